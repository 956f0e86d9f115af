import type { Row } from './rows.ts';

/** Estimated heights in px until a row is measured. */
const TEXT_LINE = 23;
const CHARACTERS_PER_LINE = 44;
const AROUND = 24;
const TAG = 36;
const OF_KIND = { image: 190, file: 190, product: 100, order: 150, unknown: 42 };
/** Long texts are collapsed first, and measured when expanded. */
const MOST_LINES = 24;

/** Heights of rows: measured for those that were rendered, estimated for others. The cost of a scroll does not grow with the list. */
export class RowHeights {
  #measured = new Map<string, number>();
  #rows: readonly Row[] = [];
  /** Heights of the current rows. */
  #heights = new Float64Array();
  /** Offset of each row, then the end of the list. */
  #edges = new Float64Array(1);
  /** The first row whose offset is stale. */
  #staleFrom = 0;

  /** Stores the height of a row; without layout (hidden, no browser) the estimate stays. */
  measure(rows: readonly Row[], index: number, height: number): void {
    this.#take(rows);
    const row = rows[index];
    if (!row || height <= 0 || this.#heights[index] === height) return;
    this.#measured.set(row.key, height);
    this.#heights[index] = height;
    this.#staleFrom = Math.min(this.#staleFrom, index);
  }

  /** Offset of a row from the top of the list. */
  edgeOf(rows: readonly Row[], index: number): number {
    return this.#edgesOf(rows)[index] ?? 0;
  }

  /** The row at an offset; the last one beyond the end. */
  indexAt(rows: readonly Row[], distance: number): number {
    const edges = this.#edgesOf(rows);
    let low = 0;
    let high = Math.max(0, rows.length - 1);
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((edges[middle] ?? 0) <= distance) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #edgesOf(rows: readonly Row[]): Float64Array {
    this.#take(rows);
    let edge = this.#edges[this.#staleFrom] ?? 0;
    for (let index = this.#staleFrom; index < rows.length; index += 1) {
      edge += this.#heights[index] ?? 0;
      this.#edges[index + 1] = edge;
    }
    this.#staleFrom = rows.length;
    return this.#edges;
  }

  /** Updates to a new list; usually only its end is new. */
  #take(rows: readonly Row[]): void {
    if (this.#rows === rows) return;
    let same = 0;
    while (same < this.#rows.length && this.#rows[same] === rows[same]) same += 1;
    const heights = new Float64Array(rows.length);
    const edges = new Float64Array(rows.length + 1);
    heights.set(this.#heights.subarray(0, same));
    edges.set(this.#edges.subarray(0, same + 1));
    for (let index = same; index < rows.length; index += 1) {
      const row = rows[index];
      if (row) heights[index] = this.#measured.get(row.key) ?? estimate(row);
    }
    this.#rows = rows;
    this.#heights = heights;
    this.#edges = edges;
    this.#staleFrom = Math.min(this.#staleFrom, same);
  }
}

function estimate({ content, tag, unread }: Row): number {
  const above = (tag ? TAG : 0) + (unread ? TAG : 0);
  if (content.kind === 'text' || content.kind === 'emoji') {
    const lines = Math.min(MOST_LINES, Math.ceil(content.text.length / CHARACTERS_PER_LINE) || 1);
    return above + AROUND + lines * TEXT_LINE;
  }
  return above + OF_KIND[content.kind];
}
