const STEP = 4;

/**
 * A length on the 4 px scale, for what only one component knows: the width of its column, the side of its thumbnail.
 * Half steps are the finest. What several components share is a token.
 */
export function steps(count: number): `${number}px` {
  if (!Number.isInteger(count * 2)) throw new RangeError(`${count} is no number of half steps`);
  return `${count * STEP}px`;
}
