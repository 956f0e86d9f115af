import { expect, test } from 'vitest';
import { productSchema, validate } from '../validation/index.ts';
import {
  applyRows,
  columnNamed,
  dayText,
  decimalText,
  emptyDraft,
  FILE_COLUMNS,
  rowsOfProduct,
  wholeText,
} from './index.ts';

const row = (number: number, cells: Record<string, string>) => ({ number, cells });
const categoryOf = (name: string) => (name === 'Seals' ? '7' : '');

test('[B16] columns are found in any case and spelling', () => {
  expect(['sku', 'Name (EN)', 'name_zh', 'LIST PRICE', 'Weight (kg)'].map((name) => columnNamed(name)?.path)).toEqual([
    'code',
    'name.en-US',
    'name.zh-CN',
    'listPrice',
    'weightKg',
  ]);
  expect(columnNamed('Colour of the box')).toBeUndefined();
});

test('[B16] rows make a product with options and variants; empty cells and absent columns leave what is there', () => {
  const made = applyRows(
    emptyDraft(),
    [
      row(2, {
        code: 'A-6',
        'name.en-US': 'Seal',
        category: 'Seals',
        'option.0.en-US': 'Glass',
        'value.0.en-US': '6 mm',
        price: '3,2',
      }),
      row(3, { code: 'A-8', 'value.0.zh-CN': '8 毫米', 'value.0.en-US': '8 mm', price: '3', breaks: '10: 2,9;50x2.8' }),
    ],
    categoryOf,
  );
  expect(made).toMatchObject({ name: { 'en-US': 'Seal', 'zh-CN': '' }, categoryId: '7' });
  expect(made.options).toMatchObject([
    {
      key: 'glass',
      name: { 'en-US': 'Glass', 'zh-CN': 'Glass' },
      values: [{ key: '6-mm' }, { label: { 'zh-CN': '8 毫米' } }],
    },
  ]);
  expect(made.variants.map(({ code, price, breaks, values }) => [code, price, breaks, values['glass']])).toEqual([
    ['A-6', '3.20', '', '6-mm'],
    ['A-8', '3.00', '10: 2.90; 50: 2.80', '8-mm'],
  ]);
  const changed = applyRows(
    made,
    [row(2, { code: 'A-6', price: '', weightKg: '0.50', barcode: '12345670' })],
    categoryOf,
  );
  expect(changed.variants[0]).toMatchObject({
    price: '3.20',
    weightKg: '0.5',
    barcode: '12345670',
    values: { glass: '6-mm' },
  });
});

test('[B16] the zeros that a spreadsheet drops from a barcode are restored, and only those', () => {
  const barcodeOf = (barcode: string) =>
    applyRows(emptyDraft(), [row(2, { code: 'A', barcode })], categoryOf).variants[0]?.barcode;
  expect(barcodeOf('36000291452')).toBe('036000291452');
  expect(barcodeOf('4006381333931')).toBe('4006381333931');
  expect(barcodeOf('4006381333932')).toBe('4006381333932');
});

test('[B16] what an amount must not have is not rounded away', () => {
  const priceOf = (price: string) =>
    applyRows(emptyDraft(), [row(2, { code: 'A', price })], categoryOf).variants[0]?.price;
  const typed = ['1.005', '-3', '1e3', '$4', '1,234.50', '1,250', '1.250'];
  expect(typed.map(priceOf)).toEqual(typed);
  expect(['1,25', '0,125'].map(priceOf)).toEqual(['1.25', '0,125']);
});

test('[B16] the rows of a product make the same product again', () => {
  const draft = applyRows(
    { ...emptyDraft(), unit: { 'en-US': 'pc', 'zh-CN': '件' } },
    [
      row(2, {
        code: 'A',
        category: 'Seals',
        'option.0.en-US': 'Glass',
        'value.0.en-US': '6',
        price: '3',
        listPrice: '4',
        image: '/media/a.webp',
      }),
      row(3, {
        code: 'B',
        'value.0.en-US': '8',
        price: '3',
        images: '/media/a.webp /media/b.webp',
        state: 'Published',
      }),
    ],
    categoryOf,
  );
  const again = rowsOfProduct('1', draft, { category: 'Seals', stockOf: () => 5 }).map((cells, index) =>
    row(index + 2, Object.fromEntries(FILE_COLUMNS.map(({ path }, place) => [path, cells[place] ?? '']))),
  );
  expect(applyRows(draft, again, categoryOf)).toEqual(draft);
});

test('[B16] pictures have alternative texts in both languages, in their order', () => {
  const images = '/media/a.webp /media/b.webp /media/c.webp';
  const made = applyRows(
    emptyDraft(),
    [row(2, { code: 'A', images, 'imageTexts.en-US': '| Front \\| back | Side', 'imageTexts.zh-CN': '整体' })],
    categoryOf,
  );
  expect(made.imageTexts).toEqual({
    '/media/a.webp': { 'en-US': '', 'zh-CN': '整体' },
    '/media/b.webp': { 'en-US': 'Front | back', 'zh-CN': '' },
    '/media/c.webp': { 'en-US': 'Side', 'zh-CN': '' },
  });
  const [cells = []] = rowsOfProduct('1', made, { category: '', stockOf: () => 0 });
  const again = Object.fromEntries(FILE_COLUMNS.map(({ path }, place) => [path, (cells[place] ?? '').trim()]));
  expect(again).toMatchObject({ 'imageTexts.en-US': '| Front \\| back | Side', 'imageTexts.zh-CN': '整体 |  |' });
  expect(applyRows(made, [row(2, again)], categoryOf)).toEqual(made);
  const { errors } = validate(
    productSchema,
    applyRows(made, [row(2, { code: 'A', 'imageTexts.en-US': 'a|b|c|d' })], categoryOf),
  );
  expect(Object.entries(errors ?? {})).toContainEqual(['imageTexts...4', 'validation.product.imageTexts']);
});

test('[B16] numbers and days are read as spreadsheets write them, unless they have two meanings', () => {
  expect(['1,5', '0,250', '007', '1,000', 'x'].map((text) => decimalText(text))).toEqual([
    '1.5',
    '0.25',
    '7',
    '1,000',
    'x',
  ]);
  expect(['1,000', '1,234,567', '12.0', '1.000', '1,5'].map(wholeText)).toEqual([
    '1000',
    '1234567',
    '12',
    '1.000',
    '1,5',
  ]);
  expect(['2027/1/5', '2027年1月5日', '5.1.2027', '1/31/2027', '31/1/2027'].map(dayText)).toEqual([
    '2027-01-05',
    '2027-01-05',
    '2027-01-05',
    '2027-01-31',
    '2027-01-31',
  ]);
  expect(['1/5/2027', 'soon'].map(dayText)).toEqual(['1/5/2027', 'soon']);
});
