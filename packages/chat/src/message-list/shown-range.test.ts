import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMessage } from '../testing/index.ts';
import { RowHeights } from './row-heights.ts';
import { RowMaker } from './rows.ts';
import { drawingFor, rangeOf, THE_END, type Range, type Shown, type View } from './shown-range.ts';

const LENGTH = 500;
const messages = Array.from({ length: LENGTH }, (_, index) => aMessage(index + 1, `Message ${index + 1}`));
const rows = new RowMaker().rowsOf({ messages, unconfirmed: [], firstUnreadId: null, readUpTo: null, agent: null });

function heightsOf(heights: readonly number[]): RowHeights {
  const known = new RowHeights();
  for (const index of rows.keys()) known.measure(rows, index, heights[index % heights.length] ?? 1);
  return known;
}

/** Whether a range contains every row in a viewport. */
function fills(heights: RowHeights, { start, end }: Range, { top, bottom }: View): boolean {
  return start <= heights.indexAt(rows, top) && end > heights.indexAt(rows, bottom);
}

describe('[R7.7] the rendered part of a long list', () => {
  test('fills the viewport immediately wherever the reader scrolls, then renders the overscan in a bounded number of steps', () => {
    const heights = fc.array(fc.integer({ min: 30, max: 400 }), { minLength: 1, maxLength: 30 });
    const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 });
    const property = fc.property(heights, places, (sizes, visited) => {
      const known = heightsOf(sizes);
      const whole = known.edgeOf(rows, LENGTH);
      let shown: Shown = THE_END;
      for (const place of visited) {
        const view = { top: place * (whole - 600), bottom: place * (whole - 600) + 600 };
        let rounds = 0;
        for (let next = drawingFor(rows, known, shown, view); next; next = drawingFor(rows, known, shown, view)) {
          expect(next.urgent).toBe(!fills(known, rangeOf(rows, shown), view));
          shown = next.shown;
          expect(fills(known, rangeOf(rows, shown), view)).toBe(true);
          rounds += 1;
        }
        expect(rounds).toBeLessThan(40);
        expect(fills(known, rangeOf(rows, shown), { top: view.top - 800, bottom: view.bottom + 800 })).toBe(true);
        const { start, end } = rangeOf(rows, shown);
        expect(known.edgeOf(rows, end) - known.edgeOf(rows, start)).toBeLessThan(20_000);
      }
    });
    fc.assert(property);
  });

  test('a short list is rendered whole, and its rows stay when older messages make it long', () => {
    const view = { top: 0, bottom: 600 };
    const short = rows.slice(LENGTH - 40);
    expect(rangeOf(short, THE_END)).toEqual({ start: 0, end: 40 });
    const drawing = drawingFor(short, new RowHeights(), THE_END, view);
    expect(drawing?.urgent).toBe(true);
    const shown = drawing?.shown ?? THE_END;
    expect(drawingFor(short, new RowHeights(), shown, view)).toBeUndefined();
    expect(rangeOf(rows.slice(LENGTH - 60), shown)).toEqual({ start: 20, end: 60 });
  });
});
