import { randomUUID } from 'node:crypto';
import type { CreditAccountDetail } from '@rider/api/operator';
import type { Customer, TestSku } from './customers.ts';
import type { Shop } from './databases.ts';

const DAY = 86_400_000;

/** A buyer on account, and an operator's calls for the account. Amounts in cents. */
export class Crediting {
  readonly #shop: Shop;
  readonly #buyer: Customer;
  readonly uid: number;
  #token = '';

  private constructor(shop: Shop, buyer: Customer, uid: number) {
    this.#shop = shop;
    this.#buyer = buyer;
    this.uid = uid;
  }

  /** Signs in the operator; `account` is the name of the buyer's account. */
  static async of(shop: Shop, buyer: Customer, account: string): Promise<Crediting> {
    const row = shop.database.selectFrom('buyer').select('id').where('account', '=', account);
    const crediting = new Crediting(shop, buyer, (await row.executeTakeFirstOrThrow()).id);
    await crediting.signIn();
    return crediting;
  }

  /** Signs in the operator again, after the clock moved past the session. */
  async signIn(): Promise<void> {
    this.#token = await this.#shop.signInAgent();
  }

  /** A call of the operator. */
  call<Data>(path: string, body?: object) {
    return this.#shop.call<Data>(path, { token: this.#token, ...(body && { body }) });
  }

  async grant(cents: number, days = 30, uid = this.uid) {
    const terms = { limit: (cents / 100).toFixed(2), days: String(days) };
    return this.call(`/operator/buyers/${uid}/credit`, { ...terms, seen: await this.#seen(uid) });
  }

  async withdraw() {
    return this.call(`/operator/buyers/${this.uid}/credit/withdraw`, { seen: await this.#seen(this.uid) });
  }

  /** The terms that the operator sees before a change. */
  async #seen(uid: number) {
    const terms = this.#shop.database.selectFrom('credit_terms').select(['credit_limit as limit', 'days']);
    return (await terms.where('buyer_id', '=', uid).executeTakeFirst()) ?? { limit: null, days: null };
  }

  async account(): Promise<CreditAccountDetail> {
    return (await this.call<CreditAccountDetail>(`/operator/buyers/${this.uid}/credit`)).data;
  }

  /** Books a payment on invoices by their numbers. */
  pay(amount: string, invoices: readonly string[], rest: object = {}) {
    const day = new Date(this.#shop.clock.now - DAY).toISOString().slice(0, 10);
    const payment = { amount, reference: 'BANK 1', day, invoices, key: randomUUID(), ...rest };
    return this.call<{ errors?: object } | null>(`/operator/buyers/${this.uid}/invoice_payment`, payment);
  }

  /** Pays an order by invoice. */
  buy(order: string) {
    return this.#buyer.call('/order/pay', { uni: order, paytype: 'invoice', type: 0 });
  }

  invoices() {
    return this.#shop.database.selectFrom('invoice').selectAll().orderBy('id').execute();
  }

  invoiceOf(order: string) {
    return this.#shop.database
      .selectFrom('invoice')
      .innerJoin('customer_order', 'customer_order.id', 'invoice.order_id')
      .selectAll('invoice')
      .where('customer_order.number', '=', order)
      .executeTakeFirst();
  }

  /** Open amount of all invoices. */
  async used(): Promise<number> {
    const own = (await this.invoices()).filter(({ buyer_id: buyerId }) => buyerId === this.uid);
    return own.reduce((sum, { amount, credited, paid }) => sum + amount - credited - paid, 0);
  }

  /** Places an order on account; returns its number with the invoice's number and amount. */
  async invoiced(sku: TestSku, days = 30): Promise<{ order: string; number: string; amount: number }> {
    await this.grant(500_000_000, days);
    const order = await this.#buyer.order(sku, 3);
    const { status } = await this.buy(order);
    const invoice = await this.invoiceOf(order);
    if (status !== 200 || invoice === undefined) throw new Error(`not on account: ${status}`);
    return { order, number: invoice.number, amount: invoice.amount };
  }
}
