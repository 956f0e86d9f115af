import assert from 'node:assert/strict';
import { ApiError, type Api } from '@rider/api';
import { rejectRefund, stepRefund, topUpBuyer } from '@rider/api/operator';
import { money } from '@rider/model/money';
import { confirmReceipt } from '@rider/api/order';
import { nextOrderState, type StoredOrderState } from '@rider/model/order';
import { cancelRefund, getRefund, sendReturnShipment } from '@rider/api/refund';
import {
  isOpenRefund,
  nextRefundState,
  type RefundEvent,
  type RefundKind,
  type RefundState,
} from '@rider/model/refund';
import type fc from 'fast-check';
import type { Customer, TestSku } from '../customers.ts';
import type { Shop } from '../databases.ts';
import { correctLastParcel, requestRefund, ship } from './refund-calls.ts';

/** Expected state of a refund. */
interface ModelRefund {
  number: string;
  id: string;
  kind: RefundKind;
  state: RefundState;
  /** Pieces of each line of the order. */
  counts: readonly number[];
  amount: number;
}

/** Expected state of a paid order. */
export interface ModelOrder {
  number: string;
  /** Pieces of each line. */
  pieces: readonly number[];
  total: number;
  state: StoredOrderState;
  sent: boolean;
  refunds: ModelRefund[];
}

/** Expected state of the shop: balance, stock, orders with refunds, and the number of operators' actions. */
export interface Model {
  balance: number;
  stock: number[];
  orders: ModelOrder[];
  operatorActions: number;
}

/** The shop under test, with clients of its buyer and operator, and two SKUs to buy. */
export interface Real {
  shop: Shop;
  luis: Customer;
  buyer: Api;
  operator: Api;
  skus: readonly TestSku[];
  /** Grants the buyer a coupon that applies to any order, and returns its id. */
  grantCoupon: () => Promise<number>;
}

type Step = fc.AsyncCommand<Model, Real>;

const LOGISTICS = { company: 'UPS', slipNumber: '1Z888', phone: '', photos: [] };

/** Whether a call was accepted. Fails for any error other than an ApiError of kind `rejected`. */
async function isTaken(requested: Promise<unknown>): Promise<boolean> {
  try {
    await requested;
    return true;
  } catch (error) {
    assert.ok(error instanceof ApiError && error.kind === 'rejected', String(error));
    return false;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, number) => whole + number, 0);

/** Refunded pieces of each line. */
export function refundedPieces(order: ModelOrder): number[] {
  const paid = order.refunds.filter(({ state }) => state === 'refunded');
  return order.pieces.map((_, line) => sum(paid.map(({ counts }) => counts[line] ?? 0)));
}

function openRefund(order: ModelOrder): ModelRefund | undefined {
  return order.refunds.find(({ state }) => isOpenRefund(state));
}

/** Orders and pays pieces of both SKUs, with or without a coupon. */
export class Buy implements Step {
  readonly pieces: readonly [number, number];
  readonly withCoupon: boolean;
  constructor(pieces: readonly [number, number], withCoupon: boolean) {
    this.pieces = pieces;
    this.withCoupon = withCoupon;
  }
  check = (): boolean => true;
  async run(model: Model, { luis, skus, grantCoupon }: Real): Promise<void> {
    const wanted = skus.flatMap((sku, index) => (this.pieces[index] ? [{ sku, pieces: this.pieces[index] }] : []));
    if (this.pieces.some((pieces, index) => pieces > (model.stock[index] ?? 0))) return;
    const lines: string[] = [];
    for (const { sku, pieces } of wanted) lines.push(await luis.add(sku, pieces, true));
    const couponId = this.withCoupon ? await grantCoupon() : 0;
    const created = await luis.create(await luis.confirm(...lines), { couponId });
    assert.equal(created.data.status, 'SUCCESS', created.msg);
    const number = created.data.result.orderId;
    assert.equal((await luis.pay(number)).data.status, 'SUCCESS');
    const total = Math.round(Number((await luis.see(number)).pay_price) * 100);
    model.orders.push({ number, pieces: this.pieces, total, state: 'pending-shipment', sent: false, refunds: [] });
    model.balance -= total;
    model.stock = model.stock.map((stock, index) => stock - (this.pieces[index] ?? 0));
  }
  toString = (): string => `buy ${this.pieces.join(' and ')}${this.withCoupon ? ' with a coupon' : ''}`;
}

/** An operator credits the balance. */
export class TopUp implements Step {
  readonly amount: number;
  constructor(amount: number) {
    this.amount = amount;
  }
  check = (): boolean => true;
  async run(model: Model, { luis, operator }: Real): Promise<void> {
    const { uid } = (await luis.call<{ uid: number }>('/user')).data;
    await topUpBuyer(operator, { uid: String(uid), amount: money(this.amount), note: 'transfer' });
    model.balance += this.amount;
    model.operatorActions += 1;
  }
  toString = (): string => `top up ${this.amount}`;
}

/** A step on one of the orders placed so far. */
abstract class OrderStep implements Step {
  readonly pick: number;
  constructor(pick: number) {
    this.pick = pick;
  }
  check = (model: Readonly<Model>): boolean => model.orders.length > 0;
  async run(model: Model, real: Real): Promise<void> {
    const order = model.orders[this.pick % model.orders.length];
    if (order !== undefined) await this.act(model, order, real);
  }
  abstract act(model: Model, order: ModelOrder, real: Real): Promise<void>;
}

/** Ships, or corrects the shipment; nothing is shipped while a refund is open. */
export class Ship extends OrderStep {
  override async act(model: Model, order: ModelOrder, { operator }: Real): Promise<void> {
    const shipped = nextOrderState(order.state, 'ship');
    const corrected = nextOrderState(order.state, 'correct-shipment');
    const allowed = shipped === null ? corrected !== null : openRefund(order) === undefined;
    const send = shipped === null ? correctLastParcel : ship;
    assert.equal(await isTaken(send(operator, order.number)), allowed);
    if (!allowed) return;
    model.operatorActions += 1;
    if (shipped === null) return;
    order.state = shipped;
    order.sent = true;
  }
  override toString = (): string => `ship ${this.pick}`;
}

/** The buyer confirms that the products arrived. */
export class Receive extends OrderStep {
  override async act(_model: Model, order: ModelOrder, { buyer }: Real): Promise<void> {
    const next = nextOrderState(order.state, 'confirm-receipt');
    assert.equal(await isTaken(confirmReceipt(buyer, order.number)), next !== null);
    order.state = next ?? order.state;
  }
  override toString = (): string => `receive ${this.pick}`;
}

/** The buyer requests a refund of some pieces, possibly more than there are. */
export class Ask extends OrderStep {
  readonly kind: RefundKind;
  readonly counts: readonly number[];
  constructor(pick: number, kind: RefundKind, counts: readonly number[]) {
    super(pick);
    this.kind = kind;
    this.counts = counts;
  }
  override async act(_model: Model, order: ModelOrder, { luis, buyer }: Real): Promise<void> {
    const back = refundedPieces(order);
    const counts = order.pieces.map((pieces, line) => (pieces > 0 ? (this.counts[line] ?? 0) : 0));
    if (sum(counts) === 0) return;
    const allowed =
      nextOrderState(order.state, 'refund') !== null &&
      openRefund(order) === undefined &&
      (this.kind === 'refund-only' || order.sent) &&
      counts.every((count, line) => count <= (order.pieces[line] ?? 0) - (back[line] ?? 0));
    const { cartInfo } = (await luis.call<{ cartInfo: { id: string }[] }>(`/order/detail/${order.number}`)).data;
    const requested = counts.filter((_, line) => (order.pieces[line] ?? 0) > 0);
    const lines = cartInfo.flatMap(({ id }, line) =>
      requested[line] ? [{ lineId: id, quantity: requested[line] }] : [],
    );
    let number = '';
    const taken = await isTaken(
      requestRefund(buyer, order.number, { kind: this.kind, lines }).then((given) => (number = given)),
    );
    assert.equal(taken, allowed);
    if (!taken) return;
    const { id, amount } = await getRefund(buyer, number);
    const rest = order.total - sum(order.refunds.map((each) => (each.state === 'refunded' ? each.amount : 0)));
    const isLast = order.pieces.every((pieces, line) => pieces === (back[line] ?? 0) + (counts[line] ?? 0));
    assert.ok(isLast ? amount === rest : amount <= rest, `${amount} of ${rest}`);
    order.refunds.push({ number, id, kind: this.kind, state: 'applied', counts, amount });
  }
  override toString = (): string => `ask ${this.pick}: ${this.kind} ${this.counts.join(' and ')}`;
}

function attempt({ number, id }: ModelRefund, event: RefundEvent, { buyer, operator }: Real): Promise<unknown> {
  switch (event) {
    case 'cancel':
      return cancelRefund(buyer, number);
    case 'send-goods':
      return sendReturnShipment(buyer, id, LOGISTICS);
    case 'refuse':
      return rejectRefund(operator, number, 'not ours');
    default:
      return stepRefund(operator, number, event);
  }
}

function follow(model: Model, order: ModelOrder, refund: ModelRefund, event: RefundEvent): void {
  refund.state = nextRefundState(refund.kind, refund.state, event) ?? refund.state;
  if (event !== 'cancel' && event !== 'send-goods') model.operatorActions += 1;
  if (event !== 'pay-back') return;
  model.balance += refund.amount;
  if (refund.kind === 'return-and-refund' || !order.sent)
    model.stock = model.stock.map((stock, index) => stock + (refund.counts[index] ?? 0));
  const back = refundedPieces(order);
  if (order.pieces.every((pieces, line) => pieces === back[line]))
    order.state = nextOrderState(order.state, 'pay-back-all') ?? order.state;
}

/** Tries two events on a refund at the same moment; the outcomes must match one order of the two. */
export class Try extends OrderStep {
  readonly which: number;
  readonly events: readonly [RefundEvent, RefundEvent | null];
  constructor(pick: number, which: number, events: readonly [RefundEvent, RefundEvent | null]) {
    super(pick);
    this.which = which;
    this.events = events;
  }
  override async act(model: Model, order: ModelOrder, real: Real): Promise<void> {
    const refund = order.refunds.at(-1 - (this.which % Math.max(1, order.refunds.length)));
    if (refund === undefined) return;
    const events = this.events.filter((event) => event !== null);
    const tries = await Promise.all(
      events.map(async (event) => ({ event, taken: await isTaken(attempt(refund, event, real)) })),
    );
    const way = [tries, tries.toReversed()].find((each) => isPossible(refund, each));
    assert.ok(way, `${refund.state}: ${tries.map(({ event, taken }) => `${event} ${taken}`).join(', ')}`);
    for (const { event, taken } of way) if (taken) follow(model, order, refund, event);
  }
  override toString = (): string => `try ${this.events.filter(Boolean).join(' beside ')} on ${this.pick}/${this.which}`;
}

/** Tries the whole path to payment on the latest refund; its state accepts the events that apply. */
export class Settle extends OrderStep {
  override async act(model: Model, order: ModelOrder, real: Real): Promise<void> {
    for (const event of ['agree', 'send-goods', 'receive-goods', 'pay-back'] as const)
      await new Try(this.pick, 0, [event, null]).act(model, order, real);
  }
  override toString = (): string => `settle ${this.pick}`;
}

/** Whether a refund's transitions give exactly these outcomes, one after the other. */
function isPossible({ kind, state }: ModelRefund, tries: readonly { event: RefundEvent; taken: boolean }[]): boolean {
  let reached = state;
  return tries.every(({ event, taken }) => {
    const next = nextRefundState(kind, reached, event);
    reached = next ?? reached;
    return taken === (next !== null);
  });
}
