import { LOCALES, type Localized } from '../locale/index.ts';
import {
  hasCheckDigit,
  type ProductDraft,
  type ProductOption,
  type ProductState,
  type VariantDraft,
} from '../product/index.ts';
import { decimalText } from './cells.ts';
import { FILE_COLUMNS, FILE_OPTIONS, type FileRow, type TextField, type VariantField } from './columns.ts';
import { imageTextsOf } from './image-texts.ts';

/** A product that is filled by the rows of a file. */
export function emptyDraft(): ProductDraft {
  const none = (): Localized => ({ 'en-US': '', 'zh-CN': '' });
  return {
    name: none(),
    summary: none(),
    description: none(),
    keywords: none(),
    unit: none(),
    state: 'draft',
    categoryId: '',
    related: [],
    facets: [],
    specifications: [],
    options: [],
    images: [],
    imageTexts: {},
    documents: [],
    variants: [],
  };
}

const TEXTS = FILE_COLUMNS.filter(
  ({ path, of }) => of === 'product' && /\.(en-US|zh-CN)$/.test(path) && !/^(option|imageTexts)\./.test(path),
);
const VARIANT_PATHS = FILE_COLUMNS.filter(
  ({ path, of }) => of === 'variant' && !path.startsWith('value.') && path !== 'code' && path !== 'stock',
).map(({ path }) => path as VariantField);
const GTIN_LENGTHS = [8, 12, 13, 14];

/** A spreadsheet drops the leading zeros of a barcode, which do not count for its check digit: the shortest length is restored. */
function barcode(text: string): string {
  if (!/^\d{6,13}$/.test(text) || !hasCheckDigit(text)) return text;
  return text.padStart(GTIN_LENGTHS.find((length) => length >= text.length) ?? 0, '0');
}

function keyOf(label: string, taken: readonly string[]): string {
  const key =
    label
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 50) || 'value';
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? key : `${key}-${number}`;
    if (!taken.includes(candidate)) return candidate;
  }
}

/** The two texts of a label; one that is left out is that of the other language. */
function labelOf(cells: FileRow['cells'], path: string): Localized | null {
  const texts = LOCALES.map((locale) => cells[`${path}.${locale}`] ?? '');
  const [first] = texts.filter((text) => text !== '');
  if (first === undefined) return null;
  return Object.fromEntries(LOCALES.map((locale, index) => [locale, texts[index] || first])) as Localized;
}

const isNamed = (label: Localized, other: Localized) => LOCALES.some((locale) => label[locale] === other[locale]);

/** The options with the names that a row gives them, by place. */
function withOptions(options: readonly ProductOption[], cells: FileRow['cells']): ProductOption[] {
  const named = [...options];
  for (let place = 0; place < FILE_OPTIONS; place++) {
    const name = labelOf(cells, `option.${place}`);
    if (name === null || place > named.length) continue;
    const present = named[place];
    if (present === undefined)
      named.push({
        key: keyOf(
          name['en-US'],
          named.map(({ key }) => key),
        ),
        name,
        values: [],
      });
    else named[place] = { ...present, name };
  }
  return named;
}

/** The option values of a row's variant, and the options with the values that are new. */
function withValues(
  options: readonly ProductOption[],
  chosen: VariantDraft['values'],
  cells: FileRow['cells'],
): { options: ProductOption[]; values: VariantDraft['values'] } {
  const values = { ...chosen };
  const extended = options.map((option, place) => {
    const label = labelOf(cells, `value.${place}`);
    if (label === null) return option;
    const known = option.values.find((value) => isNamed(value.label, label));
    const key =
      known?.key ??
      keyOf(
        label['en-US'],
        option.values.map((value) => value.key),
      );
    values[option.key] = key;
    return known ? option : { ...option, values: [...option.values, { key, label }] };
  });
  return { options: extended, values };
}

function newVariant(code: string): VariantDraft {
  const none = { barcode: '', price: '', listPrice: '', minimum: '', pack: '', breaks: '', weightKg: '', lengthMm: '' };
  return { id: '', code, values: {}, ...none, volumeM3: '', image: '' };
}

/** A cell as the draft of a stored variant has it, so that an import of the same values changes nothing. */
function cellText(path: VariantField, text: string): string {
  if (path === 'barcode') return barcode(text);
  if (path === 'price' || path === 'listPrice') return decimalText(text, 2);
  if (path === 'breaks')
    return text
      .split(/[;\n]/)
      .map((part) => part.split(/[:x×]/).map((side) => side.trim()))
      .map(([quantity = '', price = '']) => `${decimalText(quantity)}: ${decimalText(price, 2)}`)
      .join('; ');
  const plain = path === 'image' ? text : decimalText(text);
  return plain === '0' ? '' : plain;
}

function withCells(variant: VariantDraft, cells: FileRow['cells']): VariantDraft {
  const changed = VARIANT_PATHS.flatMap((path) => (cells[path] ? [[path, cellText(path, cells[path])]] : []));
  const filled = { ...variant, ...(Object.fromEntries(changed) as Partial<VariantDraft>) };
  return { ...filled, ...(filled.listPrice === filled.price && { listPrice: '' }) };
}

function withTexts(draft: ProductDraft, cells: FileRow['cells']): ProductDraft {
  let texts = draft;
  for (const { path } of TEXTS) {
    const text = cells[path];
    if (!text) continue;
    const [field, locale] = path.split('.') as [TextField, keyof Localized];
    texts = { ...texts, [field]: { ...texts[field], [locale]: text } };
  }
  return texts;
}

/**
 * A product changed by the rows of a file that belong to it: an empty cell, like a column that is left out, leaves what is there; a row with
 * a new SKU adds a variant. `categoryOf` finds a category by its id or its names; an unknown one leaves the id empty.
 */
export function applyRows(
  draft: ProductDraft,
  rows: readonly FileRow[],
  categoryOf: (name: string) => string,
): ProductDraft {
  return rows.reduce((before, { cells }) => {
    const product = withTexts(before, cells);
    const index = product.variants.findIndex(({ code }) => code === cells['code']);
    const present = product.variants[index] ?? newVariant(cells['code'] ?? '');
    const { options, values } = withValues(withOptions(product.options, cells), present.values, cells);
    const variant = { ...withCells(present, cells), values };
    const images = cells['images'] ? cells['images'].split(/[\s;]+/).filter((path) => path !== '') : product.images;
    return {
      ...product,
      options,
      ...(cells['state'] && { state: cells['state'].toLowerCase() as ProductState }),
      ...(cells['category'] && { categoryId: categoryOf(cells['category']) }),
      images,
      imageTexts: imageTextsOf(product.imageTexts, images, cells),
      variants: index < 0 ? [...product.variants, variant] : product.variants.with(index, variant),
    };
  }, draft);
}
