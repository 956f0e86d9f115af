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
import { balanceOf, customer, plainSku, setBalance, stockOf } from '../testing/customers.ts';
import {
  closeModelOrder,
  expireModel,
  FREIGHT,
  mayHold,
  MOST_UNPAID,
  PAYMENT_TIME,
  totalOf,
  unpaidOf,
  type Model,
  type ModelOrder,
  type Real,
  type Step,
} from '../testing/commerce-model.ts';
import { DATABASES } from '../testing/databases.ts';
import { Accept, Contract, Quote } from '../testing/quote-steps.ts';

const STOCK = 12;

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
  async run(model: Model, { shop, buyer }: Real): Promise<void> {
    expireModel(model, shop.clock.now);
    const { valid } = (await buyer.call<{ valid: { id: string }[] }>('/pc/get_cart_list')).data;
    const confirmed = await buyer.call<{ orderKey: string }>('/order/confirm', { cartId: valid[0]?.id });
    const fits = model.cart <= model.stock;
    assert.equal(confirmed.status === 200, fits);
    if (!fits) return;
    const created = await buyer.create(confirmed.data.orderKey);
    if (!mayHold(model)) return assert.equal(created.status, 400);
    assert.equal(created.data.status, 'SUCCESS');
    const number = created.data.result.orderId;
    model.orders.push({
      number,
      quantity: model.cart,
      unit: model.price,
      off: 0,
      state: 'unpaid',
      payBefore: shop.clock.now + PAYMENT_TIME,
      quote: null,
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
      quoted: totalOf({ ...this, unit: model.price }),
    } as const;
    const placing = placeForBuyer({ ...shop.services, taxes: tableOfRates }, operator, entry, 'en-US');
    if (this.quantity > model.stock || unpaidOf(model).length >= MOST_UNPAID) return assert.rejects(placing);
    const number = await placing;
    const payBefore = shop.clock.now + 3 * 86_400_000;
    const { quantity, off } = this;
    model.orders.push({ number, quantity, unit: model.price, off, state: 'unpaid', payBefore, quote: null });
    model.stock -= this.quantity;
  }
  toString = (): string => `place ${this.quantity} for the buyer, less ${this.off}`;
}

/** A discount of some cents; null for none. */
const discountOf = (off: number) => (off === 0 ? null : { rate: null, amount: money(off), reason: 'Agreed' });

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
  abstract act(model: Model, order: ModelOrder, real: Real): Promise<void>;
}

class Pay extends OrderStep {
  override async act(model: Model, order: ModelOrder, { buyer }: Real): Promise<void> {
    const answer = await buyer.pay(order.number);
    const price = totalOf(order);
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
  override async act(model: Model, order: ModelOrder, { shop, sku, agentId, addressId }: Real) {
    const { version } = await shop.database
      .selectFrom('customer_order')
      .select('version')
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    // A line with an unchanged quantity keeps its price.
    const unit = this.quantity === order.quantity ? order.unit : model.price;
    const contents = {
      lines: [{ sku: sku.code, quantity: this.quantity }],
      addressId,
      shipping: 'delivery',
      couponId: '',
      shopDiscount: discountOf(this.off),
      purchaseOrderNumber: '',
      quoted: totalOf({ ...this, unit }),
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
    order.unit = unit;
    order.off = this.off;
    order.payBefore = Math.max(order.payBefore, shop.clock.now + 3 * 86_400_000);
  }
  override toString = (): string => `change ${this.pick} to ${this.quantity}, less ${this.off}`;
}

class Cancel extends OrderStep {
  override async act(model: Model, order: ModelOrder, { buyer }: Real): Promise<void> {
    const answer = await buyer.call('/order/cancel', { id: order.number });
    assert.equal(answer.status, order.state === 'unpaid' ? 200 : 400);
    if (order.state !== 'unpaid') return;
    closeModelOrder(model, order, 'cancelled');
  }
  override toString = (): string => `cancel ${this.pick}`;
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
  fc
    .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 400, max: 3000 }))
    .map(([quantity, unit]) => new Quote(quantity, unit)),
  ...[Accept, Accept].map((Chosen) => fc.nat({ max: 5 }).map((pick) => new Chosen(pick))),
  fc.integer({ min: 400, max: 3000 }).map((price) => new Contract(price)),
];

describe.each(DATABASES)('random purchases on $name', ({ openShop }) => {
  test('[B1] [B9] [B14] [R6.10] stock, balance and bookings match a simple model', async () => {
    const shop = await openShop();
    const buyer = await customer(shop, 'luisglass');
    const sku = await plainSku(shop, STOCK);
    const address = (await buyer.call<{ id: number; uid: number }>('/address/default')).data;
    const { id: agentId } = await shop.database.selectFrom('agent').select('id').limit(1).executeTakeFirstOrThrow();
    const [uid, addressId] = [String(address.uid), String(address.id)];
    const at = new Date(0);
    const { id: price_list_id } = await shop.database
      .insertInto('price_list')
      .values({
        name: 'Contract',
        first_day: '2020-01-01',
        last_day: null,
        starts_at: at,
        ends_at: null,
        changed_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.database
      .insertInto('price_list_buyer')
      .values({ price_list_id, buyer_id: Number(uid) })
      .execute();
    const property = fc.asyncProperty(fc.commands(STEPS, { maxCommands: 20 }), async (steps) => {
      const pay_before = new Date(shop.clock.now);
      await shop.database.updateTable('customer_order').set({ pay_before }).where('paid_at', 'is', null).execute();
      await expireDueOrders(shop.services);
      for (const table of ['cart_line', 'price_list_price', 'login_attempt'] as const)
        await shop.database.deleteFrom(table).execute();
      await plainSku(shop, STOCK);
      const balance = 3 * sku.price + 2 * FREIGHT + 1;
      await setBalance(shop, 'luisglass', balance);
      const model: Model = { stock: STOCK, balance, price: sku.price, cart: 0, orders: [], quotes: [] };
      await fc.asyncModelRun(() => ({ model, real: { shop, buyer, sku, uid, addressId, agentId } }), steps);
      expect(await stockOf(shop, sku)).toBe(model.stock);
      expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: model.balance, booked: model.balance });
      for (const { number, state } of model.quotes)
        expect((await buyer.call<{ state: string }>(`/quotes/${number}`)).data.state).toBe(state);
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
