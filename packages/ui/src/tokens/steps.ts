const STEP = 4;

/**
 * A length on the 4 px scale, for sizes of one component only, such as a thumbnail. Half steps are the finest. Shared
 * sizes are tokens.
 */
export function steps(count: number): `${number}px` {
  if (!Number.isInteger(count * 2)) throw new RangeError(`${count} is no number of half steps`);
  return `${count * STEP}px`;
}
