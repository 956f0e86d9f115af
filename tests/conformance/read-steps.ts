import * as calls from '../../packages/api/src/index.ts';
import { nearestQuantity } from '../../packages/model/src/quantity/index.ts';
import { about, type Steps } from './steps.ts';

/** Reading calls that a visitor makes. */
export const VISITOR_READS: Steps = {
  capabilities: calls.getCapabilities,
  get_header: calls.getHeader,
  'pc/get_company_info': calls.getCompanyInfo,
  'pc/get_banner': calls.getBanners,
  'pc/get_wechat_qrcode': calls.getWechatQrcode,
  changeLanguage: (api) => calls.changeLanguage(api, 'en-US'),
  category_all: calls.getCategories,
  'search/keyword': calls.getHotKeywords,
  'search/suggest': (api) => calls.suggest(api, 'hinge'),
  'pc/get_products': async (api, found) => {
    const { items } = await calls.getProducts(api);
    found.product = items.findLast(({ stock }) => stock > 0)?.id;
  },
  'pc/get_recommend': (api) => calls.getRecommended(api, 'best'),
  'product/detail': (api, found) =>
    about(found.product, async (id) => {
      const { skus } = await calls.getProduct(api, id);
      for (const sku of skus) {
        const quantity = nearestQuantity(1, sku);
        if (quantity !== null) found.variant ??= { skuId: sku.id, quantity };
      }
    }),
  'reply/config': (api, { product }) => about(product, (id) => calls.getReviewStatistics(api, id)),
  'reply/list': (api, { product }) => about(product, (id) => calls.getReviews(api, id)),
  'pc/get_news_list': async (api, found) => {
    const [first] = await calls.getNews(api, {});
    found.article = first?.id;
  },
  'pc/get_news_category': calls.getNewsCategories,
  'pc/get_news_detail': (api, { article }) => about(article, (id) => calls.getArticle(api, id)),
  notice_list: (api) => calls.getAnnouncements(api, {}),
  get_agreement: (api) => calls.getSitePage(api, 'privacy'),
  country_list: calls.getCountries,
  'pc/get_city': (api) => calls.getRegions(api, calls.TOP_REGION),
};

/** Reading calls that a signed-in buyer makes. */
export const BUYER_READS: Steps = {
  user: calls.getUser,
  userinfo: calls.getProfile,
  'user/sessions': calls.getDevices,
  'user/programs': calls.getPrograms,
  'user/wechat': calls.getWechatLinks,
  'user/billing_address': calls.getBillingAddress,
  'user/message_system/list': async (api, found) => {
    const { items } = await calls.getNotifications(api);
    found.notification = items[0]?.id;
  },
  'pc/get_collect_list': (api) => calls.getFavourites(api),
  'collect/among': (api, found) =>
    about(found.product, async (id) => {
      found.isFavourite = await calls.isFavourite(api, id);
    }),
  'cart/count': calls.getCartCount,
  'pc/get_cart_list': async (api, found) => {
    const { lines, invalid } = await calls.getCart(api);
    found.cartHasProduct = [...lines, ...invalid].some(({ productId }) => productId === found.product);
  },
  'address/list': calls.getAddresses,
  'address/default': async (api, found) => {
    found.defaultAddress = (await calls.getDefaultAddress(api))?.id;
  },
  'pc/get_order_list': async (api, found) => {
    const { items } = await calls.getOrders(api);
    found.order = items[0]?.number;
  },
  'order/detail': (api, found) => about(found.order, (id) => calls.getOrder(api, id)),
  'order/reviews': (api, found) => about(found.order, (id) => calls.getOrderReviews(api, id)),
  'order/refund/reason': async (api, found) => {
    [found.reason] = await calls.getRefundReasons(api);
  },
  'pc/get_refund_order_list': async (api, found) => {
    const { items } = await calls.getRefunds(api);
    found.refund = items[0]?.number;
  },
  coupons: calls.getCoupons,
  'coupons/user': (api) => calls.getOwnCoupons(api, 'all'),
  'user/balance': calls.getBalance,
  'pc/get_balance_record': (api) => calls.getBalanceRecords(api),
  'recharge/index': calls.getRechargeOffer,
  'credit_card/list': calls.getCards,
  invoices: (api) => calls.getInvoices(api),
  'order/refund/detail': (api, found) => about(found.refund, (id) => calls.getRefund(api, id)),
  'user/message_system/detail': (api, found) => about(found.notification, (id) => calls.openNotification(api, id)),
  logistics: calls.getCouriers,
  get_workerman_url: calls.getSocketAddress,
  'user/service/list': async (api, found) => {
    const [first] = await calls.getAgents(api);
    found.agent = first?.uid;
  },
  'user/service/get_adv': calls.getChatNotice,
  'v2/user/service/record': (api, { agent }) => about(agent, (id) => calls.getRecords(api, { agentUid: id })),
};
