import type { RowHeights } from './row-heights.ts';
import type { Row } from './rows.ts';

/** A longer list is drawn in part. */
const LONG = 40;
/** Rows at the end that are drawn before anything was measured. */
const AT_FIRST = 10;
/** Pixels above and below the visible part that are drawn with it, are kept drawn, and are drawn at the most. */
const NEAR = 200;
const MARGIN = 1000;
const AHEAD = 1300;
/** Rows that are added at a time on each side. */
const PIECE = 4;

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

/** Pixels from the top of the list. */
export interface View {
  top: number;
  bottom: number;
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

/** The next state of what is drawn; not `urgent` where it only adds or takes away what nobody sees. */
export interface Drawing {
  shown: Shown;
  urgent: boolean;
}

/** What should be drawn next for a view, or undefined where the range will do. What nobody sees yet comes in pieces. */
export function drawingFor(rows: readonly Row[], heights: RowHeights, shown: Shown, view: View): Drawing | undefined {
  const range = rangeOf(rows, shown);
  // Where a list becomes long, what was drawn of it stays: that must be known before.
  if (rows.length <= LONG)
    return shown.first?.key === rows[0]?.key ? undefined : { shown: shownOf(rows, range), urgent: true };
  const around = (margin: number): Range => ({
    start: heights.indexAt(rows, view.top - margin),
    end: heights.indexAt(rows, view.bottom + margin) + 1,
  });
  if (!holds(range, around(0))) return { shown: shownOf(rows, around(NEAR)), urgent: true };
  const ahead = around(AHEAD);
  if (holds(range, around(MARGIN)) && sizeOf(range) <= 2 * sizeOf(ahead)) return undefined;
  const start = Math.max(ahead.start, range.start - PIECE);
  const end = Math.min(ahead.end, range.end + PIECE);
  return { shown: shownOf(rows, { start, end }), urgent: false };
}

const holds = (outer: Range, inner: Range): boolean => outer.start <= inner.start && outer.end >= inner.end;
const sizeOf = ({ start, end }: Range): number => end - start;

function shownOf(rows: readonly Row[], { start, end }: Range): Shown {
  return { first: edgeAt(rows, start), last: end >= rows.length ? null : edgeAt(rows, end - 1) };
}

/** The part around one row. */
export function shownAround(rows: readonly Row[], index: number): Shown {
  return shownOf(rows, { start: Math.max(0, index - AT_FIRST / 2), end: index + AT_FIRST / 2 + 1 });
}
