import { describe, expect, test } from 'vitest';
import { validate, productSchema } from '../validation/index.ts';
import {
  addOption,
  addOptionValue,
  mergeDrafts,
  productChanges,
  removeOptionValue,
  type ProductDraft,
  type VariantDraft,
} from './index.ts';

const BOTH = (text: string) => ({ 'en-US': text, 'zh-CN': text });
const VARIANT: VariantDraft = {
  id: '',
  code: '',
  barcode: '',
  values: {},
  price: '38.50',
  listPrice: '',
  minimum: '2',
  pack: '1',
  breaks: '10: 36.57; 50: 35.04',
  weightKg: '0.86',
  lengthMm: '',
  volumeM3: '',
  image: '',
};
const HINGE: ProductDraft = {
  name: BOTH('Hinge'),
  summary: BOTH(''),
  description: BOTH(''),
  keywords: BOTH(''),
  unit: BOTH('pc'),
  state: 'published',
  categoryId: '110',
  related: [],
  facets: [],
  specifications: [],
  options: [
    {
      key: 'finish',
      name: BOTH('Finish'),
      values: [
        { key: 'CH', label: BOTH('Chrome') },
        { key: 'BN', label: BOTH('Nickel') },
      ],
    },
    { key: 'glass', name: BOTH('Glass'), values: [{ key: '8-mm-5-16', label: BOTH('8 mm (5/16")') }] },
  ],
  images: ['/media/products/a.webp'],
  imageTexts: {},
  documents: [],
  variants: [
    { ...VARIANT, id: '1', code: 'RD-1-CH-8MM', values: { finish: 'CH', glass: '8-mm-5-16' } },
    { ...VARIANT, id: '2', code: 'RD-1-BN-8MM', values: { finish: 'BN', glass: '8-mm-5-16' }, price: '40.00' },
  ],
};

describe('[B15] options of a product', () => {
  test('a new value gets a variant for each combination of the others', () => {
    const { options, variants } = addOptionValue(HINGE, 'glass', { label: BOTH('12 mm (1/2")') });
    expect(options[1]?.values.map(({ key }) => key)).toEqual(['8-mm-5-16', '12-mm-1-2']);
    expect(variants.slice(2)).toMatchObject([
      { id: '', code: 'RD-1-CH-12MM', values: { finish: 'CH', glass: '12-mm-1-2' }, price: '38.50' },
      { id: '', code: 'RD-1-BN-12MM', values: { finish: 'BN', glass: '12-mm-1-2' }, price: '40.00' },
    ]);
  });

  test('a new value leads to a valid product, and its removal to the product before', () => {
    const wider = addOptionValue(HINGE, 'finish', { key: 'MB', label: BOTH('Matte Black'), swatch: '#111111' });
    expect(wider.variants.at(-1)?.code).toBe('RD-1-MB-8MM');
    expect(validate(productSchema, wider).errors).toBeUndefined();
    expect(validate(productSchema, { ...wider, images: [] }).errors).toEqual({ images: 'validation.product.pictures' });
    expect(validate(productSchema, { ...wider, images: [], state: 'draft' }).errors).toBeUndefined();
    expect(removeOptionValue(wider, 'finish', 'MB')).toEqual(HINGE);
  });

  test('all variants get the first value of a new option', () => {
    const { options, variants } = addOption(HINGE, { name: BOTH('Hand'), value: { label: BOTH('Left') } });
    expect(options.at(-1)).toMatchObject({ key: 'hand', values: [{ key: 'left' }] });
    expect(variants.map(({ values }) => values['hand'])).toEqual(['left', 'left']);
  });
});

describe('[B15] two people’s changes of a product', () => {
  const priced = (draft: ProductDraft, id: string, price: string): ProductDraft => ({
    ...draft,
    variants: draft.variants.map((variant) => (variant.id === id ? { ...variant, price } : variant)),
  });

  test('are merged value by value; mine win where both changed', () => {
    const mine = priced({ ...HINGE, name: BOTH('Mine') }, '1', '1.00');
    const theirs = priced(priced({ ...HINGE, state: 'archived', name: BOTH('Theirs') }, '1', '2.00'), '2', '3.00');
    const merged = mergeDrafts(HINGE, mine, theirs);
    expect(merged).toMatchObject({
      name: BOTH('Mine'),
      state: 'archived',
      variants: [{ price: '1.00' }, { price: '3.00' }],
    });
  });

  test('keep variants that one of them added and drop those that one removed', () => {
    const mine = { ...HINGE, variants: [...HINGE.variants, { ...VARIANT, code: 'MINE' }] };
    const theirs = { ...HINGE, variants: [...HINGE.variants.slice(1), { ...VARIANT, id: '3', code: 'THEIRS' }] };
    expect(mergeDrafts(HINGE, mine, theirs).variants.map(({ code }) => code)).toEqual([
      'RD-1-BN-8MM',
      'MINE',
      'THEIRS',
    ]);
  });

  test('are listed by path, with variants by SKU', () => {
    expect(productChanges(HINGE, priced(HINGE, '2', '41.00'))).toEqual([
      { path: 'variants.RD-1-BN-8MM.price', before: '40.00', after: '41.00' },
    ]);
  });
});
