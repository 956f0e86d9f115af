import { money } from '@rider/model/money';
import type { Money } from '@rider/model/money';

/** Freight of an order, in cents: one flat rate, whatever the weight. */
export const FLAT_FREIGHT: Money = money(1200);
/** Goods total, in cents, from which delivery is free. */
export const FREE_FREIGHT_FROM: Money = money(50_000);

/** The freight for a goods total: the flat rate, zero from the free threshold. */
export function freightFor(goodsTotal: Money): Money {
  return goodsTotal >= FREE_FREIGHT_FROM ? money(0) : FLAT_FREIGHT;
}
