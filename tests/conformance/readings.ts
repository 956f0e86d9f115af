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
import * as invoice from '../../packages/api/src/invoice/index.ts';
import * as notification from '../../packages/api/src/notification/index.ts';
import * as order from '../../packages/api/src/order/index.ts';
import * as profile from '../../packages/api/src/profile/index.ts';
import * as refund from '../../packages/api/src/refund/index.ts';
import * as review from '../../packages/api/src/review/index.ts';
import * as shipping from '../../packages/api/src/shipping/index.ts';
import * as site from '../../packages/api/src/site/index.ts';
import { nearestQuantity } from '../../packages/model/src/quantity/index.ts';
import { about, type Step } from './steps.ts';

/** Reading calls that a visitor makes. */
export const FOR_EVERYBODY: readonly Step[] = [
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
      found.product = items.findLast(({ stock }) => stock > 0)?.id;
    },
  ],
  ['pc/get_recommend', (api) => catalogue.getRecommended(api, 'best')],
  [
    'product/detail',
    (api, found) =>
      about(found.product, async (id) => {
        const { skus } = await catalogue.getProduct(api, id);
        for (const sku of skus) {
          const quantity = nearestQuantity(1, sku);
          if (quantity !== null) found.piece ??= { skuId: sku.id, quantity };
        }
      }),
  ],
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
  ['notice_list', (api) => site.getPublicNotices(api, {})],
  ['get_agreement', (api) => content.getSitePage(api, 'privacy')],
  ['country_list', address.getCountries],
  ['pc/get_city', (api) => address.getCities(api, '0')],
];

/** Reading calls that a signed-in buyer makes. */
export const FOR_THE_BUYER: readonly Step[] = [
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
  [
    'collect/among',
    (api, found) =>
      about(found.product, async (id) => {
        found.isFavourite = await favourite.isFavourite(api, id);
      }),
  ],
  ['cart/count', cart.getCartCount],
  [
    'pc/get_cart_list',
    async (api, found) => {
      const { lines, invalid } = await cart.getCart(api);
      found.cartHasProduct = [...lines, ...invalid].some(({ productId }) => productId === found.product);
    },
  ],
  ['address/list', address.getAddresses],
  [
    'address/default',
    async (api, found) => {
      found.defaultAddress = (await address.getDefaultAddress(api))?.id;
    },
  ],
  [
    'pc/get_order_list',
    async (api, found) => {
      const { items } = await order.getOrders(api);
      found.order = items[0]?.number;
    },
  ],
  ['order/detail', (api, found) => about(found.order, (id) => order.getOrder(api, id))],
  ['order/reviews', (api, found) => about(found.order, (id) => review.getOrderReviews(api, id))],
  [
    'order/refund/reason',
    async (api, found) => {
      [found.reason] = await refund.getRefundReasons(api);
    },
  ],
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
  ['invoices', (api) => invoice.getInvoices(api)],
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
  ['user/service/get_adv', chat.getChatNotice],
  ['v2/user/service/record', (api, { agent }) => about(agent, (id) => chat.getRecords(api, { agentUid: id }))],
];
