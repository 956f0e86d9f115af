import type { RowHeights } from './row-heights.ts';
import type { Row } from './rows.ts';

/** A longer list is drawn in part. */
const LONG = 200;
/** Rows at the end that are drawn before anything was measured. */
const AT_FIRST = 30;
/** Pixels above and below the visible part that are drawn too. */
const MARGIN = 800;

/** The part of the list that is drawn, by keys, so that older rows above move nothing. Null is the list's own edge. */
export interface Shown {
  first: string | null;
  last: string | null;
}

/** Indexes, `end` not included. */
export interface Range {
  start: number;
  end: number;
}

/** The end of the list, where a conversation opens. */
export const THE_END: Shown = { first: null, last: null };

/** The part as indexes; the end of the list where a key is gone. */
export function rangeOf(rows: readonly Row[], { first, last }: Shown): Range {
  const whole = { start: 0, end: rows.length };
  if (rows.length <= LONG) return whole;
  const atTheEnd = { start: rows.length - AT_FIRST, end: rows.length };
  if (first === null) return atTheEnd;
  const start = rows.findIndex(({ key }) => key === first);
  const end = last === null ? rows.length : rows.findIndex(({ key }) => key === last) + 1;
  return start === -1 || end === 0 ? atTheEnd : { start, end };
}

/** What should be drawn for a view from `top` to `bottom` (pixels of the list), or undefined where the range will do. */
export function shownFor(
  rows: readonly Row[],
  heights: RowHeights,
  { start, end }: Range,
  { top, bottom }: { top: number; bottom: number },
): Shown | undefined {
  if (rows.length <= LONG) return undefined;
  const at = (distance: number) => heights.indexAt(rows, distance);
  const covered = start <= at(top - MARGIN / 2) && end > at(bottom + MARGIN / 2);
  const needed = { start: at(top - MARGIN), end: at(bottom + MARGIN) + 1 };
  if (covered && end - start <= 2 * (needed.end - needed.start) + AT_FIRST) return undefined;
  return {
    first: rows[needed.start]?.key ?? null,
    last: needed.end >= rows.length ? null : (rows[needed.end - 1]?.key ?? null),
  };
}

/** The part around one row. */
export function shownAround(rows: readonly Row[], index: number): Shown {
  const first = Math.max(0, index - AT_FIRST / 2);
  const last = index + AT_FIRST / 2;
  return { first: rows[first]?.key ?? null, last: last >= rows.length - 1 ? null : (rows[last]?.key ?? null) };
}
