import { money } from '@rider/model/money';
import { hasCheckDigit } from '@rider/model/product';
import * as v from 'valibot';

/** Schemas of the catalogue's files; catalogue/README.md explains the fields. Unused fields are not checked. */

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty('empty text'));
const localized = v.object({ 'en-US': filled, 'zh-CN': filled });
const localizedList = v.object({ 'en-US': v.array(filled), 'zh-CN': v.array(filled) });
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const piece = v.pipe(v.number(), v.integer(), v.minValue(1));
const positive = v.pipe(v.number(), v.finite(), v.gtValue(0));
const score = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
/** An amount with at most two decimals; becomes cents. */
const price = v.pipe(
  v.number(),
  v.finite(),
  v.gtValue(0, 'a price must be above 0'),
  v.maxValue(9_999_999),
  v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'more than two decimals'),
  v.transform((amount) => money(Math.round(amount * 100))),
);
/** A path that stays inside the catalogue's folder. */
const file = v.pipe(filled, v.regex(/^(?!.*\.\.)[\w][\w./-]*$/, 'not a path inside the catalogue'));

/** A node of categories.json. */
export interface CategoryContent {
  id: number;
  pid: number;
  sort: number;
  cate_name: { 'en-US': string; 'zh-CN': string };
  ban_pic: string;
  pic: string;
  items: CategoryContent[];
}
const category: v.GenericSchema<unknown, CategoryContent> = v.object({
  id,
  pid: whole,
  sort: whole,
  cate_name: localized,
  ban_pic: file,
  pic: file,
  items: v.array(v.lazy(() => category)),
});

const sku = v.object({
  id,
  code: v.pipe(filled, v.regex(/^[A-Z0-9][A-Z0-9.-]*$/, 'a code has A-Z, 0-9, dots and hyphens')),
  attrs: v.record(v.string(), v.string()),
  price,
  ot_price: price,
  stock: whole,
  weight_kg: positive,
  length_mm: v.optional(whole, 0),
  volume_m3: positive,
  barcode: v.pipe(
    v.string(),
    v.regex(/^\d{13}$/, 'not 13 digits'),
    v.check(hasCheckDigit, 'the barcode has a wrong check digit'),
  ),
  moq: piece,
  pack: piece,
  tiers: v.array(v.object({ min: piece, price })),
  image: file,
});

const product = v.object({
  id,
  key: filled,
  category: v.pipe(v.array(id), v.nonEmpty()),
  category_id: id,
  name: localized,
  short: localized,
  description: localized,
  keywords: localized,
  unit: localized,
  image: file,
  images: v.pipe(v.array(file), v.nonEmpty('no picture')),
  drawing: v.nullable(file),
  attributes: v.array(
    v.object({
      key: filled,
      name: localized,
      values: v.pipe(
        v.array(v.object({ key: filled, label: localized, swatch: v.optional(filled), image: v.optional(file) })),
        v.nonEmpty(),
      ),
    }),
  ),
  skus: v.pipe(v.array(sku), v.nonEmpty('no SKU')),
  specs: v.array(v.object({ key: filled, name: localized, value: localized })),
  material: filled,
  glass_mm: v.nullable(v.tuple([positive, positive])),
  sales: whole,
  tags: v.array(v.picklist(['new', 'hot', 'clearance'])),
  related: v.array(id),
  created_days_ago: v.pipe(v.number(), v.finite()),
  /** Start of the current price of the variants, in days before the install; the earlier price is `ot_price`. */
  reduced_days_ago: v.optional(v.pipe(v.number(), v.finite())),
});

const review = v.object({
  id,
  product_id: id,
  sku: filled,
  customer_id: id,
  nickname: filled,
  quality: score,
  service: score,
  description: score,
  text: localized,
  hours_ago: v.number(),
  reply: v.nullable(localized),
});

const facet = v.object({
  key: filled,
  source: v.picklist(['finish', 'glass', 'material']),
  name: localized,
  values: v.pipe(
    v.array(
      v.object({
        key: filled,
        label: localized,
        color: v.optional(filled),
        mm: v.optional(positive),
        materials: v.optional(v.array(filled)),
      }),
    ),
    v.nonEmpty(),
  ),
});

const page = v.object({ title: localized, content: localized });

const customer = v.object({
  id,
  account: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6,20}$/, 'an account has 6-20 characters of a-z, A-Z and 0-9')),
  email: v.pipe(v.string(), v.email()),
  phone: filled,
  first_name: filled,
  last_name: filled,
  nickname: filled,
  company: filled,
  contractor_license: v.string(),
  business_owner: v.string(),
  avatar: file,
  sex: whole,
  is_open_member: whole,
  is_money_level: whole,
  /** In the shop's currency. */
  balance: v.pipe(v.number(), v.finite(), v.minValue(0)),
  state: v.picklist(['active', 'pending', 'refused', 'disabled']),
  addresses: v.array(
    v.object({
      addressee: filled,
      country: filled,
      state: filled,
      city: filled,
      street1: filled,
      street2: v.string(),
      zip: filled,
      phone: filled,
      fax: v.string(),
      default: v.boolean(),
    }),
  ),
});

/** Common fields of promotions of a variant; times are hours from the install. */
const offer = {
  id,
  product_id: id,
  sku: filled,
  title: localized,
  info: localized,
  image: file,
  price,
  stock: whole,
  start_offset_hours: v.number(),
  end_offset_hours: v.number(),
};

/** The files of a catalogue with their schemas; prices are read as cents. */
export const FILE_SHAPES = {
  'categories.json': v.pipe(v.array(category), v.nonEmpty()),
  'products.json': v.pipe(v.array(product), v.nonEmpty()),
  'regions.json': v.pipe(
    v.array(
      v.object({
        code: filled,
        name: localized,
        phone_code: filled,
        zip_pattern: v.string(),
        zip_label: localized,
        state_label: localized,
        states: v.array(v.object({ code: filled, name: localized })),
      }),
    ),
    v.nonEmpty(),
  ),
  'promotions.json': v.object({
    seckill_slots: v.array(
      v.object({
        id,
        start: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is HH:MM')),
        hours: piece,
      }),
    ),
    seckill: v.array(v.object({ ...offer, slot_id: id, quota: piece, sold: whole, limit_per_user: piece })),
    presell: v.array(v.object({ ...offer, ship_after_days: whole })),
    group_buy: v.array(v.object({ ...offer, people: piece, effective_hours: piece, limit_per_user: piece })),
    coupons: v.array(
      v.object({
        id,
        title: localized,
        type: v.picklist(['general', 'category', 'product']),
        category_id: v.nullable(id),
        product_ids: v.nullable(v.pipe(v.array(id), v.nonEmpty())),
        threshold: price,
        reduction: price,
        start_offset_hours: v.nullable(v.number()),
        end_offset_hours: v.nullable(v.number()),
        unlimited: v.boolean(),
        total: piece,
        per_user: piece,
      }),
    ),
  }),
  'content/facets.json': v.array(facet),
  'content/reviews.json': v.array(review),
  'content/customers.json': v.array(customer),
  'content/notices.json': v.array(
    v.object({ id, title: localized, content: localized, published_hours_ago: v.number() }),
  ),
  'content/pages.json': v.object({
    about: page,
    policy: v.array(v.object({ key: v.picklist(['privacy', 'shipping', 'returns', 'terms']), ...page.entries })),
  }),
  'content/articles.json': v.object({
    categories: v.array(v.object({ id, key: filled, title: localized })),
    articles: v.array(
      v.object({
        id,
        slug: filled,
        category_id: id,
        title: localized,
        synopsis: localized,
        content: localized,
        image: file,
        product_id: v.nullable(id),
        author: localized,
        visit: whole,
        published_hours_ago: v.number(),
      }),
    ),
  }),
  'content/agents.json': v.object({
    agents: v.array(v.object({ uid: id, wx_name: localized, role: localized, avatar: file, greeting: localized })),
    announcement: localized,
  }),
  'content/home.json': v.object({
    banners: v.array(
      v.object({ id, image: file, title: localized, subtitle: localized, link: v.pipe(filled, v.startsWith('/')) }),
    ),
    hot_keywords: localizedList,
    recommended: v.array(id),
    new: v.array(id),
    shelves: v.array(id),
  }),
  'content/company.json': v.object({
    site_name: localized,
    site_title_text: localized,
    site_keywords: localized,
    site_description: localized,
    contact_number: filled,
    email: v.pipe(v.string(), v.email()),
    company_address: localized,
    business_hours: localized,
    copyright: localized,
    record_No: localized,
    logoUrl: file,
    map: v.optional(file),
    wechat_qrcode: v.optional(file),
  }),
};
