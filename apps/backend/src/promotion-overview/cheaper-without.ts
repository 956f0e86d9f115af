import type { CheaperWithout } from '@rider/api/operator';
import type { Money } from '@rider/model/money';
import { cheaperFrom, priceAt } from '@rider/model/price';
import { quantityBreaksOf, type StoredPrices } from '../price-list/contract-prices.ts';

/** The quantity from which a variant costs less without a promotion, within the promotion's limit per buyer; null where it never does. */
export function cheaperWithout(
  { price, per_buyer: perBuyer }: { price: Money; per_buyer: number | null },
  variant: { price: Money; tiers: StoredPrices['tiers']; minimum: number },
): CheaperWithout | null {
  const breaks = quantityBreaksOf(variant.tiers);
  const from = cheaperFrom(price, { price: variant.price, tiers: breaks, minimum: variant.minimum });
  return from === null || from > (perBuyer ?? Infinity) ? null : { from, price: priceAt(variant.price, breaks, from) };
}
