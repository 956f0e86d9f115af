import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money/index.ts';
import { judgeRows, type CheckedRow } from '../quick-order/index.ts';
import {
  applyChanges,
  changesSince,
  differences,
  mergeChanges,
  mergedLines,
  sameLine,
  type ShoppingListLine,
} from './index.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const typed = fc.record({
  text: fc.constantFrom('RD-1', 'RD-2', 'hinge'),
  quantity: fc.constantFrom('1', '10'),
  note: fc.constantFrom('', 'north'),
});
const lines = fc
  .subarray(ids)
  .chain((own) =>
    fc.tuple(...own.map((id) => typed.map((line) => ({ ...line, id })))).map((all) => all as { id: string }[]),
  ) as fc.Arbitrary<Omit<ShoppingListLine, 'version'>[]>;
const asMap = (stored: readonly ShoppingListLine[]) => new Map(stored.map((line) => [line.id, line]));
const storedOf = (list: readonly Omit<ShoppingListLine, 'version'>[]) => list.map((line) => ({ ...line, version: 1 }));
const withoutVersions = (list: readonly ShoppingListLine[]) =>
  list.map(({ id, text, quantity, note }) => ({ id, text, quantity, note }));
const NONE = { added: [], set: [], removed: [] };

describe('[B3] lines of a shopping list', () => {
  test('the differences of two lists, applied, make one of the other', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const stored = storedOf(before);
        const changed = applyChanges(stored, differences(asMap(stored), after) ?? NONE);
        expect(new Set(withoutVersions(changed.lines))).toEqual(new Set(after));
        expect(changed.outcome).toMatchObject({ changedMeanwhile: [], removedMeanwhile: [], full: [] });
        expect(differences(asMap(changed.lines), after)).toBeNull();
      }),
    );
  });

  test('a repeated request changes nothing and has the same outcome', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const stored = storedOf(before);
        const changes = differences(asMap(stored), after) ?? NONE;
        const once = applyChanges(stored, changes);
        const twice = applyChanges(once.lines, changes);
        expect(twice.lines).toEqual(once.lines);
        expect(twice.outcome).toEqual(once.outcome);
      }),
    );
  });

  test('two members who change a list at once lose no line, and each conflict is reported to the second', () => {
    fc.assert(
      fc.property(lines, lines, lines, (before, mine, theirs) => {
        const stored = storedOf(before);
        const base = asMap(stored);
        const own = mine.map((line) => (base.has(line.id) ? line : { ...line, id: `my-${line.id}` }));
        const isRemoved = (id: string) => own.every((line) => line.id !== id);
        const first = applyChanges(stored, differences(base, theirs) ?? NONE);
        const second = applyChanges(first.lines, differences(base, own) ?? NONE);
        const final = asMap(second.lines);
        const reported = new Set([
          ...second.outcome.changedMeanwhile.map(({ id }) => id),
          ...second.outcome.removedMeanwhile,
        ]);
        for (const line of theirs) {
          const was = base.get(line.id);
          // Only a line that they left as it was may be removed.
          const isLost = !final.has(line.id) && (was === undefined || !sameLine(was, line) || !isRemoved(line.id));
          expect(isLost).toBe(false);
        }
        for (const line of own) {
          const was = base.get(line.id);
          const isUnchanged = was !== undefined && sameLine(was, line);
          expect(isUnchanged || final.has(line.id) || reported.has(line.id)).toBe(true);
        }
      }),
    );
  });

  test('a line is added below another one, or at the end', () => {
    const stored = storedOf([
      { id: 'a', text: 'A', quantity: '1', note: '' },
      { id: 'b', text: 'B', quantity: '1', note: '' },
    ]);
    const line = (id: string, after: string | null) => ({ id, text: id, quantity: '1', note: '', after });
    const { lines: all } = applyChanges(stored, {
      ...NONE,
      added: [line('x', 'a'), line('y', null), line('z', 'gone'), line('w', '')],
    });
    expect(all.map(({ id }) => id)).toEqual(['w', 'a', 'x', 'b', 'y', 'z']);
  });

  test('lines beyond the limit are reported', () => {
    const many = storedOf(
      Array.from({ length: 500 }, (_, place) => ({ id: String(place), text: 'A', quantity: '1', note: '' })),
    );
    const added = [{ id: 'x', text: 'X', quantity: '1', note: '', after: null }];
    expect(applyChanges(many, { ...NONE, added }).outcome.full).toEqual(['x']);
  });
});

test('[B3] changes of price and stock are marked, at the same quantity alone', () => {
  const fact = (quantity: number, price: number, inStock = true) => ({ quantity, unitPrice: money(price), inStock });
  const before = { a: fact(1, 100), b: fact(1, 100), c: fact(1, 100), d: fact(1, 100, false) };
  const now = { a: fact(1, 120), b: fact(5, 90), c: fact(1, 100, false), d: fact(1, 100), e: fact(1, 1) };
  expect(changesSince(before, now)).toEqual({
    a: { price: { before: 100, now: 120 }, stock: null },
    c: { price: null, stock: 'sold-out' },
    d: { price: null, stock: 'in-stock' },
  });
});

test('[B3] the lines of one variant become one with the sum of the quantities and all notes', () => {
  const pieces = (list: readonly { text: string; quantity: string }[]) =>
    list.reduce<Record<string, number>>(
      (sums, { text, quantity }) => ({ ...sums, [text]: (sums[text] ?? 0) + Number(quantity) }),
      {},
    );
  const judged = (list: readonly ShoppingListLine[]) =>
    judgeRows(
      list.map(({ text, quantity }) => ({ quantity, variant: { code: text, minimum: 1, pack: 1, stock: 99 } })),
    ) as CheckedRow[];
  fc.assert(
    fc.property(lines, (list) => {
      const stored = storedOf(list);
      const merged = applyChanges(stored, mergeChanges(stored, judged(stored)) ?? NONE).lines;
      expect(pieces(merged)).toEqual(pieces(stored));
      expect(new Set(merged.map(({ text }) => text)).size).toBe(merged.length);
      for (const { text, note } of stored) expect(merged.find((line) => line.text === text)?.note).toContain(note);
      expect(mergeChanges(merged, judged(merged))).toBeNull();
    }),
  );
  const line = (id: string, note: string) => ({ id, text: 'RD-1', quantity: '2', note, version: 1 });
  const long = [line('a', 'x'.repeat(150)), line('b', 'y'.repeat(150))];
  expect(mergeChanges(long, judged(long))).toBeNull();
  expect(mergedLines(long, judged(long))).toMatchObject([{ line: { id: 'a', quantity: '4' }, merged: [{ id: 'b' }] }]);
});
