import { money, type Money } from '../money/index.ts';

/** The states of a price list by its days. */
export const PRICE_LIST_STATES = ['scheduled', 'active', 'ended'] as const;

/** A state of a price list. */
export type PriceListState = (typeof PRICE_LIST_STATES)[number];

/** A price of a price list: the unit price of a variant from a quantity on. */
export interface PriceLine {
  sku: string;
  quantity: number;
  price: Money;
}

const LARGEST_QUANTITY = 99_999;

function readPriceLine(text: string): PriceLine | null {
  // After a space, a comma is that of a decimal.
  const separator = /[\t;]/.test(text) ? /[\t;]/ : /^\s*[^\s,]+\s*,/.test(text) ? /[\s,]+/ : /\s+/;
  const cells = text.split(separator);
  const [sku = '', ...numbers] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [quantity, amount] = numbers.length === 1 ? ['1', numbers[0]] : numbers;
  const amountOf = /^\p{Sc}?(\d{1,7})(?:[.,](\d{1,2}))?$/u.exec(amount ?? '');
  if (amountOf === null || numbers.length > 2 || !/^\d{1,5}$/.test(quantity ?? '')) return null;
  const price = money(Number(amountOf[1]) * 100 + Number((amountOf[2] ?? '').padEnd(2, '0')));
  const from = Number(quantity);
  return from < 1 || from > LARGEST_QUANTITY || price < 1 ? null : { sku: sku.toUpperCase(), quantity: from, price };
}

/**
 * Reads the prices of a price list, one a line: SKU, quantity (1 if left out) and price, separated by tab, semicolon, comma or space, as
 * pasted from a spreadsheet. Returns the numbers of the lines that are none; empty lines are skipped.
 */
export function readPriceLines(text: string): { lines: PriceLine[]; faulty: number[] } {
  const lines: PriceLine[] = [];
  const faulty: number[] = [];
  for (const [index, row] of text.split(/\r?\n/).entries()) {
    if (row.trim() === '') continue;
    const line = readPriceLine(row);
    if (line === null) faulty.push(index + 1);
    else lines.push(line);
  }
  return { lines, faulty };
}
