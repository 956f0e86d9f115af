import { LOCALES } from '../locale/index.ts';
import type { DeskArea } from '../staff/index.ts';
import { dayText, decimalText, wholeText } from './cells.ts';
import { comparable, FILE_COLUMNS } from './columns.ts';

/** What a file may contain. */
export const IMPORT_KINDS = [
  'products',
  'price-lists',
  'price-list-assignments',
  'stock',
  'categories',
  'buyers',
  'cross-references',
] as const;
/** What a file contains. */
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The section of the desk whose roles may import and export a kind. */
export const IMPORT_AREAS: Readonly<Record<ImportKind, DeskArea>> = {
  products: 'products',
  'price-lists': 'price-lists',
  'price-list-assignments': 'price-lists',
  stock: 'stock',
  categories: 'categories',
  buyers: 'buyers',
  'cross-references': 'cross-references',
};

/** A column of a file. Faults of its cells are reported by `path`. */
export interface ImportColumn {
  /** Its heading in the file. */
  name: string;
  path: string;
  /** How a spreadsheet's spellings of its cells are read; as they are without it. */
  read?: (text: string) => string;
  /** A file without it is rejected. */
  isRequired?: boolean;
  /** The section of the desk whose roles may change it, if it is another one than that of its kind. */
  area?: DeskArea;
}

const amount = (text: string) => decimalText(text);

const language = (text: string) =>
  LOCALES.find((locale) => locale.slice(0, 2) === text.slice(0, 2).toLowerCase()) ??
  (text.startsWith('中') ? 'zh-CN' : text);

const YES = ['yes', 'y', 'true', '1', 'x', '是'];
const NO = ['no', 'n', 'false', '0', '否'];

function yesOrNo(text: string): string {
  const word = text.toLowerCase();
  return YES.includes(word) ? 'yes' : NO.includes(word) ? 'no' : text;
}

/** The columns of a file by its kind. Files may have some of them, in any order. */
export const IMPORT_COLUMNS: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  products: FILE_COLUMNS.map(({ name, path }) => ({ name, path, isRequired: path === 'code' })),
  'price-lists': [
    { name: 'Price list', path: 'list', isRequired: true },
    { name: 'SKU', path: 'code', isRequired: true },
    { name: 'Quantity from', path: 'quantity', read: wholeText },
    { name: 'Price', path: 'price', isRequired: true, read: amount },
    { name: 'Valid from', path: 'firstDay', read: dayText },
    { name: 'Valid until', path: 'lastDay', read: dayText },
  ],
  'price-list-assignments': [
    { name: 'Price list', path: 'list', isRequired: true },
    { name: 'Buyer', path: 'buyer' },
    { name: 'Company', path: 'company' },
    { name: 'Group', path: 'group' },
    { name: 'Assigned', path: 'assigned', read: yesOrNo },
  ],
  // Names are there for the reader.
  stock: [
    { name: 'SKU', path: 'code', isRequired: true },
    { name: 'Name EN', path: 'name.en-US' },
    { name: 'Name ZH', path: 'name.zh-CN' },
    { name: 'Stock', path: 'stock', read: wholeText },
    { name: 'Count', path: 'count', read: wholeText },
    { name: 'Change', path: 'change', read: wholeText },
    { name: 'Reason', path: 'reason' },
  ],
  categories: [
    { name: 'Id', path: 'id' },
    { name: 'Name EN', path: 'name.en-US' },
    { name: 'Name ZH', path: 'name.zh-CN' },
    { name: 'Parent', path: 'parentId' },
    { name: 'Position', path: 'position', read: wholeText },
    { name: 'First products', path: 'products' },
  ],
  buyers: [
    { name: 'E-mail', path: 'email', isRequired: true },
    { name: 'First name', path: 'firstName' },
    { name: 'Last name', path: 'lastName' },
    { name: 'Phone', path: 'phone' },
    { name: 'Company', path: 'company' },
    { name: 'Account', path: 'account' },
    { name: 'Price list', path: 'lists', area: 'price-lists' },
    { name: 'Credit limit', path: 'limit', read: amount, area: 'invoices' },
    { name: 'Payment days', path: 'days', read: wholeText, area: 'invoices' },
    { name: 'Language', path: 'locale', read: language },
  ],
  'cross-references': [
    { name: 'Competitor', path: 'competitor', isRequired: true },
    { name: 'Number', path: 'number', isRequired: true },
    { name: 'SKU', path: 'sku', isRequired: true },
    { name: 'Differs EN', path: 'differs.en-US' },
    { name: 'Differs ZH', path: 'differs.zh-CN' },
  ],
};

const BY_NAME = new Map(
  IMPORT_KINDS.map((kind) => [
    kind,
    new Map(IMPORT_COLUMNS[kind].map((column) => [comparable(column.name), column] as const)),
  ]),
);

/** The column of a kind with a heading, in any case and with any marks between its words; undefined for others. */
export function importColumn(kind: ImportKind, heading: string): ImportColumn | undefined {
  return BY_NAME.get(kind)?.get(comparable(heading));
}
