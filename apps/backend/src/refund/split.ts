/** What a line of an order has to do with its money, in cents. */
export interface PaidLine {
  id: number;
  quantity: number;
  line_total: number;
  discount: number;
}

/** Divides an amount by weights, to the cent: what rounding leaves goes to the first lines. The weights must not all be zero. */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  // Each takes what is due to all up to it, less what is given: no cent is lost or made.
  return weights.map((weight) => {
    weighed += weight;
    const due = Number((BigInt(amount) * BigInt(weighed) + BigInt(whole) - 1n) / BigInt(whole));
    const share = due - given;
    given = due;
    return share;
  });
}

/** What was paid for each line, by its id: its goods less its discount, and its share of the freight. They add up to the order's total. */
export function paidByLine(freight: number, lines: readonly PaidLine[]): Map<number, number> {
  const goods = lines.map((line) => line.line_total - line.discount);
  const weights = goods.some((paid) => paid > 0) ? goods : lines.map((line) => line.quantity);
  const shares = shareOut(freight, weights);
  return new Map(lines.map((line, index) => [line.id, (goods[index] ?? 0) + (shares[index] ?? 0)]));
}

/**
 * What `count` more pieces of a line come to, `before` of them having been paid back: all pieces together, in whatever parts,
 * come to exactly what was paid.
 */
export function amountOfPieces(paid: number, pieces: { quantity: number; before: number; count: number }): number {
  const { quantity, before, count } = pieces;
  const upTo = (number: number): number => Number((BigInt(paid) * BigInt(number)) / BigInt(quantity));
  return upTo(before + count) - upTo(before);
}
