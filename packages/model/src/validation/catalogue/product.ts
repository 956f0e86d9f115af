import * as v from 'valibot';
import { MOST_VARIANTS, SHORT_TEXT_LENGTH } from '../../limits/index.ts';
import { money, moneyFromDecimal, type Money } from '../../money/index.ts';
import { hasCheckDigit, MOST_DOCUMENTS, PRODUCT_STATES } from '../../product/index.ts';
import { MAXIMUM_QUANTITY } from '../../quantity/index.ts';
import {
  choiceOf,
  localizedText,
  normalizeCode,
  optionalLocalizedText,
  optionalRichText,
  optionalText,
  required,
  someAmount,
} from '../fields/index.ts';

/** Longest texts of a product, in characters, and longest lists. */
const LONGEST = { text: 2_000, code: 60, key: 60, list: 50, path: 200 };

const text = v.pipe(optionalText, v.maxLength(LONGEST.text, 'validation.text.long'));
const NO_TEXTS = { 'en-US': '', 'zh-CN': '' };
const optionalTexts = v.optional(v.object({ 'en-US': text, 'zh-CN': text }), NO_TEXTS);
const PATH = /^\/?(?!.*\.\.)\w[\w./-]*$/;
const path = v.pipe(v.string(), v.maxLength(LONGEST.path), v.regex(PATH, 'validation.product.image'));
/** The path of a picture that has an alternative text. */
const describedPath = v.pipe(v.string(), v.maxLength(LONGEST.path), v.regex(PATH, 'validation.product.imageTexts'));
const optionKey = v.pipe(v.string(), v.maxLength(LONGEST.key), v.regex(/^[\w.-]+$/, 'validation.product.option'));

function listOf<Item extends v.GenericSchema>(item: Item, most = LONGEST.list) {
  return v.pipe(v.array(item), v.maxLength(most, 'validation.product.tooMany'));
}

/** A whole number from `least` on; `empty` is the number of an empty text. */
function wholeNumber(id: string, least: number, empty: string) {
  return v.pipe(
    optionalText,
    v.transform((typed) => normalizeCode(typed) || empty),
    v.regex(/^\d{1,7}$/, id),
    v.check((typed) => Number(typed) >= least && Number(typed) <= MAXIMUM_QUANTITY, id),
    v.transform(Number),
  );
}

/** A measure with at most `places` decimals; an empty text is 0. */
function measure(places: number) {
  return v.pipe(
    optionalText,
    v.transform((typed) => normalizeCode(typed) || '0'),
    v.regex(new RegExp(`^\\d{1,5}(\\.\\d{1,${places}})?$`), 'validation.product.measure'),
  );
}

/** A barcode: a GTIN of 8, 12, 13 or 14 digits, or none. */
const barcode = v.pipe(
  optionalText,
  v.transform(normalizeCode),
  v.check(
    (digits) => digits === '' || (/^(\d{8}|\d{12,14})$/.test(digits) && hasCheckDigit(digits)),
    'validation.product.barcode',
  ),
);

const BREAK = /^(\d{1,7})\s*[:x×]\s*(\d{1,7}(?:\.\d{1,2})?)$/;

/** Quantity breaks as a person types them: `10: 36.57; 50: 35.04`. */
const breaks = v.pipe(
  optionalText,
  v.transform((typed) =>
    typed
      .normalize('NFKC')
      .split(/[;\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  v.check((parts) => parts.every((part) => BREAK.test(part)), 'validation.product.breaks'),
  v.transform((parts) =>
    parts.map((part) => {
      const [, quantity = '', price = ''] = BREAK.exec(part) ?? [];
      return { quantity: Number(quantity), price: moneyFromDecimal(price) };
    }),
  ),
);

const amount = v.pipe(
  someAmount,
  v.transform((decimal: string): Money => moneyFromDecimal(decimal)),
);
const noAmount = v.pipe(
  v.string(),
  v.transform((): Money => money(0)),
);
const optionalAmount = v.lazy((typed) => (typed === '' ? noAmount : amount));

const variant = v.object({
  id: v.pipe(v.string(), v.regex(/^(\d{1,9})?$/)),
  code: v.pipe(
    required('validation.product.code', normalizeCode),
    v.transform((typed) => typed.toUpperCase()),
    v.maxLength(LONGEST.code, 'validation.text.long'),
    v.regex(/^[A-Z0-9][A-Z0-9.-]*$/, 'validation.product.code'),
  ),
  barcode,
  values: v.record(v.string(), v.string()),
  price: amount,
  /** 0 where it is the price. */
  listPrice: optionalAmount,
  minimum: wholeNumber('validation.product.minimum', 1, '1'),
  pack: wholeNumber('validation.product.pack', 1, '1'),
  breaks,
  weightKg: measure(4),
  lengthMm: wholeNumber('validation.product.measure', 0, '0'),
  volumeM3: measure(6),
  image: v.lazy((typed) => (typed === '' ? v.string() : path)),
});

/** A document that an operator uploaded, with its title. */
const document = v.object({
  path: v.pipe(v.string(), v.regex(/^\/uploads\/[0-9a-f]{32}\.(pdf|dwg|dxf)$/, 'validation.product.document')),
  title: localizedText('validation.product.documentTitle'),
});

/** A label of an option value. CRMEB names a variant by its labels joined with commas. */
const label = v.pipe(
  required('validation.product.option'),
  v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long'),
  v.regex(/^[^,]*$/, 'validation.product.comma'),
);

/** A new value of an option. */
export const optionValueSchema = v.object({ label: v.object({ 'en-US': label, 'zh-CN': label }) });

/** A new option with its first value. */
export const productOptionSchema = v.object({
  name: localizedText('validation.product.option'),
  ...optionValueSchema.entries,
});

const option = v.object({
  key: optionKey,
  name: localizedText('validation.product.option'),
  values: v.pipe(
    listOf(
      v.object({
        key: optionKey,
        label: v.object({ 'en-US': label, 'zh-CN': label }),
        swatch: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'validation.product.option'))),
        image: v.optional(path),
      }),
    ),
    v.nonEmpty('validation.product.option'),
  ),
});

const entries = v.object({
  name: localizedText('validation.product.name'),
  summary: optionalTexts,
  description: v.optional(v.object({ 'en-US': optionalRichText, 'zh-CN': optionalRichText }), NO_TEXTS),
  keywords: optionalTexts,
  unit: localizedText('validation.product.unit'),
  state: choiceOf(PRODUCT_STATES, 'validation.product.state'),
  categoryId: required('validation.product.category', normalizeCode),
  related: listOf(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
  facets: listOf(v.string()),
  specifications: listOf(
    v.object({
      key: v.pipe(v.string(), v.maxLength(LONGEST.key)),
      name: localizedText('validation.product.specification'),
      value: localizedText('validation.product.specification', LONGEST.text),
    }),
  ),
  options: listOf(option),
  images: listOf(path),
  variants: v.pipe(listOf(variant, MOST_VARIANTS), v.nonEmpty('validation.product.variants')),
  imageTexts: v.optional(v.record(describedPath, optionalLocalizedText()), {}),
  documents: v.optional(listOf(document, MOST_DOCUMENTS), []),
});

/** A product that the schema has accepted. Money in cents. */
export type ProductValues = v.InferOutput<typeof entries>;

/** The faults of a variant within its product, as message ids by field. */
function faultsOf(
  one: ProductValues['variants'][number],
  { options, variants }: ProductValues,
): Record<string, string> {
  const faults: Record<string, string> = {};
  const others = variants.filter((other) => other !== one);
  const chosen = ({ values }: typeof one) => options.map((each) => values[each.key]).join('|');
  if (others.some(({ code }) => code === one.code)) faults['code'] = 'validation.product.codeTaken';
  if (one.barcode !== '' && others.some((other) => other.barcode === one.barcode))
    faults['barcode'] = 'validation.product.barcodeTaken';
  if (options.some((each) => !each.values.some((value) => value.key === one.values[each.key])))
    faults['values'] = 'validation.product.values';
  else if (others.some((other) => chosen(other) === chosen(one))) faults['values'] = 'validation.product.sameValues';
  if (one.listPrice !== 0 && one.listPrice < one.price) faults['listPrice'] = 'validation.product.listPrice';
  if (one.minimum % one.pack !== 0) faults['minimum'] = 'validation.product.minimum';
  let before = { quantity: 0, price: one.price };
  for (const { quantity, price } of one.breaks) {
    const fits = quantity >= one.minimum && quantity % one.pack === 0 && quantity > before.quantity;
    if (!fits || price >= before.price || price <= 0) faults['breaks'] = 'validation.product.breaksOrder';
    before = { quantity, price };
  }
  return faults;
}

/** A fault of a product, with the keys of its path. */
export interface ProductFault {
  path: readonly (string | number)[];
  /** A message id. */
  message: string;
}

/** The faults of a product that several of its values show, such as two variants with one SKU. */
export function productFaults(product: ProductValues): ProductFault[] {
  const pictures = product.state === 'published' && product.images.length === 0;
  const ofVariants = product.variants.flatMap((one, index) =>
    Object.entries(faultsOf(one, product)).map(([field, message]) => ({ path: ['variants', index, field], message })),
  );
  return [...(pictures ? [{ path: ['images'], message: 'validation.product.pictures' }] : []), ...ofVariants];
}

/** A whole product with its variants, as `ProductDraft` of `product`. */
export const productSchema = v.pipe(
  entries,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const product = dataset.value;
    for (const { path: keys, message } of productFaults(product)) {
      const [first, ...rest] = keys.map((key) => {
        return { type: 'unknown', origin: 'value', input: product, key, value: undefined } as const;
      });
      if (first !== undefined) addIssue({ message, path: [first, ...rest] });
    }
  }),
);
