import * as account from '../../packages/api/src/account/index.ts';
import * as address from '../../packages/api/src/address/index.ts';
import * as balance from '../../packages/api/src/balance/index.ts';
import * as card from '../../packages/api/src/card/index.ts';
import * as cart from '../../packages/api/src/cart/index.ts';
import * as catalogue from '../../packages/api/src/catalogue/index.ts';
import * as chat from '../../packages/api/src/chat/index.ts';
import * as content from '../../packages/api/src/content/index.ts';
import * as coupon from '../../packages/api/src/coupon/index.ts';
import * as favourite from '../../packages/api/src/favourite/index.ts';
import { ApiError, createApi, type Api } from '../../packages/api/src/index.ts';
import * as notification from '../../packages/api/src/notification/index.ts';
import * as order from '../../packages/api/src/order/index.ts';
import * as profile from '../../packages/api/src/profile/index.ts';
import * as refund from '../../packages/api/src/refund/index.ts';
import * as review from '../../packages/api/src/review/index.ts';
import * as shipping from '../../packages/api/src/shipping/index.ts';
import * as site from '../../packages/api/src/site/index.ts';

/** How a backend answers a call: as the package reads it, not at all (404), or otherwise. */
export type Conformity = 'as told' | 'missing' | 'differs';

/** The result of one call. */
export interface Result {
  call: string;
  state: Conformity;
  /** Milliseconds until it was read. */
  time: number;
  /** What differs; empty otherwise. */
  reason: string;
}

/** A backend and a buyer of it. */
export interface Backend {
  /** Fetches an address below the backend's origin. */
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  account: string;
  password: string;
}

/** What earlier calls found, for those that need an id. */
interface Found {
  product?: string | undefined;
  article?: string | undefined;
  notice?: string | undefined;
  order?: string | undefined;
  refund?: string | undefined;
  agent?: string | undefined;
}

/** A call by its path and how it is made; null where nothing was found to ask about. */
type Step = readonly [call: string, ask: (api: Api, found: Found) => Promise<unknown> | null];

const about = (id: string | undefined, run: (id: string) => Promise<unknown>): Promise<unknown> | null =>
  id ? run(id) : null;

const FOR_EVERYBODY: readonly Step[] = [
  ['capabilities', site.getCapabilities],
  ['get_header', site.getHeader],
  ['pc/get_company_info', site.getCompanyInfo],
  ['pc/get_banner', site.getBanners],
  ['pc/get_wechat_qrcode', site.getWechatQrcode],
  ['changeLanguage', (api) => site.changeLanguage(api, 'en-US')],
  ['category_all', catalogue.getCategories],
  ['search/keyword', catalogue.getHotKeywords],
  ['search/suggest', (api) => catalogue.suggest(api, 'hinge')],
  [
    'pc/get_products',
    async (api, found) => {
      const { items } = await catalogue.getProducts(api);
      found.product = items.at(-1)?.id;
    },
  ],
  ['pc/get_recommend', (api) => catalogue.getRecommended(api, 'best')],
  ['product/detail', (api, { product }) => about(product, (id) => catalogue.getProduct(api, id))],
  ['reply/config', (api, { product }) => about(product, (id) => catalogue.getReviewStatistics(api, id))],
  ['reply/list', (api, { product }) => about(product, (id) => catalogue.getReviews(api, id))],
  [
    'pc/get_news_list',
    async (api, found) => {
      const [first] = await site.getNews(api, {});
      found.article = first?.id;
    },
  ],
  ['pc/get_news_category', content.getNewsCategories],
  ['pc/get_news_detail', (api, { article }) => about(article, (id) => content.getArticle(api, id))],
  ['notice_list', (api) => site.getNotices(api, {})],
  ['get_agreement', (api) => content.getSitePage(api, 'privacy')],
  ['country_list', address.getCountries],
  ['pc/get_city', (api) => address.getCities(api, '0')],
];

const FOR_THE_BUYER: readonly Step[] = [
  ['user', account.getUser],
  ['userinfo', profile.getProfile],
  ['user/sessions', profile.getDevices],
  ['user/wechat', profile.getWechatLinks],
  ['user/billing_address', profile.getBillingAddress],
  [
    'user/message_system/list',
    async (api, found) => {
      const { items } = await notification.getNotices(api);
      found.notice = items[0]?.id;
    },
  ],
  ['pc/get_collect_list', (api) => favourite.getFavourites(api)],
  ['collect/among', (api, { product }) => about(product, (id) => favourite.isFavourite(api, id))],
  ['cart/count', cart.getCartCount],
  ['pc/get_cart_list', cart.getCart],
  ['address/list', address.getAddresses],
  ['address/default', address.getDefaultAddress],
  [
    'pc/get_order_list',
    async (api, found) => {
      const { items } = await order.getOrders(api);
      found.order = items[0]?.number;
    },
  ],
  ['order/detail', (api, found) => about(found.order, (id) => order.getOrder(api, id))],
  ['order/reviews', (api, found) => about(found.order, (id) => review.getOrderReviews(api, id))],
  ['order/refund/reason', refund.getRefundReasons],
  [
    'pc/get_refund_order_list',
    async (api, found) => {
      const { items } = await refund.getRefunds(api);
      found.refund = items[0]?.number;
    },
  ],
  ['coupons', coupon.getCoupons],
  ['coupons/user', (api) => coupon.getOwnCoupons(api, 'all')],
  ['user/balance', balance.getBalance],
  ['pc/get_balance_record', (api) => balance.getBalanceRecords(api)],
  ['recharge/index', balance.getRechargeOffer],
  ['credit_card/list', card.getCards],
  ['order/refund/detail', (api, found) => about(found.refund, (id) => refund.getRefund(api, id))],
  ['user/message_system/detail', (api, found) => about(found.notice, (id) => notification.openNotice(api, id))],
  ['logistics', shipping.getCouriers],
  ['get_workerman_url', chat.getSocketAddress],
  [
    'user/service/list',
    async (api, found) => {
      const [first] = await chat.getAgents(api);
      found.agent = first?.uid;
    },
  ],
  ['user/service/record', (api, { agent }) => about(agent, (id) => chat.getRecords(api, { agentUid: id }))],
];

/** How long a call may take (ms). */
const PATIENCE = 10_000;

/** Asks one call. An answer of 404 is a call that the backend does not have, also where the package does without it. */
async function ask(api: Api, [call, run]: Step, found: Found, statuses: number[]): Promise<Result | null> {
  const start = performance.now();
  statuses.length = 0;
  let state: Conformity = 'as told';
  let reason = '';
  try {
    const asked = run(api, found);
    if (asked === null) return null;
    await asked;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    state = 'differs';
    reason = `${error.kind} ${error.status}`;
  }
  // Another call may stand in for one that is missing; the first tells.
  if (statuses[0] === 404) [state, reason] = ['missing', ''];
  return { call, state, time: performance.now() - start, reason };
}

/**
 * Asks a backend every reading call of packages/api, as a visitor and as a buyer, and says how each is answered. Nothing is changed but a
 * sign-in. Throws where the buyer cannot sign in.
 */
export async function walk({ fetch, account: name, password }: Backend): Promise<Result[]> {
  const statuses: number[] = [];
  const counting = async (input: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(input, init);
    statuses.push(answer.status);
    return answer;
  };
  const options = { fetch: counting, baseUrl: '/api', locale: 'en-US', timeoutMs: PATIENCE } as const;
  const found: Found = {};
  const results: (Result | null)[] = [];
  const visitor = createApi(options);
  for (const step of FOR_EVERYBODY) results.push(await ask(visitor, step, found, statuses));
  const { token } = await account.login(visitor, { account: name, password });
  const buyer = createApi({ ...options, token });
  for (const step of FOR_THE_BUYER) results.push(await ask(buyer, step, found, statuses));
  return results.filter((result) => result !== null);
}

/** The results as a Markdown table; `withTime` adds how long each took. */
export function tableOf(results: readonly Result[], withTime: boolean): string {
  const cells = ({ call, state, time, reason }: Result) => [
    `\`${call}\``,
    reason ? `${state} (${reason})` : state,
    ...(withTime ? [`${Math.round(time)} ms`] : []),
  ];
  const head = ['call', 'state', ...(withTime ? ['time'] : [])];
  const rows = [head, head.map(() => '---'), ...results.map(cells)];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
