import type { ProductList, ProductSummary } from '@rider/model/catalogue';
import { entries } from './answer-cache.ts';

/** What the cards of this document's lists contain of a product, which is shown until the product's own answer comes. */
export function productPreview(id: string) {
  const cards = [...entries.values()].flatMap(({ key: [name], answer }): ProductSummary[] => {
    if (name === 'products') return (answer as ProductList | undefined)?.items ?? [];
    if (name === 'recommended') return (answer as ProductSummary[] | undefined) ?? [];
    return name === 'product' ? ((answer as { related: ProductSummary[] } | undefined)?.related ?? []) : [];
  });
  const card = cards.findLast((each) => each.id === id);
  // As many pictures as it has finishes, so that nothing below them moves when they come.
  return card && { ...card, images: [card.image, ...card.finishes.slice(1).map((_, at) => `${card.image}#${at}`)] };
}
