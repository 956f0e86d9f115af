import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { money } from '@rider/model/money';
import type { QuickOrderCheck } from '@rider/model/quick-order';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { tableOfRates } from '../../src/tax/tax-of-sale.ts';
import { changeUnpaidOrder } from '../../src/order-entry/change-unpaid-order.ts';
import { placeForBuyer } from '../../src/order-entry/place-for-buyer.ts';
import { expireDueOrders } from '../../src/order/close-order.ts';
import {
  balanceOf,
  customer,
  plainSku,
  setBalance,
  stockOf,
  type Customer,
  type TestSku,
} from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';

const STOCK = 12;
const FREIGHT = 1200;
const PAYMENT_TIME = 30 * 60_000;
const MOST_UNPAID = 10;

type ModelState = 'unpaid' | 'paid' | 'cancelled' | 'expired';

/** Expected state of the shop: stock, balance, cart and orders. */
interface Model {
  stock: number;
  balance: number;
  cart: number;
  orders: { number: string; quantity: number; off: number; state: ModelState; payBefore: number }[];
}

interface Real {
  shop: Shop;
  buyer: Customer;
  sku: TestSku;
  /** The buyer's id and address. */
  uid: string;
  addressId: string;
  agentId: number;
}

type Step = fc.AsyncCommand<Model, Real>;

class Add implements Step {
  readonly quantity: number;
  constructor(quantity: number) {
    this.quantity = quantity;
  }
  check = (): boolean => true;
  async run(model: Model, { buyer, sku }: Real): Promise<void> {
    const body = { productId: sku.productId, uniqueId: String(sku.id), cartNum: this.quantity, new: 0 };
    const fits = this.quantity <= model.stock && model.cart + this.quantity <= model.stock;
    assert.equal((await buyer.call('/cart/add', body)).status, fits ? 200 : 410297);
    if (fits) model.cart += this.quantity;
  }
  toString = (): string => `add ${this.quantity}`;
}

/** A quick order of two rows and one without quantity, sent twice with its key. */
class QuickOrder extends Add {
  override async run(model: Model, { buyer, sku }: Real): Promise<void> {
    const rows = [`${this.quantity}`, 'nothing', '1 pc'].map((quantity) => [sku.code, quantity]);
    const send = () => buyer.call<QuickOrderCheck>('/cart/quick_add', body);
    const body = { rows, key: randomUUID() };
    const fits = model.cart + this.quantity + 1 <= model.stock;
    for (const { data } of [await send(), await send()]) assert.equal(data.rows[0]?.problem === null, fits);
    if (fits) model.cart += this.quantity + 1;
  }
}

class Order implements Step {
  check = (model: Readonly<Model>): boolean => model.cart > 0;
  async run(model: Model, { shop, buyer, sku }: Real): Promise<void> {
    expireModel(model, shop.clock.now);
    const { valid } = (await buyer.call<{ valid: { id: string }[] }>('/pc/get_cart_list')).data;
    const confirmed = await buyer.call<{ orderKey: string }>('/order/confirm', { cartId: valid[0]?.id });
    const fits = model.cart <= model.stock;
    assert.equal(confirmed.status === 200, fits);
    if (!fits) return;
    const created = await buyer.create(confirmed.data.orderKey);
    if (!mayHold(model, sku)) return assert.equal(created.status, 400);
    assert.equal(created.data.status, 'SUCCESS');
    const number = created.data.result.orderId;
    model.orders.push({
      number,
      quantity: model.cart,
      off: 0,
      state: 'unpaid',
      payBefore: shop.clock.now + PAYMENT_TIME,
    });
    model.stock -= model.cart;
    model.cart = 0;
  }
  toString = (): string => 'order';
}

/** An operator places an order for the buyer, who may reserve any stock then, with a discount of some cents. */
class PlaceForBuyer implements Step {
  readonly quantity: number;
  readonly off: number;
  constructor(quantity: number, off: number) {
    this.quantity = quantity;
    this.off = off;
  }
  check = (): boolean => true;
  async run(model: Model, { shop, sku, uid, addressId, agentId }: Real): Promise<void> {
    expireModel(model, shop.clock.now);
    const operator = { id: agentId, at: new Date(shop.clock.now) };
    const entry = {
      buyerId: uid,
      addressId,
      shipping: 'delivery',
      payment: 'link',
      purchaseOrderNumber: '',
      message: '',
      lines: [{ sku: sku.code, quantity: this.quantity }],
      key: randomUUID(),
      couponId: '',
      shopDiscount: discountOf(this.off),
      quoted: money(sku.price * this.quantity + FREIGHT - this.off),
    } as const;
    const placing = placeForBuyer({ ...shop.services, taxes: tableOfRates }, operator, entry, 'en-US');
    const unpaid = model.orders.filter(({ state }) => state === 'unpaid');
    if (this.quantity > model.stock || unpaid.length >= MOST_UNPAID) return assert.rejects(placing);
    const number = await placing;
    const payBefore = shop.clock.now + 3 * 86_400_000;
    model.orders.push({ number, quantity: this.quantity, off: this.off, state: 'unpaid', payBefore });
    model.stock -= this.quantity;
  }
  toString = (): string => `place ${this.quantity} for the buyer, less ${this.off}`;
}

/** A discount of some cents; null for none. */
const discountOf = (off: number) => (off === 0 ? null : { rate: null, amount: money(off), reason: 'Agreed' });

/** Whether the buyer may place another unpaid order: below the limit, and at most half the stock unless the balance covers all. */
function mayHold({ orders, stock, balance, cart }: Model, { price }: TestSku): boolean {
  const unpaid = orders.filter(({ state }) => state === 'unpaid');
  const held = unpaid.reduce((sum, { quantity }) => sum + quantity, 0);
  const off = unpaid.reduce((sum, order) => sum + order.off, 0);
  const due = price * (held + cart) + FREIGHT * (unpaid.length + 1) - off;
  const share = Math.max(1, Math.floor((stock + held) / 2));
  return unpaid.length < MOST_UNPAID && (due <= balance || held + cart <= share);
}

/** A step on one of the orders placed so far, after expiring the due ones. */
abstract class OrderStep implements Step {
  readonly pick: number;
  constructor(pick: number) {
    this.pick = pick;
  }
  check = (model: Readonly<Model>): boolean => model.orders.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    expireModel(model, real.shop.clock.now);
    const order = model.orders[this.pick % model.orders.length];
    if (order !== undefined) await this.act(model, order, real);
  }
  abstract act(model: Model, order: Model['orders'][number], real: Real): Promise<void>;
}

class Pay extends OrderStep {
  override async act(model: Model, order: Model['orders'][number], { buyer, sku }: Real): Promise<void> {
    const answer = await buyer.pay(order.number);
    const price = sku.price * order.quantity + FREIGHT - order.off;
    if (order.state !== 'unpaid') return assert.equal(answer.status, 400);
    if (price > model.balance) return assert.equal(answer.data.status, 'PAY_DEFICIENCY');
    assert.equal(answer.data.status, 'SUCCESS');
    order.state = 'paid';
    model.balance -= price;
  }
  override toString = (): string => `pay ${this.pick}`;
}

/** An operator changes the quantity and the discount of an order. */
class Change extends OrderStep {
  readonly quantity: number;
  readonly off: number;
  constructor(pick: number, quantity: number, off: number) {
    super(pick);
    this.quantity = quantity;
    this.off = off;
  }
  override async act(model: Model, order: Model['orders'][number], { shop, sku, agentId, addressId }: Real) {
    const { version } = await shop.database
      .selectFrom('customer_order')
      .select('version')
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    const contents = {
      lines: [{ sku: sku.code, quantity: this.quantity }],
      addressId,
      shipping: 'delivery',
      couponId: '',
      shopDiscount: discountOf(this.off),
      purchaseOrderNumber: '',
      quoted: money(sku.price * this.quantity + FREIGHT - this.off),
    };
    const operator = { id: agentId, at: new Date(shop.clock.now) };
    const services = { ...shop.services, taxes: tableOfRates, gateways: new Map() };
    const changing = changeUnpaidOrder(services, operator, order.number, {
      contents,
      version,
      locale: 'en-US',
      mayDiscount: true,
    });
    if (order.state !== 'unpaid' || this.quantity > model.stock + order.quantity) return assert.rejects(changing);
    await changing;
    model.stock += order.quantity - this.quantity;
    order.quantity = this.quantity;
    order.off = this.off;
    order.payBefore = Math.max(order.payBefore, shop.clock.now + 3 * 86_400_000);
  }
  override toString = (): string => `change ${this.pick} to ${this.quantity}, less ${this.off}`;
}

class Cancel extends OrderStep {
  override async act(model: Model, order: Model['orders'][number], { buyer }: Real): Promise<void> {
    const answer = await buyer.call('/order/cancel', { id: order.number });
    assert.equal(answer.status, order.state === 'unpaid' ? 200 : 400);
    if (order.state !== 'unpaid') return;
    order.state = 'cancelled';
    model.stock += order.quantity;
  }
  override toString = (): string => `cancel ${this.pick}`;
}

function expireModel(model: Model, now: number): void {
  for (const order of model.orders) {
    if (order.state !== 'unpaid' || order.payBefore > now) continue;
    order.state = 'expired';
    model.stock += order.quantity;
  }
}

class Wait implements Step {
  readonly minutes: number;
  constructor(minutes: number) {
    this.minutes = minutes;
  }
  check = (): boolean => true;
  async run(model: Model, { shop }: Real): Promise<void> {
    shop.clock.now += this.minutes * 60_000;
    expireModel(model, shop.clock.now);
    await expireDueOrders(shop.services);
  }
  toString = (): string => `wait ${this.minutes} min`;
}

const OFF = fc.constantFrom(0, 1, 333);

const STEPS = [
  fc.integer({ min: 1, max: 5 }).map((quantity) => new Add(quantity)),
  fc.integer({ min: 1, max: 5 }).map((quantity) => new QuickOrder(quantity)),
  fc.constant(new Order()),
  fc.tuple(fc.integer({ min: 1, max: 8 }), OFF).map(([quantity, off]) => new PlaceForBuyer(quantity, off)),
  ...[Pay, Cancel].map((Chosen) => fc.nat({ max: 5 }).map((pick) => new Chosen(pick))),
  fc
    .tuple(fc.nat({ max: 5 }), fc.integer({ min: 1, max: 8 }), OFF)
    .map(([pick, quantity, off]) => new Change(pick, quantity, off)),
  fc.constantFrom(10, 29, 30).map((minutes) => new Wait(minutes)),
];

describe.each(DATABASES)('random purchases on $name', ({ openShop }) => {
  test('[B1] [R6.10] stock, balance and bookings match a simple model', async () => {
    const shop = await openShop();
    const buyer = await customer(shop, 'luisglass');
    const sku = await plainSku(shop, STOCK);
    const address = (await buyer.call<{ id: number; uid: number }>('/address/default')).data;
    const { id: agentId } = await shop.database.selectFrom('agent').select('id').limit(1).executeTakeFirstOrThrow();
    const [uid, addressId] = [String(address.uid), String(address.id)];
    const property = fc.asyncProperty(fc.commands(STEPS, { maxCommands: 20 }), async (steps) => {
      const pay_before = new Date(shop.clock.now);
      await shop.database.updateTable('customer_order').set({ pay_before }).where('paid_at', 'is', null).execute();
      await expireDueOrders(shop.services);
      await shop.database.deleteFrom('cart_line').execute();
      await plainSku(shop, STOCK);
      const balance = 3 * sku.price + 2 * FREIGHT + 1;
      await setBalance(shop, 'luisglass', balance);
      const model: Model = { stock: STOCK, balance, cart: 0, orders: [] };
      await fc.asyncModelRun(() => ({ model, real: { shop, buyer, sku, uid, addressId, agentId } }), steps);
      expect(await stockOf(shop, sku)).toBe(model.stock);
      expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: model.balance, booked: model.balance });
      for (const order of model.orders) {
        const seen = await buyer.see(order.number);
        expect({ paid: seen.paid, why: seen.cancel_reason }).toEqual({
          paid: order.state === 'paid' ? 1 : 0,
          why: { unpaid: '', paid: '', cancelled: 'buyer', expired: 'expired' }[order.state],
        });
      }
    });
    await fc.assert(property, randomRuns(10));
    await shop.close();
  });
});
