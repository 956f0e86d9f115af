/** A quantity break: from `quantity` pieces on, each costs `price` cents (R6.12). */
export interface Tier {
  quantity: number;
  price: number;
}

/** What one piece costs, in cents, when this many are bought. Tiers ascend by quantity. */
export function priceAt(basePrice: number, tiers: readonly Tier[], quantity: number): number {
  return tiers.findLast((tier) => quantity >= tier.quantity)?.price ?? basePrice;
}

/** A row of the tier table: from, up to (null = no end) and the price in cents. */
export interface TierRange {
  from: number;
  to: number | null;
  price: number;
}

/** The tiers as ranges without gaps, beginning with the single-piece price from the smallest orderable quantity. */
export function tierRanges(basePrice: number, tiers: readonly Tier[], minimum: number): TierRange[] {
  const reachable = tiers.filter((tier) => tier.quantity > minimum);
  const starts = [{ quantity: minimum, price: priceAt(basePrice, tiers, minimum) }, ...reachable];
  return starts.map((tier, index) => {
    const next = starts[index + 1];
    return { from: tier.quantity, to: next ? next.quantity - 1 : null, price: tier.price };
  });
}
