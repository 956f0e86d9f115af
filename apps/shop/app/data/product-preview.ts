import type { ProductList, ProductSummary } from '@rider/model/catalogue';
import { entries } from './answer-cache.ts';

/** What the cards of this document's lists tell of a product, without articles: it is shown until the product's own answer comes. */
export function productPreview(id: string) {
  const cards = [...entries.values()].flatMap(({ key: [name], answer }): ProductSummary[] => {
    if (name === 'products') return (answer as ProductList | undefined)?.items ?? [];
    if (name === 'recommended') return (answer as ProductSummary[] | undefined) ?? [];
    return name === 'product' ? ((answer as { related: ProductSummary[] } | undefined)?.related ?? []) : [];
  });
  const card = cards.findLast((each) => each.id === id);
  return (
    card && {
      ...card,
      summary: '',
      description: [],
      // As many as it has finishes: what follows them keeps its place when they come.
      images: [card.image, ...card.finishes.slice(1).map((_, index) => `${card.image}#${index}`)],
      drawing: null,
      categoryPath: [],
      attributes: [],
      skus: [],
      specifications: [],
      related: [],
      dispatch: null,
    }
  );
}
