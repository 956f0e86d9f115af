import * as account from '../account/index.ts';
import * as address from '../address/index.ts';
import * as balance from '../balance/index.ts';
import * as card from '../card/index.ts';
import * as cart from '../cart/index.ts';
import * as catalogue from '../catalogue/index.ts';
import * as chat from '../chat/index.ts';
import * as content from '../content/index.ts';
import * as coupon from '../coupon/index.ts';
import * as favourite from '../favourite/index.ts';
import * as notification from '../notification/index.ts';
import * as order from '../order/index.ts';
import * as profile from '../profile/index.ts';
import * as refund from '../refund/index.ts';
import * as shipping from '../shipping/index.ts';
import * as review from '../review/index.ts';
import * as site from '../site/index.ts';
import { money } from '@rider/model/money';
import type { Api } from '../transport/index.ts';
import * as upload from '../upload/index.ts';

type Call = (api: Api) => Promise<unknown>;

const DRAFT = {
  addressee: 'John Doe',
  country: 'US',
  state: 'IL',
  city: 'Springfield',
  street1: '12 Glass Street',
  street2: '',
  zip: '62701',
  phone: '2175550100',
  fax: '',
  isDefault: true,
};
const PROFILE = { nickname: 'Luis', avatar: '' } as const;
const COMPANY = { company: 'Glass & Co', licenseNumber: 'C17 1', ownerName: 'Luis Vega', phone: '2175550100' };
const REFUND = {
  orderId: '3',
  kind: 'return-and-refund',
  lines: [{ lineId: '1', quantity: 1 }],
  reason: 'Damaged on arrival',
  remark: 'scratched',
  photos: [],
} as const;
const LOGISTICS = { company: 'UPS', slipNumber: '1Z888', phone: '', photos: [] };
const FEEDBACK = {
  topic: 'order',
  name: 'Luis Vega',
  company: '',
  email: 'luis@glass.test',
  phone: '2175550100',
  message: 'Do you stock brass?',
} as const;
const CHOICES = { addressId: '1', method: 'balance', message: '' } as const;

/** Every call of the package by method and path, with test arguments. */
export const CALLS: Record<string, Call> = {
  'GET /get_header': site.getHeader,
  'GET /pc/get_company_info': site.getCompanyInfo,
  'GET /pc/get_wechat_qrcode': site.getWechatQrcode,
  'GET /pc/get_banner': site.getBanners,
  'GET /notice_list': (api) => site.getAnnouncements(api, {}),
  'GET /pc/get_news_list': (api) => site.getNews(api, {}),
  'GET /pc/get_news_category': content.getNewsCategories,
  'GET /pc/get_news_detail/*': (api) => content.getArticle(api, '1'),
  'GET /notice_detail/*': (api) => content.getAnnouncement(api, '1'),
  'GET /get_agreement/*': (api) => content.getSitePage(api, 'privacy'),
  'POST /user/service/feedback': (api) => content.sendFeedback(api, FEEDBACK, { pictures: [], website: '' }),
  'GET /changeLanguage': (api) => site.changeLanguage(api, 'zh-CN'),
  'GET /category_all': catalogue.getCategories,
  'GET /search/keyword': catalogue.getHotKeywords,
  'GET /pc/get_products': (api) => catalogue.getProducts(api),
  'GET /pc/get_recommend/*': (api) => catalogue.getRecommended(api, 'best'),
  'GET /product/detail/*': (api) => catalogue.getProduct(api, '1'),
  'GET /reply/config/*': (api) => catalogue.getReviewStatistics(api, '1'),
  'GET /reply/list/*': (api) => catalogue.getReviews(api, '1'),
  'GET /search/suggest': (api) => catalogue.suggest(api, 'hinge'),
  'POST /login/mobile': (api) => account.loginByPhone(api, { phone: '2175550100', code: '11112222' }),
  'GET /pc/get_appid': account.getWechatAppId,
  'GET /pc/wechat_auth': (api) => account.loginByWechat(api, 'x'),
  'POST /login': (api) => account.login(api, { account: 'luisglass', password: 'Rider2026' }),
  'GET /logout': account.logout,
  'GET /user': account.getUser,
  'GET /userinfo': profile.getProfile,
  'POST /user/edit': (api) => profile.saveProfile(api, PROFILE),
  'POST /user/contact_code': (api) => profile.sendContactCode(api, { phone: '2175550100' }),
  'POST /user/email': (api) => profile.changeEmail(api, { email: 'luis@glass.test', code: '11112222' }),
  'POST /user/updatePhone': (api) => profile.changePhone(api, { phone: '2175550100', code: '11112222' }),
  'GET /user/sessions': profile.getDevices,
  'GET /user/programs': profile.getPrograms,
  'POST /user/sessions/end': profile.signOutEverywhere,
  'GET /user/wechat': profile.getWechatLinks,
  'POST /user/wechat/unlink': profile.unlinkWechat,
  'POST /user/company': (api) => profile.saveCompany(api, COMPANY),
  'POST /user/password': (api) => profile.changePassword(api, { currentPassword: 'Rider2026', password: 'Rider2027' }),
  'GET /user/billing_address': profile.getBillingAddress,
  'POST /user/billing_address': (api) => profile.saveBillingAddress(api, DRAFT),
  'GET /user/message_system/list': (api) => notification.getNotifications(api),
  'GET /user/message_system/detail/*': (api) => notification.openNotification(api, '12'),
  'POST /user/message_system/edit_message': (api) => notification.markNotificationsRead(api, 'all'),
  'GET /pc/get_collect_list': (api) => favourite.getFavourites(api),
  'GET /collect/among': (api) => favourite.isFavourite(api, '1'),
  'POST /collect/add': (api) => favourite.addFavourite(api, '1'),
  'POST /collect/del': (api) => favourite.removeFavourites(api, ['1']),
  'GET /cart/count': cart.getCartCount,
  'GET /pc/get_cart_list': cart.getCart,
  'POST /cart/add': (api) => cart.addToCart(api, { productId: '1', skuId: 'a1a5e606', quantity: 2 }),
  'POST /cart/num': (api) => cart.setCartQuantity(api, '1', 3),
  'POST /cart/del': (api) => cart.removeCartLines(api, ['1']),
  'GET /address/list': address.getAddresses,
  'GET /address/detail/*': (api) => address.getAddress(api, '1'),
  'GET /address/default': address.getDefaultAddress,
  'POST /address/edit': (api) => address.saveAddress(api, DRAFT),
  'POST /address/default/set': (api) => address.setDefaultAddress(api, '1'),
  'POST /address/del': (api) => address.deleteAddress(api, '1'),
  'GET /country_list': address.getCountries,
  'GET /pc/get_city/*': (api) => address.getRegions(api, address.TOP_REGION),
  'POST /order/confirm': (api) => order.confirmOrder(api, { lineIds: ['1'] }),
  'POST /order/computed/*': (api) => order.computeOrder(api, 'key', CHOICES),
  'POST /order/create/*': (api) => order.createOrder(api, 'key', CHOICES),
  'POST /order/pay': (api) => order.payOrder(api, 'cp1', 'balance'),
  'GET /order/cashier/*': (api) => order.getCashier(api, 'cp1'),
  'GET /pc/check_order_status/*': (api) => order.checkPayment(api, 'cp1', 1_795_228_367_000),
  'GET /pc/get_order_list': (api) => order.getOrders(api),
  'GET /order/detail/*': (api) => order.getOrder(api, 'cp1'),
  'POST /order/cancel': (api) => order.cancelOrder(api, 'cp1'),
  'POST /order/take': (api) => order.confirmReceipt(api, 'cp1'),
  'POST /order/del': (api) => order.deleteOrder(api, 'cp1'),
  'GET /order/refund/reason': refund.getRefundReasons,
  'GET /order/refund_detail/*': (api) => refund.getRefundableOrder(api, 'cp1'),
  'POST /order/refund/cart_info': (api) => refund.quoteRefund(api, '3', REFUND.lines),
  'POST /order/refund/apply/*': (api) => refund.applyForRefund(api, REFUND),
  'GET /pc/get_refund_order_list': (api) => refund.getRefunds(api),
  'GET /order/refund/detail/*': (api) => refund.getRefund(api, '1'),
  'POST /order/refund/express': (api) => refund.sendReturnShipment(api, '1', LOGISTICS),
  'POST /order/refund/cancel/*': (api) => refund.cancelRefund(api, '1'),
  'GET /get_workerman_url': chat.getSocketAddress,
  'GET /user/service/list': chat.getAgents,
  'GET /v2/user/service/record': (api) => chat.getRecords(api, { agentUid: '1' }),
  'GET /user/service/get_adv': chat.getChatNotice,
  'POST /upload/image': (api) => upload.uploadPicture(api, new Blob()),
  'POST /order/comment': (api) =>
    review.publishReview(api, 'a', { quality: 5, service: 4, description: null, comment: 'Well made', photos: [] }),
  'GET /coupons': coupon.getCoupons,
  'POST /coupon/receive': (api) => coupon.claimCoupon(api, '3'),
  'GET /coupons/user/*': (api) => coupon.getOwnCoupons(api, 'all'),
  'GET /coupons/order/*': (api) => coupon.getCheckoutCoupons(api, { lineIds: ['1'] }),
  'GET /user/balance': balance.getBalance,
  'GET /pc/get_balance_record/*': (api) => balance.getBalanceRecords(api),
  'GET /recharge/index': balance.getRechargeOffer,
  'POST /recharge/recharge': (api) => balance.startRecharge(api, { amount: money(1000), returnPath: '/user/balance' }),
  'GET /recharge/status/*': (api) => balance.getRechargeStatus(api, 'rc1'),
  'GET /credit_card/list': card.getCards,
  'POST /credit_card/setup': card.beginCardSetup,
  'POST /credit_card/save': (api) => card.saveCard(api, { token: 'card_1', cardholder: 'John Doe', isDefault: true }),
  'POST /credit_card/default/set': (api) => card.setDefaultCard(api, '1'),
  'POST /credit_card/del': (api) => card.deleteCard(api, '1'),
  'POST /order/again': (api) => order.buyAgain(api, 'cp1'),
  'GET /logistics': shipping.getCouriers,
  'GET /order/express/*': (api) => shipping.getParcelTrack(api, 'cp1'),
};

/** The call of the package for a method and path, if there is one. */
export function findCall(method: string, path: string): Call | undefined {
  const request = `${method} ${path}`;
  if (request in CALLS) return CALLS[request];
  const key = Object.keys(CALLS).find((name) => name.endsWith('/*') && request.startsWith(name.slice(0, -1)));
  return key === undefined ? undefined : CALLS[key];
}
