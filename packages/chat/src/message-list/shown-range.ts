import type { RowHeights } from './row-heights.ts';
import type { Row } from './rows.ts';

/** Longer lists are virtualised. */
const LONG = 40;
/** Rows rendered at the end before anything is measured. */
const AT_FIRST = 10;
/** Overscan in px: rendered at minimum, retained, and at maximum. */
const NEAR = 200;
const MARGIN = 1000;
const AHEAD = 1300;
/** Rows added at a time on each side. */
const PIECE = 4;

/** A row's key with its last index, where it usually still is. */
interface Edge {
  key: string;
  index: number;
}

/** The rendered range by keys, so that prepended rows shift nothing. Null is the edge of the list. */
export interface Shown {
  first: Edge | null;
  last: Edge | null;
}

/** Indexes; `end` is exclusive. */
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

/** Resolves the part to indexes; the end of the list if a key is gone. */
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

/** The next range; not `urgent` if only invisible rows change. */
export interface Drawing {
  shown: Shown;
  urgent: boolean;
}

/** Returns the range to render next for a viewport, or undefined if the current one suffices. Invisible rows are added in steps. */
export function drawingFor(rows: readonly Row[], heights: RowHeights, shown: Shown, view: View): Drawing | undefined {
  const range = rangeOf(rows, shown);
  // The range is set before the list exceeds the limit, so that its rendered rows stay.
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

/** The range around one row. */
export function shownAround(rows: readonly Row[], index: number): Shown {
  return shownOf(rows, { start: Math.max(0, index - AT_FIRST / 2), end: index + AT_FIRST / 2 + 1 });
}
