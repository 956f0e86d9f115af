import type { RowHeights } from './row-heights.ts';
import type { Row } from './rows.ts';

/** A longer list is drawn in part. */
const LONG = 200;
/** Rows at the end that are drawn before anything was measured. */
const AT_FIRST = 20;
/** Pixels above and below the visible part that are drawn too. */
const MARGIN = 800;

/** A row by its key, with where it was last: it mostly still is there. */
interface Edge {
  key: string;
  index: number;
}

/** The part of the list that is drawn, by keys, so that older rows above move nothing. Null is the list's own edge. */
export interface Shown {
  first: Edge | null;
  last: Edge | null;
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
  const start = indexOf(rows, first);
  const end = last === null ? rows.length : indexOf(rows, last) + 1;
  return start === -1 || end === 0 ? atTheEnd : { start, end };
}

function indexOf(rows: readonly Row[], { key, index }: Edge): number {
  return rows[index]?.key === key ? index : rows.findIndex((row) => row.key === key);
}

function edgeAt(rows: readonly Row[], index: number): Edge | null {
  const row = rows[index];
  return row ? { key: row.key, index } : null;
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
  const last = needed.end >= rows.length ? null : edgeAt(rows, needed.end - 1);
  return { first: edgeAt(rows, needed.start), last };
}

/** The part around one row. */
export function shownAround(rows: readonly Row[], index: number): Shown {
  const first = Math.max(0, index - AT_FIRST / 2);
  const last = index + AT_FIRST / 2;
  return { first: edgeAt(rows, first), last: last >= rows.length - 1 ? null : edgeAt(rows, last) };
}
