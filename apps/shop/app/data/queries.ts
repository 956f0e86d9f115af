import { readListQuery } from '@rider/model/product-list';
import { HOME_CARDS } from '@rider/model/site';
import type { ProductList, ProductListQuery } from '@rider/model/catalogue';
import { capabilitiesQuery } from './capabilities-query.ts';
import { loadCalls } from './load-calls.ts';
import { asPart, liveQuery, partQuery, query, sharedQuery, type Query } from './query.ts';
import { readReviewChoice, type ReviewChoice } from '../screen-parameters/review-choice.ts';

/** Rows of announcements and news on the home page. */
const HOME_ROWS = 3;
/** Reviews per page. */
export const REVIEWS_PER_PAGE = 10;

export const headerQuery = asPart(
  sharedQuery(['header'], async (api) => (await loadCalls()).getHeader(api)),
  { logoUrl: '', siteName: '', titleText: '' },
);
/** The company's data, with the address of its WeChat QR picture or null. */
export const companyQuery = asPart(
  sharedQuery(['company'], async (api) => {
    const calls = await loadCalls();
    const [company, wechatQrCode] = await Promise.all([calls.getCompanyInfo(api), calls.getWechatQrcode(api)]);
    return { ...company, wechatQrCode };
  }),
);
export const categoriesQuery = asPart(
  sharedQuery(['categories'], async (api) => (await loadCalls()).getCategories(api)),
  [],
);
export const hotKeywordsQuery = asPart(
  sharedQuery(['hot-keywords'], async (api) => (await loadCalls()).getHotKeywords(api)),
  [],
);
export const userQuery = liveQuery(['user'], async (api) => (await loadCalls()).getUser(api));
export const cartCountQuery = partQuery(['cart-count'], async (api) => (await loadCalls()).getCartCount(api));
export const cartQuery = query(['cart'], async (api) => (await loadCalls()).getCart(api));
export const bannersQuery = partQuery(['banners'], async (api) => (await loadCalls()).getBanners(api));
export const noticesQuery = partQuery(['notices'], async (api) =>
  (await loadCalls()).getAnnouncements(api, { page: 1, pageSize: HOME_ROWS }),
);
export const newsQuery = partQuery(['news'], async (api) =>
  (await loadCalls()).getNews(api, { page: 1, pageSize: HOME_ROWS }),
);

export const recommendedQuery = (kind: 'best' | 'hot' | 'new' | 'promotion') =>
  partQuery(['recommended', kind], async (api) =>
    (await loadCalls()).getRecommended(api, kind, { page: 1, pageSize: HOME_CARDS }),
  );
export const productsQuery = (list: ProductListQuery) =>
  query(['products', list], async (api) => (await loadCalls()).getProducts(api, list));
/** A product with its description parsed into nodes, so that the page needs no parser. */
export const productQuery = (id: string) =>
  query(['product', id], async (api) => {
    const { atPromotionPrice, getProduct, palletReason, parseRichText } = await loadCalls();
    // Fields that the page does not show are left out of the document.
    const {
      descriptionHtml,
      skus,
      reviewCount: _count,
      reviewChance: _chance,
      favourite: _,
      ...product
    } = await getProduct(api, id);
    const shown = skus.map(({ barcode: _barcode, weightKg, lengthMm, ...sku }) => {
      // A backend that sends no length ships by rules of its own.
      const { parcelLimits } = product;
      const pallet =
        lengthMm === null || parcelLimits === null
          ? null
          : palletReason({ lengthMm, weightKg: weightKg ?? 0 }, parcelLimits);
      return atPromotionPrice({ ...sku, ...(pallet && { pallet }) });
    });
    return { ...product, skus: shown, description: parseRichText(descriptionHtml) };
  });
/** The answer to {@link productQuery}. */
export type ProductPage = Awaited<ReturnType<ReturnType<typeof productQuery>['call']>>;
/** What a card contains of a {@link ProductPage}; the rest comes with the product's own answer. */
export type ProductPreview = Pick<ProductPage, 'id' | 'name' | 'images' | 'price' | 'unit' | 'score' | 'sales'> &
  Partial<ProductPage>;

export const reviewsQuery = (id: string, { kind, page }: ReviewChoice) =>
  partQuery(['reviews', id, kind, page], async (api) =>
    (await loadCalls()).getReviews(api, id, { kind, page, pageSize: REVIEWS_PER_PAGE }),
  );
export const favouriteQuery = (productId: string) =>
  partQuery(['favourite', productId], async (api) => (await loadCalls()).isFavourite(api, productId));
export const reviewStatisticsQuery = (id: string) =>
  partQuery(['review-statistics', id], async (api) => (await loadCalls()).getReviewStatistics(api, id));

/** The queries of the frame around every screen; those of the buyer only with a session. */
export function frameQueries(signedIn: boolean): Query<unknown>[] {
  const everyone: Query<unknown>[] = [asPart(capabilitiesQuery), headerQuery, companyQuery, categoriesQuery];
  return signedIn ? [...everyone, asPart(userQuery), cartCountQuery] : everyone;
}

export function productPageQueries(id: string, parameters: URLSearchParams): Query<unknown>[] {
  return [productQuery(id), reviewsQuery(id, readReviewChoice(parameters)), reviewStatisticsQuery(id)];
}

/** Paths of product lists, and whether the address contains a search term. */
const LISTS: Record<string, boolean> = { '/goods_list': false, '/goods_cate_b': false, '/goods_search': true };

/** The query for the list that an address shows; used by loader, screen and prefetch. */
export function listQueryOf(pathname: string, parameters: URLSearchParams): Query<ProductList> {
  return productsQuery(readListQuery(parameters, LISTS[pathname] ?? false));
}

/** The queries of a page that is worth prefetching: a list or a product. Empty for other pages. */
export function queriesOfPage(href: string): Query<unknown>[] {
  const { pathname, searchParams } = new URL(href, 'http://shop.invalid');
  const product = /^\/goods_detail\/(\w+)$/.exec(pathname)?.[1];
  if (product) return productPageQueries(product, searchParams);
  return pathname in LISTS ? [listQueryOf(pathname, searchParams)] : [];
}

/** A SKU of {@link ProductPage}. */
export type ProductPageSku = ProductPage['skus'][number];
