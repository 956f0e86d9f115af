/** Checks that the texts of the start catalogue agree with its SKUs and reviews. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type Shop } from '../testing/databases.ts';

type Localized = Record<'en-US' | 'zh-CN', string>;

interface Product {
  id: number;
  name: Localized;
  short: Localized;
  description: Localized;
  unit: Localized;
  glass_mm: [number, number] | null;
  attributes: { key: string; values: { key: string; label: Localized }[] }[];
  specs: { key: string; value: Localized }[];
  skus: { attrs: Record<string, string>; pack: number; moq: number }[];
}

const CATALOGUE = join(import.meta.dirname, '../../catalogue');

function read<Contents>(file: string): Contents {
  return JSON.parse(readFileSync(join(CATALOGUE, file), 'utf8')) as Contents;
}

const products = read<Product[]>('products.json');

/** Values of an option that at least one SKU has, in both languages. */
function soldLabels({ attributes, skus }: Product, key: string): Localized[] {
  const sold = new Set(skus.map(({ attrs }) => attrs[key]));
  const values = attributes.find((attribute) => attribute.key === key)?.values ?? [];
  return values.filter((value) => sold.has(value.key)).map(({ label }) => label);
}

function specification({ specs }: Product, key: string): Localized | undefined {
  return specs.find((spec) => spec.key === key)?.value;
}

function millimetres(text: string): number[] {
  return [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Number(figure));
}

/** All texts of a language in a catalogue file. */
function textsOf(value: unknown, locale: keyof Localized, own = false): string[] {
  if (typeof value === 'string') return own ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, locale, own));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, locale, own || key === locale));
}

const files = ['.', 'content'].flatMap((folder) =>
  readdirSync(join(CATALOGUE, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
);

describe('[R2.5] the specifications', () => {
  test('list the finishes and thicknesses for sale', () => {
    for (const product of products) {
      for (const [key, spec] of [
        ['finish', 'finishes'],
        ['glass', 'glass_range'],
      ] as const) {
        const labels = soldLabels(product, key);
        const said = specification(product, spec);
        if (labels.length === 0 || said === undefined) continue;
        expect(said, `${product.id} ${spec}`).toEqual({
          'en-US': labels.map((label) => label['en-US']).join(', '),
          'zh-CN': labels.map((label) => label['zh-CN']).join('、'),
        });
      }
    }
  });

  test('state the glass range of the SKUs or the text', () => {
    for (const product of products) {
      const said = millimetres(specification(product, 'glass_range')?.['zh-CN'] ?? '');
      if (said.length === 0) continue;
      expect(product.glass_mm, String(product.id)).toEqual([Math.min(...said), Math.max(...said)]);
      const inText = /(\d+)-(\d+(?:\.\d+)?) mm glass/.exec(product.description['en-US'])?.slice(1).map(Number);
      expect(inText ?? product.glass_mm, String(product.id)).toEqual(product.glass_mm);
    }
  });

  test('state the pack and minimum of the SKUs', () => {
    for (const product of products) {
      const said = specification(product, 'pack');
      if (!said) continue;
      const [{ pack, moq } = { pack: 0, moq: 0 }] = product.skus;
      expect(said['en-US'], String(product.id)).toBe(`Pack of ${pack} · Minimum ${moq}`);
      const unit = product.unit['zh-CN'];
      expect(said['zh-CN'], String(product.id)).toBe(`包装 ${pack} ${unit}，起订 ${moq} ${unit}`);
    }
  });
});

describe('[R2.5] the advice', () => {
  test('of glass-to-glass fittings does not mention a wall', () => {
    const fittings = products.filter(({ name }) => /glass[- ]to[- ]glass/i.test(name['en-US']));
    expect(fittings.length).toBeGreaterThan(8);
    for (const { id, description } of fittings) {
      expect(description['en-US'], String(id)).not.toMatch(/back plate|wall joint|wall is plumb/i);
      expect(description['zh-CN'], String(id)).not.toMatch(/背板|墙缝|墙面垂直/);
    }
  });
});

describe('[R8.5] the texts', () => {
  test.each(files)('of %s are American English and use the multiplication sign between numbers', (file) => {
    const english = textsOf(read(file), 'en-US').join('\n');
    expect(
      english.match(/\b\w*(?:colour|centre|centring|aluminium|anodis|bevell|mitre|licence|metres?\b|grey|mould)\w*/gi),
    ).toBeNull();
    const figures = [...textsOf(read(file), 'en-US'), ...textsOf(read(file), 'zh-CN')].join('\n');
    expect(figures.match(/\d"? x [\dØ]/g)).toBeNull();
  });

  test.each(files)('of %s have a space between Chinese and Latin characters or digits', (file) => {
    const crowded = /\p{Script=Han}(?![A-Z][形型])[A-Za-z\dØ]|[A-Za-z\d%°²](?![形型])\p{Script=Han}/u;
    expect(textsOf(read(file), 'zh-CN').filter((text) => crowded.test(text))).toEqual([]);
  });

  test.each(files)('of %s use the Chinese terms of the trade', (file) => {
    const literal = /等烦了|常用表面(?!处理)|回单|承载数据|留住风景|双相钢|(?<!超)长货/;
    expect(textsOf(read(file), 'zh-CN').filter((text) => literal.test(text))).toEqual([]);
  });

  test.each(files)('of %s call an account 账号', (file) => {
    expect(textsOf(read(file), 'zh-CN').filter((text) => text.includes('账户'))).toEqual([]);
  });
});

describe.each(DATABASES.slice(0, 1))('[R6.7] scores on $name', ({ openShop }) => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test('are the average of the reviews, and absent without reviews', async () => {
    const reviews = read<{ product_id: number; quality: number; service: number }[]>('content/reviews.json');
    for (const { id } of [...products.slice(0, 12), ...products.slice(-3)]) {
      const own = reviews.filter((review) => review.product_id === id);
      const sum = own.reduce((total, { quality, service }) => total + quality + service, 0);
      const { data } = await shop.call<{ storeInfo: { star: string } }>(`/product/detail/${id}`);
      const expected = own.length === 0 ? 0 : sum / own.length / 2;
      expect(Number(data.storeInfo.star), String(id)).toBeCloseTo(expected, 1);
    }
  });
});
