import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentsOf } from '../testing/contents-of.ts';
import { NEVER, outfit, type Belongings, type Outfitted } from '../testing/belongings.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

interface ForeignCall {
  /** The call's route with the placeholder of the foreign id. */
  route: string;
  of: keyof Belongings;
  /** Path and body of a call with an id, by a buyer with belongings of their own. */
  ask: (id: string, own: Belongings) => [path: string, body?: object];
  /** The call confirms any id, like CRMEB's; the test checks that nothing changes. */
  isSilent?: true;
  /** The owner gets a picture. */
  isPicture?: true;
}

const REASON = { text: 'Damaged on arrival', refund_type: '1' };
const REVIEW = { product_score: 5, service_score: 5, comment: 'Fine.' };
const ADDRESS = {
  real_name: 'A Stranger',
  country: 'US',
  province: 'WA',
  city: 'Seattle',
  detail: '9 Dock Street',
  post_code: '98101',
  phone: '+1 206 555 0188',
};
const ordering = (own: Belongings, more: object) => ({ addressId: own.addressId, payType: 'yue', mark: '', ...more });

/** Every call that takes the id of something a buyer owns. Add new calls here or in WITHOUT_FOREIGN_IDS. */
const CALLS: readonly ForeignCall[] = [
  { route: '/order/detail/:number', of: 'unpaid', ask: (id) => [`/order/detail/${id}`] },
  { route: '/order/detail/:number', of: 'orderKey', ask: (id) => [`/order/detail/${id}`] },
  { route: '/order/cashier/:number/:type?', of: 'unpaid', ask: (id) => [`/order/cashier/${id}/order`] },
  { route: '/pc/check_order_status/:number/:end?', of: 'paid', ask: (id) => [`/pc/check_order_status/${id}/1`] },
  { route: '/order/express/:number', of: 'shipped', ask: (id) => [`/order/express/${id}`] },
  { route: '/order/again', of: 'unpaid', ask: (id) => ['/order/again', { uni: id }] },
  { route: '/order/computed/:key', of: 'checkoutKey', ask: (id, own) => [`/order/computed/${id}`, ordering(own, {})] },
  {
    route: '/order/computed/:key',
    of: 'couponId',
    ask: (id, own) => [`/order/computed/${own.checkoutKey}`, ordering(own, { couponId: id })],
  },
  {
    route: '/order/computed/:key',
    of: 'addressId',
    ask: (id, own) => [`/order/computed/${own.checkoutKey}`, ordering(own, { addressId: id })],
  },
  { route: '/order/confirm', of: 'cartLine', ask: (id) => ['/order/confirm', { cartId: id }] },
  {
    route: '/order/confirm',
    of: 'addressId',
    ask: (id, own) => ['/order/confirm', { cartId: own.cartLine, addressId: id }],
  },
  { route: '/order/create/:key', of: 'checkoutKey', ask: (id, own) => [`/order/create/${id}`, ordering(own, {})] },
  {
    route: '/order/create/:key',
    of: 'addressId',
    ask: (id, own) => [`/order/create/${own.checkoutKey}`, ordering(own, { addressId: id })],
  },
  {
    route: '/order/create/:key',
    of: 'couponId',
    ask: (id, own) => [`/order/create/${own.checkoutKey}`, ordering(own, { couponId: id })],
  },
  {
    route: '/order/place',
    of: 'addressId',
    ask: (id) => [
      '/order/place',
      { key: 'key-of-a-stranger', addressId: id, lines: [{ sku: 'RD-HINGE-WALL-FULL-BN-8MM', quantity: 2 }] },
    ],
  },
  { route: '/order/cancel', of: 'unpaid', ask: (id) => ['/order/cancel', { id }] },
  { route: '/order/pay', of: 'unpaid', ask: (id) => ['/order/pay', { uni: id, paytype: 'yue' }] },
  { route: '/order/take', of: 'shipped', ask: (id) => ['/order/take', { uni: id }] },
  { route: '/order/del', of: 'unpaid', ask: (id) => ['/order/del', { uni: id }] },

  { route: '/order/refund_detail/:number', of: 'paid', ask: (id) => [`/order/refund_detail/${id}`] },
  { route: '/order/refund/cart_info', of: 'paidId', ask: (id) => ['/order/refund/cart_info', { id, cart_ids: [] }] },
  {
    route: '/order/refund/cart_info',
    of: 'paidLineId',
    ask: (id, own) => ['/order/refund/cart_info', { id: own.paidId, cart_ids: [{ cart_id: id, cart_num: 1 }] }],
  },
  { route: '/order/refund/apply/:id', of: 'paidId', ask: (id) => [`/order/refund/apply/${id}`, REASON] },
  {
    route: '/order/refund/apply/:id',
    of: 'paidLineId',
    ask: (id, own) => [`/order/refund/apply/${own.paidId}`, { ...REASON, cart_ids: [{ cart_id: id, cart_num: 1 }] }],
  },
  {
    route: '/order/refund/apply/:id',
    of: 'picture',
    ask: (id, own) => [`/order/refund/apply/${own.paidId}`, { ...REASON, refund_reason_wap_img: id }],
  },
  { route: '/order/refund/detail/:number', of: 'refund', ask: (id) => [`/order/refund/detail/${id}`] },
  {
    route: '/order/refund/express',
    of: 'picture',
    ask: (id, own) => [
      '/order/refund/express',
      { id: own.refundId, refund_express: '1Z888', refund_express_name: 'UPS', refund_img: id },
    ],
  },
  {
    route: '/order/refund/express',
    of: 'refundId',
    ask: (id) => ['/order/refund/express', { id, refund_express: '1Z888', refund_express_name: 'UPS' }],
  },
  { route: '/order/refund/cancel/:number', of: 'refund', ask: (id) => [`/order/refund/cancel/${id}`, {}] },

  { route: '/order/product', of: 'lineKey', ask: (id) => ['/order/product', { unique: id }] },
  { route: '/order/reviews/:number', of: 'paid', ask: (id) => [`/order/reviews/${id}`] },
  {
    route: '/order/comment',
    of: 'picture',
    ask: (id, own) => ['/order/comment', { ...REVIEW, unique: own.lineKey, pics: [id] }],
  },
  { route: '/order/comment', of: 'lineKey', ask: (id) => ['/order/comment', { ...REVIEW, unique: id }] },

  { route: '/address/detail/:id', of: 'addressId', ask: (id) => [`/address/detail/${id}`] },
  { route: '/address/default/set', of: 'addressId', ask: (id) => ['/address/default/set', { id }] },
  { route: '/address/edit', of: 'addressId', ask: (id) => ['/address/edit', { ...ADDRESS, id }] },
  { route: '/address/del', of: 'addressId', ask: (id) => ['/address/del', { id }] },

  { route: '/cart/num', of: 'cartLine', ask: (id) => ['/cart/num', { id, number: 3 }] },
  { route: '/cart/del', of: 'cartLine', ask: (id) => ['/cart/del', { ids: [id] }], isSilent: true },
  { route: '/invoices/:number', of: 'invoice', ask: (id) => [`/invoices/${id}`] },
  {
    route: '/tax_certificate/document',
    of: 'certificateId',
    ask: (id) => [`/tax_certificate/document?id=${id}`],
    isPicture: true,
  },
  { route: '/invoices/:number/pdf', of: 'invoice', ask: (id) => [`/invoices/${id}/pdf`] },

  { route: '/quotes/:number', of: 'quote', ask: (id) => [`/quotes/${id}`] },
  { route: '/quotes/:number/pdf', of: 'quote', ask: (id) => [`/quotes/${id}/pdf`] },
  ...['comment', 'checkout', 'change', 'reject'].map((name): ForeignCall => {
    return { route: `/quotes/:number/${name}`, of: 'quote', ask: (id) => [`/quotes/${id}/${name}`, { text: 'Hello' }] };
  }),
  { route: '/shopping_list/detail', of: 'shoppingListId', ask: (id) => [`/shopping_list/detail?id=${id}`] },
  ...['save', 'change', 'seen', 'remove'].map((name): ForeignCall => {
    const path = `/shopping_list/${name}`;
    return { route: path, of: 'shoppingListId', ask: (id) => [path, { id, version: 1, name: 'Mine' }] };
  }),
  { route: '/credit_card/default/set', of: 'cardId', ask: (id) => ['/credit_card/default/set', { id }] },
  { route: '/credit_card/del', of: 'cardId', ask: (id) => ['/credit_card/del', { id }] },
  { route: '/recharge/status/:number', of: 'recharge', ask: (id) => [`/recharge/status/${id}`] },

  {
    route: '/user/message_system/edit_message',
    of: 'noticeId',
    ask: (id) => ['/user/message_system/edit_message', { id, key: 'look', value: 1 }],
    isSilent: true,
  },
  { route: '/user/message_system/detail/:id', of: 'noticeId', ask: (id) => [`/user/message_system/detail/${id}`] },
  {
    route: '/user/message_system/edit_message',
    of: 'noticeId',
    ask: (id) => ['/user/message_system/edit_message', { id, key: 'is_del', value: 1 }],
    isSilent: true,
  },
  { route: '/company/member', of: 'memberId', ask: (id) => ['/company/member', { id, role: 'owner' }] },
  {
    route: '/company/deputy',
    of: 'memberId',
    ask: (id) => ['/company/deputy', { deputyId: id, until: '2099-12-31' }],
  },
  {
    route: '/company/budget',
    of: 'budgetId',
    ask: (id) => ['/company/budget', { id, job: 'Mine', budget: '1' }],
  },
  ...(
    [
      ['/company/withdraw_invitation', 'companyInvitationId'],
      ['/company/remove_budget', 'budgetId'],
    ] as const
  ).map(([route, of]): ForeignCall => ({ route, of, ask: (id) => [route, { id }], isSilent: true })),
  { route: '/company/remove_member', of: 'memberId', ask: (id) => ['/company/remove_member', { id }] },
  {
    route: '/company/approvals/:key/request',
    of: 'checkoutKey',
    ask: (id, own) => [`/company/approvals/${id}/request`, ordering(own, {})],
  },
  { route: '/company/approval', of: 'approvalId', ask: (id) => [`/company/approval?id=${id}`] },
  { route: '/company/approve', of: 'approvalId', ask: (id) => ['/company/approve', { id }] },
  { route: '/company/reject', of: 'approvalId', ask: (id) => ['/company/reject', { id, reason: 'No.' }] },
  { route: '/company/withdraw_approval', of: 'ownApprovalId', ask: (id) => ['/company/withdraw_approval', { id }] },
  { route: '/company/api_key_uses', of: 'apiKeyId', ask: (id) => [`/company/api_key_uses?id=${id}`] },
  { route: '/company/rotate_api_key', of: 'apiKeyId', ask: (id) => ['/company/rotate_api_key', { id, overlap: 24 }] },
  { route: '/company/end_api_key', of: 'apiKeyId', ask: (id) => ['/company/end_api_key', { id }] },
  { route: '/company/webhook_deliveries', of: 'webhookId', ask: (id) => [`/company/webhook_deliveries?id=${id}`] },
  { route: '/company/send_webhook', of: 'webhookDeliveryId', ask: (id) => ['/company/send_webhook', { id }] },
  ...['change', 'rotate', 'enable', 'test', 'remove'].map((name): ForeignCall => {
    const path = `/company/${name}_webhook`;
    const body = { url: 'https://other.example.com/', events: 'order.paid', overlap: 24, enabled: true };
    return { route: path, of: 'webhookId', ask: (id) => [path, { id, ...body }] };
  }),
  {
    route: '/user/edit',
    of: 'picture',
    ask: (id) => ['/user/edit', { nickname: 'Somebody', avatar: id, email: 'x@example.com', phone: '+1 206 555 0188' }],
  },
];

/** Buyers' calls without ids of belongings: they take catalogue ids or none. */
const WITHOUT_FOREIGN_IDS = [
  '/seckill/index',
  '/seckill/list/:slot',
  '/seckill/detail/:id/:slot?',
  '/advance/list',
  '/promotion/remind /promotion/reminder /promotion/forget',
  '/product/stock_reminders /product/remind_of_stock /product/forget_stock',
  '/combination/list',
  '/combination/detail/:id',
  // A group's page is public to anyone with the link.
  '/combination/pink/:id',
  '/login/mobile /pc/get_appid /pc/wechat_auth /user/contact_code /user/email /user/updatePhone /user/sessions /user/sessions/end /user/programs /user/wechat /user/wechat/unlink',
  '/login /logout /user /userinfo /user/password /user/company /user/billing_address /user/balance /pay/config',
  '/address/list /address/default /cart/add /cart/count /cart/list /pc/get_cart_list /cart/quick_check /cart/quick_add',
  '/shopping_list/list /shopping_list/bought /order/data /order/list /pc/get_order_list /logistics /store_list',
  '/order/refund/list /order/refund/reason /pc/get_refund_order_list',
  '/tax_certificate/list /tax_certificate/add /quotes',
  '/pc/get_balance_record/:type /recharge/index /recharge/recharge /credit_card/list /credit_card/setup /credit_card/save /invoices /invoice_statement /invoice_export /order_export',
  '/coupons /v2/coupons /coupon/receive /coupons/user/:types',
  '/collect/add /collect/among /collect/del /collect/user /pc/get_collect_list',
  '/user/message_system/list /upload/image',
  // An invitation is for anybody with its token.
  '/punchout/connection /punchout/connect /punchout/disconnect /punchout/visit /punchout/start /punchout/return',
  '/company/own /company/create /company/rename /company/on_account /company/invite /company/invitation /company/accept_invitation',
  '/company/checkout_approval /company/approvals /company/budgets /company/api_keys /company/create_api_key /company/webhooks /company/add_webhook',
  // Offers coupons for own cart lines only (cart/del and order/confirm test foreign lines).
  '/coupons/order/:price',
  // Agents are public; the records are those of the requester.
  '/get_workerman_url /user/service/get_adv /user/service/list /user/service/record /v2/user/service/record',
].flatMap((line) => line.split(' '));

/** The calls available to buyers, as registered in the sources. */
function buyerRoutes(): string[] {
  const source = new URL('../../src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('routes.ts'));
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, source), 'utf8');
    if (!text.includes('forBuyer') && !text.includes('requireUser')) return [];
    return [...text.matchAll(/(?:app|forBuyer)\.(?:get|post)\(\s*'([^']+)'/g)].map(([, route = '']) => route);
  });
}

describe.each(MAIN_DATABASE)('ids of another buyer on $name', ({ openShop }) => {
  let shop: Shop;
  let owner: Outfitted;
  let stranger: Outfitted;
  let before: Record<string, string>;
  beforeAll(async () => {
    shop = await openShop();
    owner = await outfit(shop, 'luisglass');
    stranger = await outfit(shop, 'priyaglass');
    before = await contentsOf(shop);
  });
  afterAll(() => shop.close());

  test.each(CALLS)(
    '[R4.4] $route with another buyer’s $of answers as if it did not exist',
    async ({ of, ask, isSilent }) => {
      const foreign = await stranger.call(...ask(owner.own[of], stranger.own));
      const missing = await stranger.call(...ask(NEVER[of], stranger.own));
      expect(foreign).toEqual(missing);
      expect(foreign.status === 200).toBe(isSilent === true);
    },
  );

  test('[R4.4] and none of them changes anything', async () => {
    expect(await contentsOf(shop)).toEqual(before);
  });

  test.each(CALLS.filter((each) => each.isPicture))('$route shows the own $of', async ({ of, ask }) => {
    const [path] = ask(owner.own[of], owner.own);
    const shown = await shop.fetch(`/api${path}`, { headers: { 'Authori-zation': `Bearer ${owner.token}` } });
    expect(shown.headers.get('Content-Type')).toBe('image/png');
  });

  test.each(CALLS.filter((each) => !each.isPicture))('$route accepts the own $of', async ({ of, ask, isSilent }) => {
    // Otherwise the tests above would also pass for a call that rejects every id.
    const missing = await stranger.call(...ask(NEVER[of], stranger.own));
    const state = isSilent ? await contentsOf(shop) : missing;
    const own = await owner.call(...ask(owner.own[of], owner.own));
    expect(isSilent ? await contentsOf(shop) : own).not.toEqual(state);
  });
});

test('[R4.4] every call of buyers is covered or takes no such id', () => {
  const known = new Set([...CALLS.map(({ route }) => route), ...WITHOUT_FOREIGN_IDS]);
  expect(buyerRoutes().filter((route) => !known.has(route))).toEqual([]);
});
