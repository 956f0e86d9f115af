import type { Row } from './rows.ts';

/** Typical heights in pixels, until a row is measured. */
const TEXT_LINE = 23;
const LETTERS_OF_A_LINE = 44;
const AROUND = 24;
const TAG = 36;
const OF_KIND = { image: 190, file: 190, product: 100, order: 150, unknown: 42 };
/** A long text is closed at first, and measured when it is opened. */
const MOST_LINES = 46;

/** Knows how high the rows are: those that were shown exactly, the others about. */
export class RowHeights {
  #measured = new Map<string, number>();
  #rows: readonly Row[] = [];
  /** Where each row begins, and last where the list ends; undefined where a height has changed since. */
  #edges: Float64Array | undefined;

  /** Keeps a height; rows without layout (not shown, no browser) keep their estimate. */
  measure(key: string, height: number): void {
    if (height <= 0 || this.#measured.get(key) === height) return;
    this.#measured.set(key, height);
    this.#edges = undefined;
  }

  /** Where a row begins, from the top of the list. */
  edgeOf(rows: readonly Row[], index: number): number {
    return this.#edgesOf(rows)[index] ?? 0;
  }

  /** The row at a distance from the top; the last where the list ends before. */
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
    if (this.#edges && this.#rows === rows) return this.#edges;
    const edges = new Float64Array(rows.length + 1);
    let edge = 0;
    for (const [index, row] of rows.entries()) {
      edge += this.#measured.get(row.key) ?? estimate(row);
      edges[index + 1] = edge;
    }
    this.#rows = rows;
    this.#edges = edges;
    return edges;
  }
}

function estimate({ content, tag, unread }: Row): number {
  const above = (tag ? TAG : 0) + (unread ? TAG : 0);
  if (content.kind === 'text' || content.kind === 'emoji') {
    const lines = Math.min(MOST_LINES, Math.ceil(content.text.length / LETTERS_OF_A_LINE) || 1);
    return above + AROUND + lines * TEXT_LINE;
  }
  return above + OF_KIND[content.kind];
}
