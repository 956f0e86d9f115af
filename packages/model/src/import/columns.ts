import { LOCALES } from '../locale/index.ts';
import type { ProductDraft, VariantDraft } from '../product/index.ts';

/** Number of options that a file has columns for. */
export const FILE_OPTIONS = 3;

/** The fields of a product in a file: each row of the product may state them. */
const PRODUCT_FIELDS = ['product', 'state', 'category', 'images'] as const;
const TEXT_FIELDS = ['name', 'summary', 'description', 'keywords', 'unit'] as const satisfies (keyof ProductDraft)[];
const VARIANT_FIELDS = [
  'barcode',
  'price',
  'listPrice',
  'minimum',
  'pack',
  'breaks',
  'weightKg',
  'lengthMm',
  'volumeM3',
  'image',
] as const satisfies (keyof VariantDraft)[];

/** A field of a product that a file has one column for in each language. */
export type TextField = (typeof TEXT_FIELDS)[number];
/** A field of a variant. */
export type VariantField = (typeof VARIANT_FIELDS)[number];

/** A column of a file of products. `path` is where a fault of its cell is reported: in the product, or in a variant. */
export interface FileColumn {
  /** Its heading in the file. */
  name: string;
  path: string;
  of: 'product' | 'variant';
}

const HEADINGS: Readonly<Record<string, string>> = {
  imageTexts: 'Image texts',
  listPrice: 'List price',
  weightKg: 'Weight kg',
  lengthMm: 'Length mm',
  volumeM3: 'Volume m3',
};
const LANGUAGES = { 'en-US': 'EN', 'zh-CN': 'ZH' } as const;

const heading = (field: string) => HEADINGS[field] ?? `${field[0]?.toUpperCase() ?? ''}${field.slice(1)}`;
const inLanguages = (field: string, path: string, of: FileColumn['of']): FileColumn[] =>
  LOCALES.map((locale) => ({ name: `${heading(field)} ${LANGUAGES[locale]}`, path: `${path}.${locale}`, of }));

/** The columns of a file of products, one row for each variant. Files may have some of them in any order; `SKU` identifies the row. */
export const FILE_COLUMNS: readonly FileColumn[] = [
  { name: 'SKU', path: 'code', of: 'variant' },
  ...PRODUCT_FIELDS.map((field) => ({ name: heading(field), path: field, of: 'product' as const })),
  ...inLanguages('imageTexts', 'imageTexts', 'product'),
  ...TEXT_FIELDS.flatMap((field) => inLanguages(field, field, 'product')),
  ...Array.from({ length: FILE_OPTIONS }, (_, index) => [
    ...inLanguages(`Option ${index + 1}`, `option.${index}`, 'product'),
    ...inLanguages(`Value ${index + 1}`, `value.${index}`, 'variant'),
  ]).flat(),
  ...VARIANT_FIELDS.map((field) => ({ name: heading(field), path: field, of: 'variant' as const })),
  { name: 'Stock', path: 'stock', of: 'variant' },
];

/** A heading without case, spaces and marks. */
export const comparable = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const BY_NAME = new Map(FILE_COLUMNS.map((column) => [comparable(column.name), column]));

/** The column with a heading, in any case and with any marks between its words; undefined for others. */
export function columnNamed(name: string): FileColumn | undefined {
  return BY_NAME.get(comparable(name));
}

/** A row of a file: its texts by column path, trimmed; a column that the file does not have is absent. */
export interface FileRow {
  /** Counted as a spreadsheet does: the headings are row 1. */
  number: number;
  cells: Readonly<Record<string, string>>;
}
