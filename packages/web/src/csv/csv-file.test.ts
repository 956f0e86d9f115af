import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { csvFile } from './csv-file.ts';

/** Parses CSV as a spreadsheet program with `separator` does. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  let begun = false;
  for (let index = 0; index < file.length; index += 1) {
    const sign = file.charAt(index);
    if (quoted && sign === '"' && file.charAt(index + 1) === '"') {
      cell += sign;
      index += 1;
    } else if (sign === '"' && (quoted || !begun)) {
      quoted = !quoted;
      begun = true;
    } else if (!quoted && (sign === separator || sign === '\r' || sign === '\n')) {
      cells.push(cell);
      cell = '';
      begun = false;
    } else {
      cell += sign;
      begun = true;
    }
  }
  return [...cells, cell];
}

/** A negative number, optionally followed by a comma and another number or a non-numeric text: never a formula. */
const NUMBERS = /^-?\d+(\.\d+)?(,(?!\d)|,\d+(\.\d+)?(,|\s*$)|\s|$)/;

/** Whether a spreadsheet may treat a cell as a formula: by its first visible character, in full or half width. */
function runs(cell: string): boolean {
  const seen = cell.normalize('NFKC').replace(/^[\s\p{Z}\p{C}]+/u, '');
  return !NUMBERS.test(seen) && /^[=+\-@\u2212]/.test(seen);
}

const hostile = fc.array(
  fc.oneof(
    fc.constantFrom(...'=+-@＝＋－＠﹦﹢﹣﹫\u2212;,"\'\t\r\n \u3000\u00A0\u200B\u200E\uFEFF\0', '1+1', 'cmd|', '5'),
    fc.string({ maxLength: 3 }),
  ),
);
const text = hostile.map((parts) => parts.join(''));

test('[R10.6] no cell runs as a formula, whatever separator the spreadsheet program uses', () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }), (rows) => {
      const file = csvFile(rows).slice(1);
      for (const cell of cellsOf(file, ',')) {
        expect(runs(cell), JSON.stringify(cell)).toBe(false);
        expect(cell).not.toMatch(/^[\t\r\n]/);
      }
      for (const cell of cellsOf(file, ';')) expect(runs(cell.replace(/^"/, '')), JSON.stringify(cell)).toBe(false);
    }),
    randomRuns(2_000),
  );
});

test('[R6.6] every text survives a round trip, except for the quotes before formulas', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (row) => {
      const cells = cellsOf(csvFile([row]).slice(1, -2), ',');
      const plain = (cell: string) => cell.replaceAll("'", '');
      expect(cells.map(plain)).toEqual(row.map(plain));
    }),
  );
});

test('[R10.6] numbers stay numbers, texts are unchanged', () => {
  expect(
    csvFile([
      ['Amount', '金额'],
      ['-136.50', '49863.50'],
      ['Glass, 10 mm', 'a-b = c'],
    ]),
  ).toBe('\uFEFFAmount,金额\r\n-136.50,49863.50\r\n"Glass, 10 mm",a-b = c\r\n');
  // "-5,1+…" would be one formula where commas do not separate cells.
  expect(csvFile([['-5', "1+cmd|' /C calc'!A0", '2 hinges']])).toBe("\uFEFF-5,'1+cmd|' /C calc'!A0,2 hinges\r\n");
  expect(csvFile([['＝1+1', ' @SUM(A1)', '-2+3']])).toBe("\uFEFF'＝1+1, '@SUM(A1),'-2+3\r\n");
});
