import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantityProblem } from '../quantity/index.ts';
import { judgeRows, MOST_QUICK_ROWS, readQuickOrder } from './index.ts';

const read = (list: string) => readQuickOrder(list).rows.map(({ text, quantity }) => [text, quantity]);

test.each([
  ['RD-1\t10', 'RD-1', '10'],
  ['RD-1;10', 'RD-1', '10'],
  ['RD-1, 10', 'RD-1', '10'],
  ['RD-1，１０', 'RD-1', '10'],
  ['RD-1  10', 'RD-1', '10'],
  ['10 RD-1', 'RD-1', '10'],
  ['10\tRD-1', 'RD-1', '10'],
  ['10 x RD-1', 'RD-1', '10'],
  ['RD-1 x 10', 'RD-1', '10'],
  ['RD-1 10pcs', 'RD-1', '10'],
  ['10 ea. RD-1', 'RD-1', '10'],
  ['RD-1\t10\tpcs', 'RD-1', '10'],
  ['RD-1 10 件', 'RD-1', '10'],
  ['RD-1\t1,000', 'RD-1', '1000'],
  ['RD-1\t10.00', 'RD-1', '10'],
  ['"RD-1","10"', 'RD-1', '10'],
  ['"RD-1, black",10', 'RD-1, black', '10'],
  ['RD-1\tShower hinge, black\t10\t$12.50', 'RD-1 Shower hinge, black $12.50', '10'],
  ['RD-1\t10\t12.50', 'RD-1', '10'],
  ['shower hinge black 4', 'shower hinge black', '4'],
  ['8 mm clamp 20', '8 mm clamp', '20'],
  ['6901234567892\t3', '6901234567892', '3'],
  ['6901234567892', '6901234567892', ''],
  ['RD-1', 'RD-1', ''],
  // Nothing is guessed.
  ['RD-1 2 boxes', 'RD-1', '2 boxes'],
  ['RD-1\t1.5', 'RD-1', '1.5'],
  ['RD-1,1,500', 'RD-1', '1 500'],
  ['5 RD-1 10', 'RD-1', '5 10'],
  ['RD-1\t-5', 'RD-1', '-5'],
  ['RD-1\t1,250\t5', 'RD-1', '1,250 5'],
  ['RD-1\t10 pcs\t5', 'RD-1', '10 pcs 5'],
  ['RD-1\t5 boxes\t10', 'RD-1', '5 boxes 10'],
  ['RD-1\t1\u202f250\t5', 'RD-1', '1250 5'],
  ['RD-1 1 250', 'RD-1', '1 250'],
  // Separators of thousands
  ['RD-1 1,250', 'RD-1', '1250'],
  ['RD-1\t1,250\t19.90', 'RD-1', '1250'],
  ['RD-1\t1 250', 'RD-1', '1250'],
])('[B1] %j is a row', (line, text, quantity) => {
  expect(read(line)).toEqual([[text, quantity]]);
});

test('[B1] headings name the columns, and a column of line numbers is left out', () => {
  expect(
    read('Pos\tDescription\tPart No.\tQty (pcs)\tPrice\r\n1\tHinge 90\tRD-1\t10\t5\r\n2\tClamp\tRD-2\t4\t6'),
  ).toEqual([
    ['RD-1', '10'],
    ['RD-2', '4'],
  ]);
  expect(read('型号，数量\nRD-1，10')).toEqual([['RD-1', '10']]);
  // The template of a shop that finds products by name.
  for (const headings of ['Product name,Quantity', '商品名称,数量'])
    expect(read(`${headings}\n玻璃门合页 H100,10`)).toEqual([['玻璃门合页 H100', '10']]);
  expect(read('SKU\tQty\nRD-1 10\nRD-2')).toEqual([
    ['RD-1', '10'],
    ['RD-2', ''],
  ]);
  expect(read('SKU Quantity\nRD-1 10')).toEqual([['RD-1', '10']]);
  expect(read('1\tRD-1\t10\n2\tRD-2\t4')).toEqual([
    ['RD-1', '10'],
    ['RD-2', '4'],
  ]);
});

test('[B1] a list of SKU and quantity is read alike from every spreadsheet', () => {
  const sku = fc.stringMatching(/^RD-[A-Z]{1,6}(-[A-Z0-9]{1,5}){0,3}$/);
  const line = fc.tuple(sku, fc.integer({ min: 1, max: 99_999 }));
  const separator = fc.constantFrom('\t', ';', ',', ' ', ' \t ', '，');
  const unit = fc.constantFrom('', ' pcs', 'ea', ' x', '件');
  const ends = fc.constantFrom('\n', '\r\n', '\r', '\n\n');
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      separator,
      unit,
      ends,
      fc.boolean(),
      (lines, ...how) => {
        const [between, pieces, end, isFirst] = how;
        const written = lines.map(([code, count]) =>
          isFirst ? [`${count}${pieces}`, code] : [code, `${count}${pieces}`],
        );
        const list = written.map((cells) => cells.join(between)).join(end);
        expect(read(list)).toEqual(lines.map(([code, count]) => [code, String(count)]));
      },
    ),
  );
});

test('[B1] no line of any text is lost', () => {
  const piece = fc.constantFrom(
    'RD-1',
    '5',
    '10 pcs',
    '\t',
    ';',
    ',',
    ' ',
    '"',
    'x',
    'Qty',
    'SKU',
    '−',
    '数量',
    '1.5',
    '=1+1',
    '\u0000',
  );
  const anyLine = fc
    .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 7 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
      const written = lines.join('\n').split(/\r\n?|\n/);
      const filled = written.filter((line) => /[\p{L}\p{N}]/u.test(line));
      const { rows, left } = readQuickOrder(lines.join('\n'));
      // The headings are no row.
      expect(rows.length).toBeGreaterThanOrEqual(filled.length - 1);
      expect(rows.every(({ text, quantity }) => text + quantity !== '')).toBe(true);
      expect(left).toEqual([]);
    }),
  );
});

test('[B1] lines beyond the limits are returned', () => {
  const lines = Array.from({ length: MOST_QUICK_ROWS + 3 }, (_, index) => `RD-${index} ${index + 1}`);
  const { rows, left } = readQuickOrder(lines.join('\n'));
  expect([rows.length, left]).toEqual([MOST_QUICK_ROWS, lines.slice(MOST_QUICK_ROWS)]);
  const headed = readQuickOrder(['SKU Qty', ...lines].join('\n'));
  expect([headed.rows.length, headed.left.length]).toEqual([MOST_QUICK_ROWS, 3]);
  const long = readQuickOrder(`${'x'.repeat(100_000)} 5\nRD-1 5`);
  expect([long.rows.length, long.left.length]).toEqual([0, 2]);
});

const terms = (code: string, { minimum = 1, pack = 1, stock = 100 } = {}) => ({ code, minimum, pack, stock });
const judge = (...rows: [string, ReturnType<typeof terms> | null][]) =>
  judgeRows(rows.map(([quantity, variant]) => ({ quantity, variant }))).map(({ problem, quantity, mergedInto }) => [
    problem,
    quantity,
    mergedInto,
  ]);

test('[B1] each row has its own verdict, by the rule of quantities', () => {
  expect(
    judge(
      ['10', terms('A')],
      ['１０ pcs', terms('B', { pack: 5 })],
      ['7', terms('C', { pack: 5 })],
      ['2', terms('D', { minimum: 4 })],
      ['200', terms('E')],
      ['1', terms('F', { stock: 0 })],
      ['2 boxes', terms('G')],
      ['', terms('H')],
      ['3', null],
    ),
  ).toEqual([
    [null, 10, null],
    [null, 10, null],
    ['off-pack', 7, null],
    ['below-minimum', 2, null],
    ['not-enough-stock', 200, null],
    ['out-of-stock', 1, null],
    ['not-a-number', null, null],
    ['not-a-number', null, null],
    ['unknown', 3, null],
  ]);
});

test('[B1] rows of one variant count as one, in place of the first of them', () => {
  const pairs = terms('A', { pack: 10, stock: 20 });
  expect(judge(['3', pairs], ['x', pairs], ['7', pairs], ['0', pairs])).toEqual([
    [null, 10, null],
    ['not-a-number', null, null],
    ['merged', 7, 0],
    ['below-minimum', 0, null],
  ]);
  const pieces = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 60 }), (quantities, stock) => {
      const variant = terms('A', { stock });
      const [first, ...others] = judgeRows(quantities.map((quantity) => ({ quantity: String(quantity), variant })));
      const sum = quantities.reduce((total, quantity) => total + quantity, 0);
      expect(first).toMatchObject({ quantity: sum, problem: quantityProblem(sum, variant) });
      expect(others.every(({ problem }) => problem === 'merged')).toBe(true);
    }),
  );
});
