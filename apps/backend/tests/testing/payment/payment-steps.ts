import type { Api } from '@rider/api';
import {
  getOperatorPayment,
  getOperatorPayments,
  resendPayout,
  settlePayout,
  stepRefund,
  type OperatorPayment,
} from '@rider/api/operator';
import { runHousekeeping } from '../../../src/housekeeping/housekeeping.ts';
import { receiveWebhook } from '../../../src/payment/receive-webhook.ts';
import { sendPayouts } from '../../../src/payment/payouts.ts';
import type { PaymentGateway, ProvidedMethod } from '../../../src/payment-provider/gateway.ts';
import { plainSku, setStock, type Customer, type TestSku } from '../customers.ts';
import type { Shop } from '../databases.ts';
import { booksOf } from './payment-books.ts';
import { METHODS, openProviders, type TestProviders } from './payment-providers.ts';
import { apiOf, requestRefund, operatorApi } from '../refund/refund-calls.ts';

/** Slightly more than an order's payment time, and less than an agent's session lasts, in milliseconds. */
const PAYMENT_OVER = 31 * 60_000;
const AGENT_SESSION = 11 * 3_600_000;
/** Number of latest orders that steps act on. */
const LATEST = 8;
/** Unanswered rounds after which a payout has failed. */
const ROUNDS = 20;

const away: PaymentGateway['payOut'] = () => Promise.reject(new Error('away'));

/** Actions of payers, banks, providers and operators on a shop's payments. Steps on an order return whether they had an effect. */
export class PaymentSimulation {
  readonly numbers: string[] = [];
  /** How often each step had an effect. */
  readonly done = new Map<string, number>();
  readonly #shop: Shop;
  readonly #buyers: readonly Customer[];
  readonly #providers: TestProviders;
  readonly #owners = new Map<string, Customer>();
  /** Webhooks not delivered yet. */
  #late: Request[] = [];
  #sku: TestSku | undefined;
  #desk: { api: Api; until: number } | undefined;

  constructor(shop: Shop, buyers: readonly Customer[]) {
    this.#shop = shop;
    this.#buyers = buyers;
    this.#providers = openProviders(shop, 'simulated');
  }

  close(): void {
    this.#providers.close();
  }

  #count(step: string): true {
    this.done.set(step, (this.done.get(step) ?? 0) + 1);
    return true;
  }

  /** Takes a step on the first of the latest orders, from `which` on, on which it has an effect. */
  async onOne(which: number, step: (number: string) => Promise<boolean>): Promise<void> {
    const latest = this.numbers.slice(-LATEST).toReversed();
    for (const number of [...latest.slice(which), ...latest.slice(0, which)]) if (await step(number)) return;
  }

  #services(payOut?: PaymentGateway['payOut']) {
    return { ...this.#shop.services, gateways: this.#providers.gateways(payOut && { payOut }) };
  }

  async #operator(): Promise<Api> {
    const { now } = this.#shop.clock;
    if (this.#desk === undefined || this.#desk.until < now)
      this.#desk = { api: await operatorApi(this.#shop), until: now + AGENT_SESSION };
    return this.#desk.api;
  }

  /** The latest payment of an order, as a row. */
  #latest(number: string) {
    return this.#shop.database
      .selectFrom('payment_attempt')
      .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'payment_attempt.reference')
      .innerJoin('customer_order', 'customer_order.id', 'payment_attempt.order_id')
      .select(['payment_attempt.reference', 'payment_attempt.method', 'sandbox_payment.state', 'dispute'])
      .where('customer_order.number', '=', number)
      .orderBy('payment_attempt.id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  async #deliver(webhook: Request): Promise<void> {
    const { status } = await receiveWebhook(this.#services(), webhook.clone());
    if (status !== 200) throw new Error(`a genuine webhook was answered with ${status}`);
  }

  async order(who: number, pieces: number): Promise<void> {
    const buyer = this.#buyers[who % this.#buyers.length] as Customer;
    this.#sku ??= await plainSku(this.#shop, 0);
    await setStock(this.#shop, this.#sku, 100);
    const unpaid = await this.#shop.database
      .selectFrom('customer_order')
      .select('number')
      .where('state', '=', 'pending-payment')
      .execute();
    // A buyer may have ten unpaid orders.
    if (unpaid.filter(({ number }) => this.#owners.get(number) === buyer).length >= 10) return;
    const number = await buyer.order(this.#sku, pieces);
    this.#owners.set(number, buyer);
    this.numbers.push(number);
    this.#count('order');
  }

  async begin(number: string, method: ProvidedMethod): Promise<boolean> {
    const given = { uni: number, paytype: method, type: 0, quitUrl: '' };
    const { status } = (await this.#owners.get(number)?.call('/order/pay', given)) ?? {};
    return status === 200 && this.#count(`begin ${method}`);
  }

  async balance(number: string): Promise<boolean> {
    const { status } = (await this.#owners.get(number)?.pay(number)) ?? {};
    return status === 200 && this.#count('balance');
  }

  /** Pays or declines at the provider, without a webhook. */
  async decide(number: string, state: 'paid' | 'declined'): Promise<boolean> {
    const latest = await this.#latest(number);
    if (latest?.state !== 'open') return false;
    await this.#shop.database
      .updateTable('sandbox_payment')
      .set({ state })
      .where('reference', '=', latest.reference)
      .execute();
    return this.#count(`${state} ${latest.method}`);
  }

  /** Delivers the webhook of a payment: once, twice concurrently, or later. */
  async webhook(number: string, how: 'once' | 'twice' | 'late'): Promise<boolean> {
    const latest = await this.#latest(number);
    const method = METHODS.find((each) => each === latest?.method);
    const webhook = method && latest && (await this.#providers.webhookOf[method](latest.reference));
    if (!webhook) return false;
    if (how === 'late') this.#late.push(webhook);
    else await Promise.all(Array.from({ length: how === 'twice' ? 2 : 1 }, () => this.#deliver(webhook)));
    return this.#count(`webhook ${how}`);
  }

  /** Opens or decides the dispute of a card payment; the webhook may be delivered later. */
  async contest(number: string, wins: boolean, isLate: boolean): Promise<boolean> {
    const latest = await this.#latest(number);
    if (latest?.method !== 'stripe' || latest.state !== 'paid') return false;
    if (latest.dispute !== null && latest.dispute !== 'needs_response') return false;
    const status = latest.dispute === null ? 'needs_response' : wins ? 'won' : 'lost';
    const webhook = await this.#providers.contest(latest.reference, status);
    if (isLate) this.#late.push(webhook);
    else await this.#deliver(webhook);
    return this.#count(`contest ${status}`);
  }

  /** Delivers the late webhooks, latest first. Signatures expire after minutes; then the shop rejects them with 401. */
  async deliverLate(): Promise<void> {
    const late = this.#late.toReversed();
    this.#late = [];
    for (const webhook of late) {
      const { status } = await receiveWebhook(this.#services(), webhook);
      if (status !== 200 && status !== 401) throw new Error(`a late webhook was answered with ${status}`);
      this.#count(`late ${status}`);
    }
  }

  async wait(): Promise<void> {
    this.#shop.clock.now += PAYMENT_OVER;
    this.#count('wait');
  }

  async housekeeping(): Promise<void> {
    await runHousekeeping(this.#services());
    this.#count('housekeeping');
  }

  /** Lets providers reject payouts until these fail. */
  async outage(): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) await sendPayouts(this.#services(away));
    this.#count('outage');
  }

  /** Refunds some pieces, or all that are left; pays a refund that waits. */
  async refund(number: string, pieces: number): Promise<boolean> {
    const owner = this.#owners.get(number);
    if (owner === undefined || (await owner.see(number)).paid !== 1) return false;
    const desk = await this.#operator();
    const open = await this.#shop.database
      .selectFrom('refund')
      .innerJoin('customer_order', 'customer_order.id', 'refund.order_id')
      .select(['refund.number', 'refund.state'])
      .where('customer_order.number', '=', number)
      .execute();
    const waiting =
      open.find(({ state }) => state !== 'refunded')?.number ?? (await this.#requestRefund(owner, number, pieces));
    if (waiting === null) return false;
    const outcome = await stepRefund(desk, waiting, 'pay-back').then(
      () => 'paid',
      (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'failed'),
    );
    // The bank holds the money of a contested payment.
    if (outcome !== 'paid' && outcome !== '910537') throw new Error(`a refund was answered with ${outcome}`);
    return this.#count(`refund ${outcome}`);
  }

  async #requestRefund(owner: Customer, number: string, pieces: number): Promise<string | null> {
    const { id } = await this.#shop.database
      .selectFrom('customer_order')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const lines = await this.#shop.database
      .selectFrom('order_line')
      .leftJoin('refund_line', 'refund_line.order_line_id', 'order_line.id')
      .select(['order_line.quantity', 'refund_line.quantity as back'])
      .where('order_line.order_id', '=', id)
      .execute();
    const left = (lines[0]?.quantity ?? 0) - lines.reduce((sum, { back }) => sum + (back ?? 0), 0);
    if (left <= 0) return null;
    const refund = await requestRefund(apiOf(this.#shop, owner.token), number, { counts: [Math.min(left, pieces)] });
    await stepRefund(await this.#operator(), refund, 'agree');
    return refund;
  }

  /** Payments that wait for an operator because of a failed payout. */
  async #stuck(): Promise<readonly OperatorPayment[]> {
    return (await getOperatorPayments(await this.#operator(), { state: 'task' })).items.filter(
      ({ isStuck }) => isStuck,
    );
  }

  /** Retries failed payouts, or settles them by hand. */
  async mend(by: 'again' | 'hand'): Promise<void> {
    const desk = await this.#operator();
    for (const { reference } of await this.#stuck())
      for (const { number, state } of (await getOperatorPayment(desk, reference)).payouts) {
        if (state !== 'failed') continue;
        if (by === 'again') await resendPayout(desk, reference, number);
        else await settlePayout(desk, reference, { number, note: 'Transfer 77' });
        this.#count(`mend ${by}`);
      }
  }

  /** Completes everything pending: late webhooks, disputes, unpaid orders, payouts. */
  async end(): Promise<void> {
    await this.deliverLate();
    const contested = await this.#shop.database
      .selectFrom('sandbox_payment')
      .select(['reference', 'dispute'])
      .where('dispute', 'is not', null)
      .execute();
    for (const { reference, dispute } of contested) {
      // Decisions whose webhooks expired are signed again.
      const decided = dispute === 'lost' || dispute === 'won' ? dispute : 'won';
      await this.#deliver(await this.#providers.contest(reference, decided));
    }
    await this.wait();
    for (let round = 0; round < 3; round++) await this.housekeeping();
    await this.mend('again');
    await this.outage();
    while ((await this.#stuck()).length > 0) await this.mend('hand');
  }

  /** The amounts left at the providers, and as booked by the shop, in cents. */
  async ledger(): Promise<{ held: number; booked: number }> {
    const { database } = this.#shop;
    const paid = await database.selectFrom('sandbox_payment').selectAll().where('state', '=', 'paid').execute();
    const sent = await database.selectFrom('sandbox_refund').selectAll().execute();
    const sentOf = (reference: string) =>
      sent.reduce((sum, refund) => sum + (refund.reference === reference ? refund.amount : 0), 0);
    const held = paid.reduce((sum, { reference, amount, dispute }) => {
      return sum + (dispute === 'lost' ? 0 : amount - sentOf(reference));
    }, 0);
    let booked = 0;
    for (const number of this.numbers) booked += (await booksOf(this.#shop, number)).byProvider;
    const backs = await database.selectFrom('provider_refund').selectAll().execute();
    const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
    const byHand = backs.filter(({ state }) => state === 'by-hand');
    const lost = await database.selectFrom('payment_attempt').selectAll().where('state', '=', 'charged-back').execute();
    const sentByShop = backs.filter(
      ({ state, attempt_id: id }) => state === 'succeeded' && lost.some((attempt) => attempt.id === id),
    );
    // Payouts settled by hand stayed at the provider; in a lost dispute, the bank took the part not paid out yet.
    return { held, booked: booked + sum(byHand) - (sum(lost) - sum(sentByShop)) };
  }
}
