import { randomUUID } from 'node:crypto';
import { expect, request, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** The header of a call from a page of the shop; only such calls can open a session. */
export const OWN_PAGE = { 'Sec-Fetch-Site': 'same-origin' };

/** The password of all demo buyers. */
export const PASSWORD = 'Rider2026';

/** The answer of a call, with the fields that the journeys read. */
interface Answer {
  status: number;
  msg: string;
  data: Record<string, unknown>;
}

/** Calls the shop with the context's cookies; posts if there is a body. The caller checks the outer status. */
export async function call(context: BrowserContext, path: string, body?: object): Promise<Answer> {
  const address = `/api/${path}`;
  const given = { headers: OWN_PAGE, ...(body && { data: body }) };
  const response = await context.request[body ? 'post' : 'get'](address, given);
  return (await response.json()) as Answer;
}

async function succeed(context: BrowserContext, path: string, body?: object): Promise<Answer['data']> {
  const answer = await call(context, path, body);
  expect(answer.status, `${path}: ${answer.msg}`).toBe(200);
  return answer.data;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Account → the last session of this worker: checking a password costs the shop 0.2 s of CPU time. */
const sessions = new Map<string, Cookies>();

/** The accounts that signed in since the last clean-up. */
const active = new Set<string>();

/** Cancels the unpaid orders of the test's buyers: a buyer may have ten, and a later test may need them. */
export async function cancelUnpaidOrders(origin: string): Promise<void> {
  for (const account of active) {
    const cookies = sessions.get(account) ?? [];
    const buyer = await request.newContext({ baseURL: origin, storageState: { cookies, origins: [] } });
    const answer = (await (await buyer.get('/api/pc/get_order_list?type=0&limit=50')).json()) as Answer;
    // A test may have ended the session, or signed in at another shop.
    const orders = answer.status === 200 ? (answer.data.list as { order_id: string }[]) : [];
    for (const { order_id } of orders) await buyer.post('/api/order/cancel', { data: { id: order_id } });
    await buyer.dispose();
  }
  active.clear();
}

/** Signs in without the form, reusing the session of an earlier test if it is still valid, and empties the cart. */
export async function signIn(context: BrowserContext, account: string): Promise<void> {
  const session = sessions.get(account);
  active.add(account);
  if (session) await context.addCookies(session);
  const reused = session && (await call(context, 'pc/get_cart_list'));
  if (reused?.status !== 200) await startSession(context, account);
  const cart = reused?.status === 200 ? reused.data : await succeed(context, 'pc/get_cart_list');
  const lines = [...(cart.valid as { id: string }[]), ...(cart.invalid as { id: string }[])];
  if (lines.length > 0) await succeed(context, 'cart/del', { ids: lines.map(({ id }) => id) });
}

/** Signs in without the form, with a new session for this context alone. */
export async function startSession(context: BrowserContext, account: string): Promise<void> {
  await succeed(context, 'login', { account, password: PASSWORD });
  active.add(account);
  sessions.set(
    account,
    (await context.cookies()).filter(({ name }) => name === 'local1'),
  );
}

/** Fills and sends the visible sign-in form. */
export async function fillSignIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: /^(Account or e-mail|账号或邮箱)/ }).fill(account);
  await page.getByLabel(/^(Password|密码)/).fill(password);
  await page.locator('[data-component="login-form"] button[type="submit"]').click();
}

/** Posts the sign-in form without a page, like a browser without script; returns the address of the redirect. */
export async function postSignIn(context: BrowserContext, origin: string, account: string): Promise<string> {
  const sent = await context.request.post('/login', {
    headers: { Origin: origin },
    form: { account, password: PASSWORD },
    maxRedirects: 0,
  });
  expect(sent.status(), await sent.text()).toBe(302);
  return sent.headers()['location'] ?? '';
}

/** A variant of the bundled catalogue. */
export interface Variant {
  productId: string;
  code: string;
}

export const BRASS_HINGE: Variant = { productId: '1001', code: 'RD-HINGE-WALL-FULL-SB-10MM' };
export const NICKEL_HINGE: Variant = { productId: '1001', code: 'RD-HINGE-WALL-FULL-BN-10MM' };
/** Sold in packs of two. */
export const TWIN_ROLLER: Variant = { productId: '1033', code: 'RD-ROLLER-TWIN-CH' };
/** Four in stock. */
export const SCARCE_HINGE: Variant = { productId: '1012', code: 'RD-HINGE-90-BEVEL-CH' };

/** The backend's id of a variant. */
async function skuOf(context: BrowserContext, { productId, code }: Variant): Promise<string> {
  const product = await succeed(context, `product/detail/${productId}`);
  const skus = Object.values(product.productValue as Record<string, { code: string; unique: string }>);
  const sku = skus.find((each) => each.code === code);
  if (!sku) throw new Error(`the catalogue has no ${code}`);
  return sku.unique;
}

/** A variant's stock, read from the cart because product pages may be a minute old: adds two pieces and removes them. */
export async function stockOf(context: BrowserContext, variant: Variant): Promise<number> {
  const lineId = await addToCart(context, variant, 2);
  const cart = await succeed(context, 'pc/get_cart_list');
  const line = (cart.valid as { id: string; trueStock: number }[]).find(({ id }) => String(id) === lineId);
  await succeed(context, 'cart/del', { ids: [lineId] });
  if (!line) throw new Error(`the cart has no line ${lineId}`);
  return Number(line.trueStock);
}

/** Adds pieces to the cart without the page; returns the line's id. */
export async function addToCart(context: BrowserContext, variant: Variant, quantity: number): Promise<string> {
  const skuId = await skuOf(context, variant);
  const body = { productId: variant.productId, uniqueId: skuId, cartNum: quantity, new: 0 };
  return String((await succeed(context, 'cart/add', body)).cartId);
}

/** Places an order of some pieces of each variant without the page; returns its number. It stays unpaid. */
export async function placeOrder(
  context: BrowserContext,
  variants: Variant | Variant[],
  quantity: number,
): Promise<string> {
  const lines: string[] = [];
  for (const variant of [variants].flat()) lines.push(await addToCart(context, variant, quantity));
  const checkout = await succeed(context, 'order/confirm', {
    cartId: lines.join(),
    new: 0,
    addressId: 0,
    shipping_type: 1,
  });
  const addressId = (checkout.addressInfo as { id: number }).id;
  const body = { addressId, couponId: 0, payType: 'yue', useIntegral: 0, mark: '', shipping_type: 1, new: 0 };
  const made = await succeed(context, `order/create/${String(checkout.orderKey)}`, body);
  return String((made.result as { orderId: string }).orderId);
}

/** The amount that an operator adds to a balance for a journey (cents). */
export const ADDED_BALANCE = 50_000;

/** Lets an operator add ADDED_BALANCE to the buyer's balance, once for each key. */
async function addBalance(context: BrowserContext, key: string): Promise<void> {
  const answered = await context.request.get('/api/user');
  const { data: buyer } = (await answered.json()) as Answer;
  const desk = await request.newContext({ baseURL: new URL(answered.url()).origin });
  const signedIn = await desk.post('/api/kefuapi/login', {
    headers: OWN_PAGE,
    data: { account: 'maya', password: PASSWORD },
  });
  expect(await signedIn.json()).toMatchObject({ status: 200 });
  const added = await desk.post(`/api/operator/buyers/${String(buyer.uid)}/top_up`, {
    data: { amount: String(ADDED_BALANCE / 100), note: 'Pays a journey', key },
  });
  expect(await added.json()).toMatchObject({ status: 200 });
  await desk.dispose();
}

/** Pays an order from the balance after an operator's top-up, because other tests may have spent it. */
export async function payFromBalance(context: BrowserContext, number: string): Promise<void> {
  await addBalance(context, number);
  expect(await succeed(context, 'order/pay', { uni: number, paytype: 'yue', type: 0 })).toMatchObject({
    status: 'SUCCESS',
  });
}

/**
 * Reserves all pieces of a variant; returns the number of the order, which the caller cancels. Adds balance first, because the pieces
 * that a buyer may reserve depend on it, and other tests leave unpaid orders.
 */
export async function reserveAll(context: BrowserContext, variant: Variant): Promise<string> {
  await addBalance(context, randomUUID());
  return placeOrder(context, variant, await stockOf(context, variant));
}

/** The buyer's balance in cents. */
export async function balance(context: BrowserContext): Promise<number> {
  return Math.round(Number((await succeed(context, 'user')).now_money) * 100);
}

/** Presses Tab until the element has the focus; fails when it is not reached. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await element.evaluate((found) => found === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never reaches ${element.toString()}`);
}
