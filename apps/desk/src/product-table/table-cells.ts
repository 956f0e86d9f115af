import { money, moneyFromDecimal, moneyToDecimal } from '@rider/model/money';
import {
  PRODUCT_STATES,
  TABLE_FIELDS,
  type TableField,
  type TableProduct,
  type TableVariant,
} from '@rider/model/product';
import { normalizeCode } from '@rider/model/validation';

/** The columns that can be typed in: the product's state, then the values of the variant. */
export const TABLE_COLUMNS = ['state', ...TABLE_FIELDS] as const;
/** A column that can be typed in. */
export type TableColumn = (typeof TABLE_COLUMNS)[number];

/** A row of the table: a variant with its product. */
export interface TableRow {
  product: TableProduct;
  variant: TableVariant;
  isFirst: boolean;
}

/** The rows of products, in their order. */
export function rowsOf(products: readonly TableProduct[]): TableRow[] {
  return products.flatMap((product) =>
    product.variants.map((variant, index) => ({ product, variant, isFirst: index === 0 })),
  );
}

/** The saved text of a cell. */
export function savedText({ product, variant }: TableRow, column: TableColumn): string {
  return column === 'state' ? product.state : variant[column];
}

const MONEY: readonly TableColumn[] = ['price', 'listPrice'] satisfies TableField[];
const RELATIVE = /^([+\u2212-])\s*(\d+(?:\.\d+)?)\s*(%?)$/;
const THOUSANDS = /^(\d{1,3})(,\d{3})+(?=\.|$)/;

/** Cents or pieces of a text; null for any other text. */
function amountOf(column: TableColumn, text: string): number | null {
  if (MONEY.includes(column)) return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? moneyFromDecimal(text) : null;
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

function textOf(column: TableColumn, amount: number): string {
  return MONEY.includes(column) ? moneyToDecimal(money(amount)) : String(amount);
}

/**
 * The text that a cell gets when a person has typed or pasted one: an amount as the shop writes it; `+5%`, `-5%`, `+2` and `-2` change the
 * amount that is there. A state may have its name in the reader's language. What is no amount stays as it is, so that its fault shows.
 */
export function enteredText(
  column: TableColumn,
  present: string,
  typed: string,
  nameOfState: (state: TableProduct['state']) => string,
): string {
  const text = normalizeCode(typed);
  if (column === 'state') {
    const isNamed = (name: string) => name.toLowerCase() === text.toLowerCase();
    return PRODUCT_STATES.find((state) => isNamed(state) || isNamed(nameOfState(state))) ?? present;
  }
  if (column === 'breaks') return text;
  const [, sign, number, percent] = RELATIVE.exec(text) ?? [];
  const now = amountOf(column, present);
  if (sign !== undefined && number !== undefined) {
    const by = percent
      ? ((now ?? 0) * Number(number)) / 100
      : MONEY.includes(column)
        ? Number(number) * 100
        : Number(number);
    const changed = Math.round((now ?? 0) + (sign === '+' ? by : -by));
    return now === null || changed < 0 ? text : textOf(column, changed);
  }
  const plain = text.replace(/^\p{Sc}\s*/u, '').replace(THOUSANDS, (whole) => whole.replaceAll(',', ''));
  const amount = amountOf(column, plain);
  return amount === null ? text : textOf(column, amount);
}

/** The cells of a text that a spreadsheet copied: rows of columns. */
export function pastedCells(text: string): string[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
}
