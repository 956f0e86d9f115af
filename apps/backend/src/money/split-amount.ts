import { money, type Money } from '@rider/model/money';

/**
 * Splits an amount in cents in proportion to weights. Cents left by rounding go to the largest remainders, the first of equal ones first.
 * No share exceeds its weight while the amount does not exceed the sum of the weights.
 */
export function splitAmount(amount: Money, weights: readonly number[]): Money[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => money(0));
  // The product of two amounts may exceed 2^53.
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, share: Number(product / BigInt(whole)), remainder: product % BigInt(whole) };
  });
  const left = amount - parts.reduce((sum, { share }) => sum + share, 0);
  const byRemainder = parts.toSorted((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder < other.remainder ? 1 : -1,
  );
  for (const part of byRemainder.slice(0, left)) part.share += 1;
  return parts.map(({ share }) => money(share));
}
