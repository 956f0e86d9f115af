import { describe, expect, test } from 'vitest';
import { enteredText, pastedCells, type TableColumn } from './table-cells.ts';

const NAMES = { draft: '草稿', published: '已发布', archived: '已下架' };
const entered = (column: TableColumn, present: string, typed: string) =>
  enteredText(column, present, typed, (state) => NAMES[state]);

describe('[B15] a text entered into the product table', () => {
  test.each([
    ['price', '38.50', '40', '40.00'],
    ['price', '38.50', ' $1,240.5 ', '1240.50'],
    ['price', '38.50', '４０', '40.00'],
    ['price', '38.50', '+5%', '40.43'],
    ['price', '38.50', '−5 %', '36.58'],
    ['price', '38.50', '-1.5', '37.00'],
    ['price', '', '+5%', '+5%'],
    ['price', '38.50', '-40', '-40'],
    ['price', '38.50', '38,5', '38,5'],
    ['listPrice', '45.00', '', ''],
    ['stock', '120', '+20', '140'],
    ['stock', '120', '1,200', '1200'],
    ['stock', '120', '12.5', '12.5'],
    ['breaks', '', ' 10: 36.57 ', '10: 36.57'],
    ['state', 'draft', '已发布', 'published'],
    ['state', 'draft', 'Archived', 'archived'],
    ['state', 'draft', 'gone', 'draft'],
  ] as const)('%s %j becomes by %j: %j', (column, present, typed, text) => {
    expect(entered(column, present, typed)).toBe(text);
  });

  test('cells are read as spreadsheets copy them', () => {
    expect(pastedCells('1\t2\r\n3\t\r\n')).toEqual([
      ['1', '2'],
      ['3', ''],
    ]);
    expect(pastedCells('7')).toEqual([['7']]);
  });
});
