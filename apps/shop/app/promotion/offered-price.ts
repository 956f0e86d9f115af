import type { Sku } from '@rider/model/catalogue';
import { priceAt, type PriceTier } from '@rider/model/price';

/**
 * An article at what the cart asks for it: the price of the promotion that runs, and beyond the most pieces of the promotion its own prices. A
 * group's price is only for those who buy in a group.
 */
export function atOfferedPrice<Article extends Pick<Sku, 'price' | 'originalPrice' | 'tiers' | 'stock' | 'offer'>>(
  article: Article,
): Article {
  const { price: ordinary, tiers, stock, offer } = article;
  if (offer === undefined || offer.kind === 'group') return article;
  const { price, originalPrice, most } = offer;
  const beyond = most + 1;
  const within = tiers.filter((tier) => tier.quantity < beyond && tier.price < price);
  const after: PriceTier[] =
    beyond > stock
      ? []
      : [
          { quantity: beyond, price: priceAt(ordinary, tiers, beyond) },
          ...tiers.filter(({ quantity }) => quantity > beyond),
        ];
  return { ...article, price, originalPrice, tiers: [...within, ...after] };
}
