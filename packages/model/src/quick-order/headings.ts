import { isAmount } from './read-amount.ts';

/** The places of the columns of a list. */
export interface Columns {
  text: number;
  quantity: number;
  /** Whether both have a heading. */
  isWhole: boolean;
}

const TEXT =
  /^(?:sku|code|part|partnos?|partnumbers?|item|items|itemnos?|itemnumbers?|itemcode|articlenos?|model|productcode|barcode|型号|型號|货号|貨號|料号|编号|編號|编码|(?:产品|商品|物料)(?:型号|编号|编码|货号))$/;
/** A column of names, which a list beside part numbers may have too. */
const NAME = /^(?:name|productnames?|itemnames?|品名|名称|名稱|(?:产品|商品|物料)(?:名称|名稱))$/;
const QUANTITY =
  /^(?:qty|quantity|quantities|qnty|pcs|pieces|count|order(?:ed)?qty|数量|數量|件数|(?:订购|采购|需求)数量)$/;

/** The columns of a line of headings; null for any other line. */
export function columnsOf(cells: readonly string[]): Columns | null {
  if (cells.some(isAmount)) return null;
  // A line of words has its headings in one cell.
  const [only = ''] = cells;
  const headings = (cells.length === 1 ? only.split(/\s+/) : cells).map((cell) =>
    cell
      .toLowerCase()
      .replace(/[(（].*$/, '')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  const column = (pattern: RegExp) => headings.findIndex((heading) => pattern.test(heading));
  const names = cells.length === 2 ? column(NAME) : -1;
  const text = column(TEXT) < 0 ? names : column(TEXT);
  const quantity = column(QUANTITY);
  if (quantity < 0 ? text < 0 || headings.length > 1 : text < 0) return null;
  return { text, quantity, isWhole: cells.length > 1 };
}
