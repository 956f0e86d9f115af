import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { getCategories } from '../catalogue/index.ts';
import { changeLanguage } from '../site/index.ts';
import { ApiError } from '../transport/index.ts';
import { answeringApi, capturedApi, readCapture } from './recorded-answers.ts';
import { findCall, CALLS } from './calls.ts';

const NAMES = readdirSync(new URL('../../fixtures/', import.meta.url))
  .map((file) => file.replace(/\.json$/, ''))
  .filter((name) => name !== 'websocket_session')
  .filter((name) => {
    const { method, path } = readCapture(name).request;
    return findCall(method, path) !== undefined;
  });

/** The expected result of each successful answer; an object is matched partially. */
const EXPECTED: Record<string, unknown> = {
  pc_get_company_info: { siteName: 'RIDER', address: '1 Glass Road, Springfield', map: '', hasAbout: false },
  pc_get_wechat_qrcode: null,
  pc_get_banner: [{ id: '1035', title: 'Banner', href: '/goods_cate' }],
  pc_get_news_list: [{ id: '1', title: 'New showroom opened', publishedAt: 1_676_479_800_000 }],
  search_keyword: ['shower hinge', 'pull handle'],
  pc_get_products: { total: 4, items: [{ id: '4', price: 12900, originalPrice: 15000 }, { id: '3' }, { id: '2' }] },
  'pc_get_products.none': { total: 0, items: [] },
  'pc_get_products.page9': { items: [] },
  pc_get_recommend_1: [
    { id: '3', price: 5800 },
    { id: '1', price: 4550 },
    { id: '2', stock: 100 },
  ],
  product_detail_1: {
    name: 'Glass-to-glass shower hinge 180',
    price: 4550,
    originalPrice: 6000,
    stock: 400,
    attributes: [{ values: [{ label: '冰冰蓝' }, { label: '小白裙' }] }, { values: [{}, {}] }],
  },
  product_detail_2_presale: {
    id: '2',
    skus: [{ id: '318d6620', values: ['银色'], price: 32000, minimum: 1, pack: 1 }],
  },
  reply_config_1: { total: 1, good: 0, medium: 1, poor: 0, goodChance: 0 },
  reply_list_1: [{ quality: 5, service: 4, description: null, images: [], text: 'Well made hinge' }],
  login: { token: '<jwt>', expiresAt: 1_797_820_265_000 },
  user: {
    id: '2',
    nickname: 'Test Shopper',
    balance: 5_000_000,
    memberBadge: false,
    unreadMessages: null,
    unreadNotices: null,
  },
  userinfo: { nickname: 'Test Shopper', phone: '15088888888', company: { company: '' } },
  user_message_list: {
    total: 9,
    items: [{ id: '12', title: '购买成功通知', href: null, sentAt: null, read: false }, {}, {}],
  },
  user_message_detail: { id: '12', read: false },
  pc_get_collect_list: {
    items: [
      { id: '1', name: 'Glass-to-glass shower hinge 180', price: 4550, stock: 400, available: true },
      { id: '3' },
    ],
  },
  'cart_count.after': { pieces: 3 },
  cart_add: '1',
  pc_get_cart_list: {
    total: 22000,
    invalid: [],
    lines: [{ quantity: 2, lineTotal: 9100, problem: null }, { id: '2' }],
  },
  address_default: { id: '1', addressee: 'John Doe', isDefault: true },
  address_detail: { zip: '12345' },
  address_list: [{ isDefault: true }, { addressee: 'Jane Roe', isDefault: false }],
  'address_list.empty': [],
  'address_edit.create': '1',
  'address_edit.us': '3',
  pc_get_city_0: [{ id: '1' }, { id: '7362' }, { id: '13267' }],
  order_confirm: { key: '855394189741916160', total: 13650, freeFreightFrom: null, methods: ['balance', 'wechat'] },
  order_computed: { kind: 'totals', subtotal: 13650, freight: 0, total: 13650 },
  order_create: 'cp647021167332294656',
  'order_create.again': 'cp647021167332294656',
  order_cashier: { total: 13650, balance: 5_000_000, payBefore: 5_395_228_267_000, canPayIn: false },
  pc_check_order_status: { paid: false },
  'pc_check_order_status.paid': { paid: true },
  'order_detail.unpaid': { state: 'pending-payment', paidAt: null, buyerMessage: 'Please call first', total: 13650 },
  'order_detail.paid': { state: 'pending-shipment', payBefore: null, paymentMethod: 'balance' },
  'order_detail.shipped': {
    state: 'to-receive',
    shipping: { method: 'deliver', trackingNumber: '1Z999AA10123456784' },
  },
  'order_detail.received': { state: 'to-review' },
  'order_detail.done': { state: 'done' },
  'order_detail.refunding': { state: 'pending-shipment', pieces: 2 },
  order_again: { inCart: false, checkoutLineIds: ['2647021195572543488'], lines: [] },
  logistics: [{ id: '14', code: 'zhaijisong' }, { name: '顺丰快运' }, { name: '韵达快递' }],
  order_express: {
    method: 'deliver',
    carrier: 'UPS',
    trackingNumber: '1Z999AA10123456784',
    lines: [{ name: 'Glass-to-glass shower hinge 180', quantity: 3, unitPrice: 4550 }],
    events: [{ text: 'Out for delivery', at: 1_795_197_731_000 }, {}, { text: 'Picked up' }],
  },
  order_refund_detail_pre: {
    id: '3',
    number: 'cp647021196784697344',
    state: 'pending-shipment',
    lines: [{ id: '2647021196616925184', quantity: 2, refundable: 2, unitPrice: 12900 }],
  },
  order_refund_cart_info_post: null,
  order_refund_apply: null,
  pc_get_refund_order_list: {
    total: 1,
    items: [
      { number: '647021210172915712', orderNumber: 'cp647021196784697344', state: 'applied', amount: 12900, pieces: 1 },
    ],
  },
  order_refund_detail: {
    kind: 'return-and-refund',
    state: 'applied',
    reason: 'Damaged on arrival',
    remark: 'scratched',
  },
  'order_refund_detail.agreed': { kind: 'return-and-refund', state: 'to-return', logistics: null },
  'order_refund_detail.sent': { state: 'returning', logistics: { company: 'UPS', slipNumber: '1Z888' } },
  'order_refund_detail.refused': { state: 'refused', rejection: 'Out of the return period', pieces: 2 },
  coupons: [
    {
      id: '4',
      scope: 'category',
      categoryId: '1',
      reduction: 10_000,
      threshold: 50_000,
      validDays: 30,
      validUntil: null,
    },
    { id: '3', scope: 'general', categoryId: null, state: 'unclaimed' },
    { id: '2' },
  ],
  coupons_user_1: [
    { id: '1', title: 'All goods', state: 'unused', reduction: 700, validUntil: Date.UTC(2026, 11, 21, 12) },
  ],
  coupons_order: [{ id: '1', scope: 'general', threshold: 10_000, best: true }],
  user_balance: { available: 5_000_000, recharged: 0, consumed: 0 },
  pc_get_balance_record_0: {
    total: 1,
    items: [{ kind: 'payment', amount: -13_650, balance: 4_986_350, orderNumber: null, at: 1_795_257_060_000 }],
  },
  recharge_index: { amounts: [1000, 2000, 5000], sandbox: false, available: false },
  get_workerman_url: 'wss://shop.example/msg',
  service_list: [
    { uid: '3', name: 'Support Ben', online: null },
    { uid: '1', name: 'Support Anna' },
  ],
  'service_record.v2_to1': { messages: [], agent: { uid: '1', name: 'Support Anna' } },
  service_get_adv: '<p>We answer Mon-Fri 8-17</p>',
};

/** Objects and lists of the table contain only the relevant members. */
function matching(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(matching);
  if (typeof expected !== 'object' || expected === null) return expected;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, matching(value)])),
  );
}

async function failureOf(attempt: Promise<unknown>): Promise<ApiError> {
  const outcome = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(ApiError);
  return outcome as ApiError;
}

function statusOf(response: unknown): number {
  return typeof response === 'object' && response !== null && 'status' in response
    ? Number(response.status)
    : Number.NaN;
}

const NOT_THERE = new Set(['category_all', 'changeLanguage', 'get_header', 'order_express.no_service']);
const good = NAMES.filter((name) => statusOf(readCapture(name).response) === 200);
const bad = NAMES.filter((name) => !good.includes(name) && !NOT_THERE.has(name) && name !== 'news_detail.missing');
const VERDICTS = ['order_pay.yue_insufficient'];

describe('[R8.2] recorded successes', () => {
  it('cover what the table expects', () => {
    expect(Object.keys(EXPECTED).filter((name) => !good.includes(name))).toEqual([]);
  });

  it.each(good.filter((name) => !VERDICTS.includes(name)))('%s is decoded', async (name) => {
    const { api, seen, capture } = capturedApi(name);
    const { method, path } = capture.request;
    const value = await findCall(method, path)?.(api);
    expect(seen[0]).toMatchObject({ method });
    const expected = EXPECTED[name];
    expect(value).toEqual(name in EXPECTED ? matching(expected) : value);
  });

  it("[R3.5] the existing backend's category tree is read from children and big_pic", async () => {
    const categories = await getCategories(capturedApi('category').api);
    expect(categories[0]).toMatchObject({
      id: '1',
      name: 'Shower Hinges',
      children: [{ id: '10', name: 'Series 10' }, {}, {}],
    });
  });
});

describe('[R8.2] recorded failures', () => {
  it.each(bad)('%s rejects with the status and message of the answer', async (name) => {
    const { api, capture } = capturedApi(name);
    const error = await failureOf(findCall(capture.request.method, capture.request.path)?.(api) ?? Promise.resolve());
    const { msg, code } = capture.response as { msg: string; code?: string };
    const status = statusOf(capture.response);
    const kind = [110002, 110003, 110004].includes(status) ? 'session' : 'rejected';
    // CRMEB could not reach the provider, and answered the text of its HTTP client.
    const expected = msg.startsWith('cURL error')
      ? { kind: 'transport', status: 502 }
      : { kind, status: capture.http, message: msg, code: String(code ?? status) };
    expect(error).toMatchObject(expected);
  });

  it('[R6.1] an order without a tracking service has no track, instead of an error about a token', async () => {
    expect(await CALLS['GET /order/express/*']?.(capturedApi('order_express.no_service').api)).toBeNull();
  });

  it('[R6.6] an insufficient balance is a verdict although the outer status is 200', async () => {
    const { api, capture } = capturedApi('order_pay.yue_insufficient');
    const error = await failureOf(CALLS['POST /order/pay']?.(api) ?? Promise.resolve());
    expect(error).toMatchObject({ kind: 'verdict', code: 'PAY_DEFICIENCY' });
    expect(error.message).toBe((capture.response as { msg: string }).msg);
  });

  it('category_all is missing: a transport error with HTTP 404 if its substitute is missing, too', async () => {
    const { api, capture } = capturedApi('category_all');
    const error = await failureOf(findCall(capture.request.method, capture.request.path)?.(api) ?? Promise.resolve());
    expect(error).toMatchObject({ kind: 'transport', status: 404 });
  });

  it('[R3.8] a missing changeLanguage is ignored', async () => {
    expect(await changeLanguage(capturedApi('changeLanguage').api, 'zh-CN')).toBe('');
  });
});

/** Changes one value somewhere in a recorded answer. */
function spoil(value: unknown, path: number[], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return replacement;
  const entries = Object.entries(value);
  if (entries.length === 0) return replacement;
  const index = step % entries.length;
  const changed = entries.map(([key, member], at) => [key, at === index ? spoil(member, rest, replacement) : member]);
  return Array.isArray(value) ? changed.map(([, member]) => member) : Object.fromEntries(changed);
}

async function answersOrFailsCleanly(call: (typeof CALLS)[string], body: string): Promise<boolean> {
  const outcome = await call(answeringApi(body).api).catch((error: unknown) => error);
  return !(outcome instanceof Error) || outcome instanceof ApiError;
}

const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('constructor', '__proto__', 1e308, -1, 1.5, '1e999', { toString: 1 }),
);

describe('[R8.2] tolerance', () => {
  it.each(Object.entries(CALLS))('%s throws nothing but ApiError at random data', async (_name, call) => {
    const outcome = await fc.check(
      fc.asyncProperty(junk, (data) => answersOrFailsCleanly(call, JSON.stringify({ status: 200, msg: 'ok', data }))),
      randomRuns(60),
    );
    expect(outcome).toMatchObject({ failed: false });
  });

  it.each(good)('%s with one value spoiled throws nothing but ApiError', async (name) => {
    const { request, response } = readCapture(name);
    const call = findCall(request.method, request.path);
    if (!call) throw new Error(`no call for ${name}`);
    const data = (response as { data?: unknown } | null)?.data;
    const outcome = await fc.check(
      fc.asyncProperty(fc.array(fc.nat(60), { minLength: 1, maxLength: 6 }), junk, (path, value) =>
        answersOrFailsCleanly(call, JSON.stringify({ status: 200, msg: 'ok', data: spoil(data, path, value) })),
      ),
      randomRuns(60),
    );
    expect(outcome).toMatchObject({ failed: false });
  });

  it('ignores members it does not know', async () => {
    const body = JSON.stringify({ status: '200', msg: 'ok', extra: 1, data: { count: '7', sum_price: 0, new: {} } });
    await expect(CALLS['GET /cart/count']?.(answeringApi(body).api)).resolves.toEqual({ pieces: 7 });
  });
});
