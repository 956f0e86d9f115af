import type { CardSetup } from '@rider/model/card';
import { money } from '@rider/model/money';
import { hashPassword } from '../../src/account/password.ts';
import type { Envelope, Shop } from './databases.ts';

/** The fields of an order on the wire that tests use. */
export interface WireOrder {
  order_id: string;
  paid: number;
  is_cancel: number;
  cancel_reason: string;
  pay_price: string;
  total_price: string;
  pay_postage: string;
  user_address: string;
  mark: string;
  po_number: string;
  _status: { _type: number; _title: string };
  cartInfo: { unique: string; cart_num: number; truePrice: string; productInfo: { attrInfo: { code: string } } }[];
}

/** A SKU to buy. */
export interface TestSku {
  id: number;
  productId: number;
  code: string;
  price: number;
  minimum: number;
  pack: number;
  tiers: { minimum: number; price: number }[];
}

/** A signed-in buyer; unless documented otherwise, each method makes one call and returns its envelope. */
export interface Customer {
  token: string;
  call<Data = unknown>(path: string, body?: object): Promise<Envelope<Data>>;
  /** Adds to the cart and returns the line's id. */
  add(sku: TestSku, quantity: number, buyNow?: boolean): Promise<string>;
  /** Confirms lines and returns the checkout key. */
  confirm(...lineIds: string[]): Promise<string>;
  /** Orders a checkout key to the default address. */
  create(key: string, more?: object): Promise<Envelope<{ status: string; result: { orderId: string } }>>;
  /** Adds, confirms, orders; returns the order's number. */
  order(sku: TestSku, quantity: number): Promise<string>;
  pay(number: string): Promise<Envelope<{ status: string }>>;
  see(number: string): Promise<WireOrder>;
}

/** Signs in a demo buyer. */
export async function customer(shop: Shop, account: string): Promise<Customer> {
  const token = await shop.signIn(account);
  const call = <Data = unknown>(path: string, body?: object): Promise<Envelope<Data>> =>
    shop.call<Data>(path, { token, ...(body === undefined ? {} : { body }) });
  const { id: addressId } = (await call<{ id: number }>('/address/default')).data;
  const self: Customer = {
    token,
    call,
    add: async (sku, quantity, buyNow = false) => {
      const body = { productId: sku.productId, uniqueId: String(sku.id), cartNum: quantity, new: buyNow ? 1 : 0 };
      return (await call<{ cartId: string }>('/cart/add', body)).data.cartId;
    },
    confirm: async (...lineIds) =>
      (await call<{ orderKey: string }>('/order/confirm', { cartId: lineIds.join(','), new: 0 })).data.orderKey,
    create: (key, more = {}) => call(`/order/create/${key}`, { addressId, payType: 'yue', mark: '', ...more }),
    order: async (sku, quantity) => {
      const key = await self.confirm(await self.add(sku, quantity, true));
      return (await self.create(key)).data.result.orderId;
    },
    pay: (number) => call('/order/pay', { uni: number, paytype: 'yue', type: 0 }),
    see: async (number) => (await call<WireOrder>(`/order/detail/${number}`)).data,
  };
  return self;
}

/** Reads a SKU by its code from the database. */
export async function skuOf(shop: Shop, code: string): Promise<TestSku> {
  return shop.database
    .selectFrom('sku')
    .select(['id', 'product_id as productId', 'code', 'price', 'minimum', 'pack', 'tiers'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

/** A SKU sold by single pieces, with its stock set. */
export async function plainSku(shop: Shop, stock: number): Promise<TestSku> {
  const sku = await shop.database
    .selectFrom('sku')
    .select(['id', 'product_id as productId', 'code', 'price', 'minimum', 'pack', 'tiers'])
    .where('minimum', '=', 1)
    .where('pack', '=', 1)
    .where('price', '<', money(2000))
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await setStock(shop, sku, stock);
  return sku;
}

/** Form input of a card. */
export const TEST_CARD = { number: '4242 4242 4242 4242', expiry: '08/28', code: '123', cardholder: 'Some Buyer' };

/** Sends the input of the provider's form for an intent or setup; resolves to the answer. */
export async function sendToProvider(shop: Shop, clientSecret: string, given: object = TEST_CARD) {
  const body = JSON.stringify({ clientSecret, ...given });
  const response = await shop.fetch('/sandbox-provider/stripe-confirm', { method: 'POST', body });
  return (await response.json()) as { status?: string; rejected?: string; faults?: string[] };
}

/** Opens a setup for a buyer's card. */
export async function cardSetup(buyer: Customer): Promise<{ token: string; secret: string }> {
  const { setupToken, clientSecret } = (await buyer.call<CardSetup>('/credit_card/setup', {})).data;
  return { token: setupToken, secret: clientSecret };
}

/** Sets the stock of a SKU. */
export async function setStock(shop: Shop, sku: TestSku, stock: number): Promise<void> {
  await shop.database.updateTable('sku').set({ stock }).where('id', '=', sku.id).execute();
}

/** Reads the stock of a SKU. */
export async function stockOf(shop: Shop, sku: TestSku): Promise<number> {
  const row = await shop.database.selectFrom('sku').select('stock').where('id', '=', sku.id).executeTakeFirstOrThrow();
  return row.stock;
}

/** A buyer's balance and the sum of its bookings, in cents; tests expect both to be equal. */
export async function balanceOf(shop: Shop, account: string): Promise<{ balance: number; booked: number }> {
  const buyer = await shop.database
    .selectFrom('buyer')
    .select(['id', 'balance'])
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  const entries = await shop.database
    .selectFrom('balance_entry')
    .select('amount')
    .where('buyer_id', '=', buyer.id)
    .execute();
  return { balance: buyer.balance, booked: entries.reduce((sum, entry) => sum + entry.amount, 0) };
}

/** Sets a buyer's balance with a booking for the difference. */
export async function setBalance(shop: Shop, account: string, cents: number): Promise<void> {
  const balance = money(cents);
  const { balance: before } = await balanceOf(shop, account);
  const buyer = await shop.database
    .updateTable('buyer')
    .set({ balance })
    .where('account', '=', account)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (balance === before) return;
  await shop.database
    .insertInto('balance_entry')
    .values({
      buyer_id: buyer.id,
      kind: 'opening',
      amount: money(balance - before),
      balance_after: balance,
      order_id: null,
      booked_at: new Date(shop.clock.now),
    })
    .execute();
}

/** Adds buyers with the password of the demo buyers; returns their account names. */
export async function addBuyers(shop: Shop, name: string, count: number): Promise<string[]> {
  const accounts = Array.from({ length: count }, (_, index) => `${name}${index}`);
  const password_hash = await hashPassword('Rider2026', 'tests');
  const buyers = accounts.map((account) => ({
    account,
    email: `${account}@office.example`,
    phone: '',
    first_name: '',
    last_name: '',
    nickname: '',
    company: '',
    contractor_license: '',
    business_owner: '',
    avatar: null,
    state: 'active' as const,
    password_hash,
    created_at: new Date(shop.clock.now),
  }));
  await shop.database.insertInto('buyer').values(buyers).execute();
  return accounts;
}
