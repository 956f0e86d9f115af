import { cheaperFrom } from '@rider/model/price';
import { sanitizeRichText } from '@rider/model/rich-text';
import { optionValueSchema, productFaults, validate } from '@rider/model/validation';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueContents, ProductContent, SkuContent } from './contents.ts';
import { validationText } from '../messages/index.ts';
import type { CategoryContent } from './file-shapes.ts';
import { productValues } from './product-values.ts';

/** Reports a fault: file, id, reason. */
type Report = (file: string, id: string | number, reason: string) => void;

/** Data of the files that are already checked. */
interface Known {
  report: Report;
  picture: (file: string, id: string | number, path: string | null | undefined) => void;
  categories: Map<number, CategoryContent>;
  products: Map<number, ProductContent>;
  productOfCode: Map<string, number>;
}

/** Reports texts with more than operators may write. */
function checkHtml(report: Report, file: string, id: string | number, text: Record<string, string>): void {
  for (const [locale, html] of Object.entries(text))
    if (sanitizeRichText(html) !== html) report(file, id, `${locale}: has elements that rich texts may not have`);
}

/** Fills the known categories, parents before children. */
function checkCategories(nodes: readonly CategoryContent[], parent: number, depth: number, known: Known): void {
  const file = 'categories.json';
  for (const node of nodes) {
    if (known.categories.has(node.id)) known.report(file, node.id, 'the id is used twice');
    if (node.pid !== parent) known.report(file, node.id, `pid ${node.pid}, but it is below ${parent}`);
    if (depth > 3) known.report(file, node.id, 'deeper than three levels');
    known.categories.set(node.id, node);
    known.picture(file, node.id, node.pic);
    known.picture(file, node.id, node.ban_pic);
    checkCategories(node.items, node.id, depth + 1, known);
  }
}

/** Reports what operators could not save either. */
function checkRules(product: ProductContent, facets: CatalogueContents['facets'], { report }: Known): void {
  const values = productValues(product, facets);
  for (const { path, message } of productFaults(values)) {
    const variant = values.variants[Number(path[1])];
    report('products.json', variant?.code ?? product.id, `${path.at(-1)}: ${validationText(message, 'en-US')}`);
  }
}

function checkSku(sku: SkuContent, product: ProductContent, known: Known): void {
  const file = 'products.json';
  if (known.productOfCode.has(sku.code)) known.report(file, sku.code, 'the code is used twice');
  known.productOfCode.set(sku.code, product.id);
  known.picture(file, sku.code, sku.image);
}

function checkProduct(product: ProductContent, facets: CatalogueContents['facets'], known: Known): void {
  const file = 'products.json';
  const { id } = product;
  if (product.category.at(-1) !== product.category_id)
    known.report(file, id, 'the category path does not end at category_id');
  let parent = 0;
  for (const step of product.category) {
    if (known.categories.get(step)?.pid !== parent) known.report(file, id, `category ${step} is not below ${parent}`);
    parent = step;
  }
  if ((known.categories.get(product.category_id)?.items.length ?? 0) > 0)
    known.report(file, id, `category ${product.category_id} has sub-categories`);
  for (const path of [product.image, ...product.images]) known.picture(file, id, path);
  known.picture(file, id, product.drawing);
  for (const { image, label } of product.attributes.flatMap(({ values }) => values)) {
    known.picture(file, id, image);
    for (const fault of Object.values(validate(optionValueSchema, { label }).errors ?? {}))
      known.report(file, id, `label "${label['en-US']}": ${validationText(fault, 'en-US')}`);
  }
  checkHtml(known.report, file, id, product.description);
  for (const other of product.related) {
    if (other === id || !known.products.has(other)) known.report(file, id, `related product ${other} does not exist`);
  }
  if ((product.reduced_days_ago ?? 0) > product.created_days_ago)
    known.report(file, id, 'reduced_days_ago is before created_days_ago');
  for (const sku of product.skus) checkSku(sku, product, known);
  checkRules(product, facets, known);
}

function checkUnique(items: readonly { id: number }[], file: string, report: Report): void {
  const seen = new Set<number>();
  for (const { id } of items) {
    if (seen.has(id)) report(file, id, 'the id is used twice');
    seen.add(id);
  }
}

function checkContent(contents: CatalogueContents, known: Known): void {
  const { report, picture } = known;
  const { articles, notices, home, reviews, company } = contents;
  for (const article of articles.articles) {
    const file = 'content/articles.json';
    picture(file, article.id, article.image);
    checkHtml(report, file, article.id, article.content);
    if (article.product_id !== null && !known.products.has(article.product_id))
      report(file, article.id, `product ${article.product_id} does not exist`);
    if (!articles.categories.some(({ id }) => id === article.category_id))
      report(file, article.id, `category ${article.category_id} does not exist`);
  }
  for (const notice of notices) checkHtml(report, 'content/notices.json', notice.id, notice.content);
  for (const banner of home.banners) picture('content/home.json', banner.id, banner.image);
  for (const id of [...home.recommended, ...home.new])
    if (!known.products.has(id)) report('content/home.json', id, 'the product does not exist');
  for (const id of home.shelves)
    if (!known.categories.has(id)) report('content/home.json', id, 'the category does not exist');
  for (const review of reviews) {
    if (known.productOfCode.get(review.sku) !== review.product_id)
      report('content/reviews.json', review.id, `product ${review.product_id} has no SKU ${review.sku}`);
  }
  picture('content/company.json', 'logoUrl', company.logoUrl);
  if (company.map !== undefined) picture('content/company.json', 'map', company.map);
  if (company.wechat_qrcode !== undefined) picture('content/company.json', 'wechat_qrcode', company.wechat_qrcode);
  for (const group of [reviews, notices, articles.articles, articles.categories, home.banners]) {
    const file =
      group === reviews
        ? 'content/reviews.json'
        : group === notices
          ? 'content/notices.json'
          : group === home.banners
            ? 'content/home.json'
            : 'content/articles.json';
    checkUnique(group, file, report);
  }
}

function checkPeople({ customers, regions, reviews }: CatalogueContents, known: Known): void {
  const file = 'content/customers.json';
  checkUnique(customers, file, known.report);
  for (const customer of customers) {
    known.picture(file, customer.id, customer.avatar);
    for (const address of customer.addresses) {
      const country = regions.find(({ code }) => code === address.country);
      if (country === undefined) known.report(file, customer.id, `country ${address.country} is not in regions.json`);
      else if (!country.states.some(({ code }) => code === address.state))
        known.report(file, customer.id, `${address.country} has no state ${address.state}`);
      else if (!new RegExp(country.zip_pattern).test(address.zip))
        known.report(file, customer.id, `postal code ${address.zip} does not fit ${address.country}`);
    }
  }
  for (const review of reviews) {
    if (!customers.some(({ id }) => id === review.customer_id))
      known.report('content/reviews.json', review.id, `customer ${review.customer_id} does not exist`);
  }
}

function checkFacets({ facets, products }: CatalogueContents, report: Report): void {
  const finishes = facets.find(({ source }) => source === 'finish');
  const materials = facets.find(({ source }) => source === 'material');
  for (const product of products) {
    const finish = product.attributes.find(({ key }) => key === 'finish');
    for (const { key } of finish?.values ?? []) {
      // "Standard" is the finish of products without a choice.
      if (key !== 'STD' && finishes !== undefined && !finishes.values.some((value) => value.key === key))
        report('content/facets.json', product.id, `finish ${key} is missing`);
    }
    if (materials !== undefined && !materials.values.some((value) => value.materials?.includes(product.material)))
      report('content/facets.json', product.id, `material ${product.material} is missing`);
  }
}

function checkCoupons({ promotions }: CatalogueContents, { report, categories, products }: Known): void {
  const file = 'promotions.json';
  checkUnique(promotions.coupons, file, report);
  for (const { id, type, category_id: category, product_ids: productIds, threshold, reduction } of promotions.coupons) {
    if ((type === 'category') !== (category !== null) || (type === 'product') !== (productIds !== null))
      report(file, id, `a ${type} coupon names what it holds for, and nothing else`);
    if (category !== null && !categories.has(category)) report(file, id, `category ${category} does not exist`);
    for (const productId of productIds ?? [])
      if (!products.has(productId)) report(file, id, `product ${productId} does not exist`);
    if (reduction >= threshold) report(file, id, 'takes off its whole threshold');
  }
}

function checkOffers({ promotions, products }: CatalogueContents, { report }: Known): void {
  const file = 'promotions.json';
  const skus = new Map(products.flatMap(({ id, skus: own }) => own.map((sku) => [sku.code, { ...sku, product: id }])));
  const slots = new Set(promotions.seckill_slots.map(({ id }) => id));
  for (const offers of [promotions.seckill, promotions.presell, promotions.group_buy]) {
    checkUnique(offers, file, report);
    for (const offer of offers) {
      const { id, sku: code, product_id: product, price, start_offset_hours: start, end_offset_hours: end } = offer;
      const sku = skus.get(code);
      if (sku?.product !== product) report(file, id, `article ${code} is not one of product ${product}`);
      else if (price >= sku.price) report(file, id, `costs as much as article ${code} without it`);
      else {
        const breaks = sku.tiers.map(({ min: quantity, price: each }) => ({ quantity, price: each }));
        const from = cheaperFrom(price, { price: sku.price, tiers: breaks, minimum: sku.moq });
        if (from !== null && from <= ('limit_per_user' in offer ? offer.limit_per_user : Infinity))
          report(file, id, `article ${code} costs less without it from ${from} pieces`);
      }
      if (start >= end) report(file, id, 'ends before it starts');
    }
  }
  for (const { id, slot_id: slot, sold, quota } of promotions.seckill) {
    if (!slots.has(slot)) report(file, id, `time slot ${slot} does not exist`);
    if (sold > quota) report(file, id, 'more are sold than its quota');
  }
}

/** Checks references, duplicates, quantities and file names across files. Returns lines `file: id: reason`. */
export function contradictions(contents: CatalogueContents, directory: string): string[] {
  const problems: string[] = [];
  const report: Report = (file, id, reason) => void problems.push(`${file}: ${id}: ${reason}`);
  const known: Known = {
    report,
    picture: (file, id, path) => {
      if (path !== null && path !== undefined && !existsSync(join(directory, path)))
        report(file, id, `the file ${path} does not exist`);
    },
    categories: new Map(),
    products: new Map(contents.products.map((product) => [product.id, product])),
    productOfCode: new Map(),
  };
  checkCategories(contents.categories, 0, 1, known);
  checkUnique(contents.products, 'products.json', report);
  checkUnique(
    contents.products.flatMap(({ skus }) => skus),
    'products.json',
    report,
  );
  for (const product of contents.products) checkProduct(product, contents.facets, known);
  checkContent(contents, known);
  checkPeople(contents, known);
  checkCoupons(contents, known);
  checkOffers(contents, known);
  checkFacets(contents, report);
  return problems;
}
