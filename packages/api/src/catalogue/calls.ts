import { moneyToDecimal } from '@rider/model/money';
import { HOME_CARDS } from '@rider/model/site';
import { ApiError, dataIfPresent, type Api } from '../transport/index.ts';
import {
  amount,
  id,
  list,
  type ListWire,
  number,
  object,
  type Page,
  pageParameters,
  pictures,
  plainText,
  present,
  text,
  textOrNull,
  variantText,
} from '../wire/index.ts';
import { readProduct } from './product.ts';
import type {
  Category,
  Facet,
  Product,
  ProductList,
  ProductListQuery,
  ProductSummary,
  Review,
  ReviewStatistics,
  SearchSuggestions,
  Shelf,
} from '@rider/model/catalogue';
import { readSummary } from './summary.ts';
import type {
  CategoryStepWire,
  CategoryWire,
  FacetValueWire,
  FacetWire,
  ProductListRequestWire,
  ProductListWire,
  ProductRowWire,
  ReviewListRequestWire,
  ReviewStatisticsWire,
  ReviewWire,
  ShelfWire,
  SuggestedVariantWire,
  SuggestionsWire,
  SuggestRequestWire,
} from './wire.ts';

/** The category tree, three levels; CRMEB's `category` where the backend is one. */
export async function getCategories(api: Api): Promise<Category[]> {
  return list((await dataIfPresent(api, 'category_all')) ?? (await api.get('category')).data, readCategory);
}

function readCategory(item: unknown): Category {
  const node = object<CategoryWire>(item);
  return {
    id: id(node.id, 'category id'),
    name: text(node.cate_name),
    picture: textOrNull(node.pic),
    banner: textOrNull(node.ban_pic ?? node.big_pic),
    children: list(node.items ?? node.children, readCategory),
  };
}

/** Search terms offered before anything is typed. */
export async function getHotKeywords(api: Api): Promise<string[]> {
  return list((await api.get('search/keyword')).data, text).filter(Boolean);
}

/** The database of a CRMEB cannot compare emoji and rare characters with its texts: no product contains them. */
function withoutMatch(error: unknown): { data: unknown } {
  if (error instanceof ApiError && error.message.includes('Illegal mix of collations'))
    return { data: { list: [], count: 0 } };
  throw error;
}

/** A page of products with their filters (and README.md). */
export async function getProducts(api: Api, query: ProductListQuery = {}): Promise<ProductList> {
  const parameters = listParameters(query);
  const answer = await api.get('pc/get_products', parameters).catch(withoutMatch);
  let data = object<ProductListWire>(present(answer.data, 'products'));
  const canFilter = data.facets !== undefined;
  // CRMEB finds the products of a top category by another name only.
  if (!canFilter && query.categoryId && number(data.count) === 0)
    data = object<ProductListWire>(
      (await api.get('pc/get_products', { ...parameters, sid: undefined, cid: query.categoryId })).data,
    );
  return {
    items: list(data.list, readSummary),
    total: number(data.count),
    canFilter,
    facets: list(data.facets, readFacet),
    searched: textOrNull(data.searched),
    nearestLengths: list(data.nearest, (entry) => {
      const { label, length } = object<{ label: string; length: number }>(entry);
      return { label: text(label), millimeters: number(length) };
    }),
  };
}

function listParameters(query: ProductListQuery): ProductListRequestWire {
  const { sort, facets = {}, priceMin, priceMax } = query;
  return {
    ...pageParameters(query),
    sid: query.categoryId,
    keyword: query.keyword,
    literal: query.literal ? 1 : undefined,
    priceOrder: sort === 'price-asc' ? 'asc' : sort === 'price-desc' ? 'desc' : undefined,
    salesOrder: sort === 'sales' ? 'desc' : undefined,
    news: sort === 'newest' ? 1 : undefined,
    inStock: query.inStock ? 1 : undefined,
    minPrice: priceMin === undefined ? undefined : moneyToDecimal(priceMin),
    maxPrice: priceMax === undefined ? undefined : moneyToDecimal(priceMax),
    ...Object.fromEntries(Object.entries(facets).map(([key, values]) => [`facet[${key}]`, values.join(',')])),
  };
}

function readFacet(item: unknown): Facet {
  const facet = object<FacetWire>(item);
  return {
    key: id(facet.key, 'facet key'),
    name: text(facet.name),
    values: list(facet.values, (entry) => {
      const value = object<FacetValueWire>(entry);
      return {
        key: id(value.key, 'facet value'),
        label: text(value.label),
        count: number(value.count),
        color: textOrNull(value.color),
      };
    }),
  };
}

const RECOMMENDATIONS = { best: 1, hot: 2, new: 3, promotion: 4 } as const;

/** Products of a hand-picked list. */
export async function getRecommended(
  api: Api,
  kind: keyof typeof RECOMMENDATIONS,
  page: Page = {},
): Promise<ProductSummary[]> {
  const data = object<ListWire<ProductRowWire>>(
    (await api.get(`pc/get_recommend/${RECOMMENDATIONS[kind]}`, pageParameters(page))).data,
  );
  return list(data.list, readSummary);
}

/** Categories with their best-selling products. */
export async function getShelves(api: Api): Promise<Shelf[]> {
  const data = object<ListWire<ShelfWire>>((await api.get('pc/get_category_product')).data);
  return list(data.list, (item) => {
    const row = object<ShelfWire>(item);
    return {
      id: id(row.id, 'category id'),
      name: text(row.cate_name),
      products: list(row.productList, readSummary).slice(0, HOME_CARDS),
    };
  });
}

/** All data of a product page. Rejects with 400533 when there is no such product. */
export async function getProduct(api: Api, productId: string): Promise<Product> {
  return readProduct((await api.get(`product/detail/${encodeURIComponent(productId)}`)).data);
}

/** Review counts of a product. */
export async function getReviewStatistics(api: Api, productId: string): Promise<ReviewStatistics> {
  const data = object<ReviewStatisticsWire>((await api.get(`reply/config/${encodeURIComponent(productId)}`)).data);
  return {
    total: number(data.sum_count),
    good: number(data.good_count),
    medium: number(data.in_count),
    poor: number(data.poor_count),
    withPictures: number(data.pic_count),
    goodChance: number(data.reply_chance),
  };
}

/** The wire's `type`; 4 is not in CRMEB. */
const REVIEW_KINDS = { all: 0, good: 1, medium: 2, poor: 3, pictures: 4 } as const;

/** Which reviews of a product: by score, or those with pictures. */
export type ReviewKind = keyof typeof REVIEW_KINDS;

/** Reviews of a product, newest first. */
export async function getReviews(
  api: Api,
  productId: string,
  { kind = 'all', ...page }: Page & { kind?: ReviewKind } = {},
): Promise<Review[]> {
  const query = { type: REVIEW_KINDS[kind], ...pageParameters(page) } satisfies ReviewListRequestWire;
  return list((await api.get(`reply/list/${encodeURIComponent(productId)}`, query)).data, (item) => {
    const row = object<ReviewWire>(item);
    return {
      id: id(row.id, 'review id'),
      nickname: text(row.nickname),
      avatar: textOrNull(row.avatar),
      quality: number(row.product_score),
      service: number(row.service_score),
      description: row.description_score === undefined ? null : number(row.description_score),
      text: row.description_score === undefined ? plainText(row.comment) : text(row.comment),
      images: pictures(row.pics),
      // CRMEB may send a relative time in Chinese.
      date: /^\d{4}-/.test(text(row.add_time)) ? text(row.add_time) : '',
      sku: variantText(row.suk),
      merchantReply: textOrNull(row.merchant_reply_content),
    };
  });
}

/** Suggestions for the text typed so far (not in CRMEB: see README.md). */
export async function suggest(api: Api, keyword: string): Promise<SearchSuggestions> {
  const query = { keyword } satisfies SuggestRequestWire;
  const data = object<SuggestionsWire>(await dataIfPresent(api, 'search/suggest', query));
  return {
    products: list(data.products, (item) => {
      const row = object<SuggestedVariantWire>(item);
      return {
        id: id(row.id, 'product id'),
        name: text(row.store_name),
        code: text(row.code),
        image: text(row.image),
        price: amount(row.price, 'price'),
      };
    }),
    categories: list(data.categories, (item) => {
      const row = object<CategoryStepWire>(item);
      return { id: id(row.id, 'category id'), name: text(row.cate_name) };
    }),
    searched: textOrNull(data.searched),
  };
}
