import { money, type Money } from '../money/index.ts';

/** A quantity break: the unit price is `price` from `quantity` on. */
export interface QuantityBreak {
  quantity: number;
  price: Money;
  /** Whether the buyer has this price by contract; absent if not. */
  contract?: boolean;
}

/** The unit price at a quantity: that of the highest break reached, else the base price. Breaks ascend by quantity. */
export function priceAt(basePrice: Money, tiers: readonly QuantityBreak[], quantity: number): Money {
  return tiers.findLast((tier) => quantity >= tier.quantity)?.price ?? basePrice;
}

/** The unit price of a variant at every quantity. */
export interface Prices {
  price: Money;
  /** Whether the buyer has `price` by contract; absent if not. */
  contract?: boolean;
  /** Ascending by quantity. */
  tiers: readonly QuantityBreak[];
}

/** Whether a buyer has the unit price at a quantity by contract. */
export function isContractAt(prices: Prices, quantity: number): boolean {
  return (prices.tiers.findLast((tier) => quantity >= tier.quantity) ?? prices).contract === true;
}

/** The lower of ordinary and contract prices at each quantity: a contract price never makes a buyer pay more than others do. */
export function lowerPrices(one: Prices, other: Prices): Prices {
  const priceOf = (quantity: number) =>
    money(Math.min(priceAt(one.price, one.tiers, quantity), priceAt(other.price, other.tiers, quantity)));
  const isContract = (quantity: number) =>
    priceOf(quantity) < priceAt(one.price, one.tiers, quantity) || isContractAt(one, quantity);
  const mark = (quantity: number) => isContract(quantity) && { contract: true };
  const price = priceOf(1);
  const quantities = new Set([...one.tiers, ...other.tiers].map(({ quantity }) => quantity));
  const tiers: QuantityBreak[] = [];
  for (const quantity of [...quantities].toSorted((first, second) => first - second)) {
    const lower = priceOf(quantity);
    if (lower !== (tiers.at(-1)?.price ?? price)) tiers.push({ quantity, price: lower, ...mark(quantity) });
  }
  return { price, ...mark(1), tiers };
}

/** The smallest orderable quantity at which a variant's own price is below `price`; null where it never is. */
export function cheaperFrom(
  price: Money,
  { price: own, tiers, minimum }: { price: Money; tiers: readonly QuantityBreak[]; minimum: number },
): number | null {
  return quantityBreakRanges(own, tiers, minimum).find((range) => range.price < price)?.from ?? null;
}

/** The price of a quantity. Throws RangeError above the largest safe integer. */
export function lineTotal(each: Money, quantity: number): Money {
  return money(each * quantity);
}

/** A row of the table of quantity breaks: first and last quantity (null without end) and the unit price. */
export interface QuantityBreakRange {
  from: number;
  to: number | null;
  price: Money;
}

/** The tiers as ranges without gaps, starting with the price at the smallest orderable quantity. */
export function quantityBreakRanges(
  basePrice: Money,
  tiers: readonly QuantityBreak[],
  minimum: number,
): QuantityBreakRange[] {
  const reachable = tiers.filter((tier) => tier.quantity > minimum);
  const starts = [{ quantity: minimum, price: priceAt(basePrice, tiers, minimum) }, ...reachable];
  return starts.map((tier, index) => {
    const next = starts[index + 1];
    return { from: tier.quantity, to: next ? next.quantity - 1 : null, price: tier.price };
  });
}
