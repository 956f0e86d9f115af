/**
 * Trades with a backend in a separate process until killed; started by durability.test.ts with its data directory. Prints what was answered to
 * a buyer: `order <number>`, `rows <key>`, `quote <number>` or `approval <id>`.
 */
import { createApi, type Api } from '@rider/api';
import { acceptCompanyInvitation, approveOrder, createCompany, inviteToCompany } from '@rider/api/buyer-company';
import { addQuickOrder } from '@rider/api/cart';
import { getOperatorQuote, offerQuote } from '@rider/api/operator';
import { checkOutQuote, requestQuote } from '@rider/api/quote';
import { money } from '@rider/model/money';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../../src/database/open.ts';
import { createBackend } from '../../../src/index.ts';

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: durability-process.ts <data directory>');

const database = await openDatabase({ dataDir });
const backend = await createBackend({ database, demo: true });
/** Several buyers in turn, so that none exceeds the limit of unpaid orders. */
const buyers = await Promise.all(['luisglass', 'danaglass', 'priyaglass', 'tomglass'].map(signIn));
const desk = apiOf((await call<{ token: string }>('', '/kefuapi/login', credentials('maya'))).token);
const [productId, uniqueId] = [1001, 50002];
/** Other variants than that of the plain orders, whose stock the test adds up. */
const others = await database
  .selectFrom('sku')
  .select('code')
  .where('id', '<>', uniqueId)
  .where('stock', '>', 150)
  .where('minimum', '=', 1)
  .where('pack', '=', 1)
  .orderBy('id')
  .limit(3)
  .execute();
const lines = others.map(({ code }) => ({ code, quantity: 1 }));

function credentials(account: string) {
  return { account, password: 'Rider2026' };
}

function apiOf(token: string): Api {
  const fetchHere: typeof fetch = (input, init) => backend.fetch(new Request(input, init));
  return createApi({ fetch: fetchHere, baseUrl: 'http://shop.test/api', locale: 'en-US', token });
}

async function signIn(account: string) {
  const { token } = await call<{ token: string }>('', '/login', credentials(account));
  const { id: addressId } = await call<{ id: number }>(token, '/address/default');
  return { token, addressId, api: apiOf(token) };
}
type Buyer = Awaited<ReturnType<typeof signIn>>;

async function call<Data>(token: string, path: string, body?: object): Promise<Data> {
  const headers = { 'Content-Type': 'application/json', ...(token && { 'Authori-zation': `Bearer ${token}` }) };
  const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  const response = await backend.fetch(new Request(`http://shop.test/api${path}`, init));
  const { status, msg, data } = (await response.json()) as { status: number; msg: string; data: Data };
  if (status !== 200) throw new Error(`${path}: ${status} ${msg}`);
  return data;
}

/** Empties the demonstration's carts and lets the first buyer request approvals of the second one, unless an earlier process did. */
async function foundCompany([requester, owner]: [Buyer, Buyer]): Promise<void> {
  if ((await database.selectFrom('buyer_company').select('id').execute()).length > 0) return;
  await database.deleteFrom('cart_line').execute();
  await createCompany(owner.api, 'North Glass');
  const member = { email: 'luis@example.com', role: 'buyer', perOrder: money(1), perMonth: null } as const;
  await inviteToCompany(owner.api, member);
  const emails = database.selectFrom('email_message').select('body').orderBy('id', 'desc').limit(1);
  const [, token = ''] = /company_invitation\?token=([\w-]+)/.exec((await emails.executeTakeFirstOrThrow()).body) ?? [];
  await acceptCompanyInvitation(requester.api, token);
}

async function confirm({ token }: Buyer, lineIds: string): Promise<string> {
  return (await call<{ orderKey: string }>(token, '/order/confirm', { cartId: lineIds })).orderKey;
}

async function order(buyer: Buyer, lineIds: string): Promise<string> {
  const key = await confirm(buyer, lineIds);
  const { addressId, token } = buyer;
  return (await call<{ result: { orderId: string } }>(token, `/order/create/${key}`, { addressId })).result.orderId;
}

/** The id of a line beside the cart. */
async function lineOf({ token }: Buyer): Promise<string> {
  return (await call<{ cartId: string }>(token, '/cart/add', { productId, uniqueId, cartNum: 2, new: 1 })).cartId;
}

/** Requests a quote, offers it, and accepts it into an order. */
async function acceptQuote(buyer: Buyer): Promise<string> {
  const number = await requestQuote(buyer.api, { lines, text: '', key: randomUUID() });
  const { version, lines: asked } = await getOperatorQuote(desk, number);
  const offered = asked.map(({ id, quantity }) => ({ id, quantity, unitPrice: money(100), shipsBy: '' }));
  await offerQuote(desk, number, { version, lines: offered, lastDay: '2099-12-31', note: '' });
  await order(buyer, (await checkOutQuote(buyer.api, number)).join(','));
  return number;
}

async function addRows({ api }: Buyer): Promise<string> {
  const key = randomUUID();
  await addQuickOrder(
    api,
    lines.map(({ code }) => ({ text: code, quantity: '1' })),
    key,
  );
  return key;
}

async function approve(requester: Buyer, owner: Buyer): Promise<string> {
  const key = await confirm(requester, await lineOf(requester));
  const { addressId, token } = requester;
  const id = await call<string>(token, `/company/approvals/${key}/request`, { addressId, payType: 'yue', mark: '' });
  await approveOrder(owner.api, id);
  return id;
}

const [luis, dana, priya, tom] = buyers as [Buyer, Buyer, Buyer, Buyer];
await foundCompany([luis, dana]);
const answered = (what: string) => process.stdout.write(`${what}\n`);
for (;;) {
  for (const buyer of [dana, priya, tom]) answered(`order ${await order(buyer, await lineOf(buyer))}`);
  answered(`rows ${await addRows(priya)}`);
  answered(`quote ${await acceptQuote(tom)}`);
  answered(`approval ${await approve(luis, dana)}`);
}
