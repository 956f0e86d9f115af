import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { money } from '@rider/model/money';
import { offerQuote } from '../../src/quote/offer-quote.ts';
import {
  expireModel,
  MOST_UNPAID,
  PAYMENT_TIME,
  unpaidOf,
  type Model,
  type Real,
  type Step,
} from './commerce-model.ts';

/** Days for which an offer is valid: longer than a walk. */
const VALID_DAYS = 300;

/** The buyer requests a quote, and an operator offers a price. */
export class Quote implements Step {
  readonly quantity: number;
  readonly unit: number;
  constructor(quantity: number, unit: number) {
    this.quantity = quantity;
    this.unit = unit;
  }
  check = (): boolean => true;
  async run(model: Model, { shop, buyer, sku, agentId }: Real): Promise<void> {
    const { quantity, unit } = this;
    const request = { lines: [[sku.code, quantity]], text: '', key: randomUUID() };
    const { number } = (await buyer.call<{ number: string }>('/quotes', request)).data;
    const { id } = await shop.database
      .selectFrom('quote_line')
      .innerJoin('quote', 'quote.id', 'quote_id')
      .select('quote_line.id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const now = shop.clock.now;
    await offerQuote(
      shop.services,
      { operator: { id: agentId, at: new Date(now) }, number, locale: 'en-US' },
      {
        version: 1,
        lines: [{ id: String(id), quantity, unitPrice: money(unit), shipsBy: '' }],
        lastDay: new Date(now + VALID_DAYS * 86_400_000).toISOString().slice(0, 10),
        note: '',
      },
    );
    model.quotes.push({ number, quantity, unit, state: 'offered', unpaid: 0 });
  }
  toString = (): string => `quote ${this.quantity} at ${this.unit}`;
}

/** The buyer accepts a quote in two checkouts at once; stock beyond the buyer's share may be held. */
export class Accept implements Step {
  readonly pick: number;
  constructor(pick: number) {
    this.pick = pick;
  }
  check = ({ quotes }: Readonly<Model>): boolean => quotes.length > 0;
  async run(model: Model, { shop, buyer }: Real): Promise<void> {
    expireModel(model, shop.clock.now);
    const quote = model.quotes[this.pick % model.quotes.length];
    if (quote === undefined) return;
    // A read expires due orders, so that their quotes are open again.
    await buyer.call('/order/list');
    const prepared = await buyer.call<string[]>(`/quotes/${quote.number}/checkout`, {});
    assert.equal(prepared.status === 200, quote.state === 'offered');
    if (quote.state !== 'offered') return;
    const confirm = () =>
      buyer.call<{ orderKey: string }>('/order/confirm', { cartId: prepared.data.join(','), new: 0 });
    const confirmed = [await confirm(), await confirm()];
    const fits = quote.quantity <= model.stock;
    for (const { status } of confirmed) assert.equal(status === 200, fits);
    if (!fits) return;
    const created = await Promise.all(confirmed.map(({ data }) => buyer.create(data.orderKey)));
    const numbers = created.flatMap(({ data }) => data?.result?.orderId ?? []);
    assert.equal(numbers.length, unpaidOf(model).length < MOST_UNPAID ? 1 : 0);
    for (const number of numbers) {
      const payBefore = shop.clock.now + PAYMENT_TIME;
      const { quantity, unit } = quote;
      model.orders.push({ number, quantity, unit, off: 0, state: 'unpaid', payBefore, quote });
      model.stock -= quantity;
      quote.state = 'accepted';
    }
  }
  toString = (): string => `accept ${this.pick}`;
}

/** The buyer's price list gets another price of the variant. */
export class Contract implements Step {
  readonly price: number;
  constructor(price: number) {
    this.price = price;
  }
  check = (): boolean => true;
  async run(model: Model, { shop, sku, uid }: Real): Promise<void> {
    const { database } = shop;
    await database.deleteFrom('price_list_price').where('sku_id', '=', sku.id).execute();
    const list = await database
      .selectFrom('price_list_buyer')
      .select('price_list_id')
      .where('buyer_id', '=', Number(uid))
      .executeTakeFirstOrThrow();
    await database
      .insertInto('price_list_price')
      .values({ ...list, sku_id: sku.id, price: money(this.price), tiers: '[]' })
      .execute();
    model.price = Math.min(sku.price, this.price);
  }
  toString = (): string => `contract price ${this.price}`;
}
