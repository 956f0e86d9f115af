import assert from 'node:assert/strict';
import { approveOrder, getJobBudgets, getOwnCompany, rejectOrder, withdrawApproval } from '@rider/api/buyer-company';
import type { Api } from '@rider/api';
import { approvalReasons, type SpendingLimits } from '@rider/model/buyer-company';
import { money, type Money } from '@rider/model/money';
import type fc from 'fast-check';
import { expireDueOrders } from '../../src/order/close-order.ts';
import { FREIGHT, PAYMENT_TIME } from './commerce-model.ts';
import type { Customer, TestSku } from './customers.ts';
import type { Shop } from './databases.ts';

/** The job with a budget. */
export const JOB = 'Tower';
const APPROVED_PAYMENT_TIME = 3 * 86_400_000;

interface MemberOrder {
  number: string;
  quantity: number;
  job: string;
  state: 'unpaid' | 'paid' | 'gone';
  payBefore: number;
}

interface MemberRequest {
  id: string;
  quantity: number;
  job: string;
  isOpen: boolean;
}

/** Expected state of a member's orders and requests; amounts in cents. */
export interface CompanyModel {
  stock: number;
  balance: number;
  /** What may still be put on account. */
  credit: number;
  limits: SpendingLimits;
  budget: Money;
  /** Spent before the walk began. */
  spentInMonth: number;
  spentOnJob: number;
  orders: MemberOrder[];
  requests: MemberRequest[];
}

/** The shop, a member with limits, an owner who decides, and the one variant of the walk. */
export interface CompanyReal {
  shop: Shop;
  member: Customer;
  memberApi: Api;
  ownerApi: Api;
  sku: TestSku;
  addressId: string;
}

/** A step of the walk. */
export type CompanyStep = fc.AsyncCommand<CompanyModel, CompanyReal>;

const totalOf = (sku: TestSku, quantity: number) => sku.price * quantity + FREIGHT;

/** What the model's orders have spent, of the job or of all. */
export function spentIn({ orders, ...model }: CompanyModel, sku: TestSku, job?: string): number {
  const before = job === undefined ? model.spentInMonth : model.spentOnJob;
  return orders
    .filter((order) => order.state !== 'gone' && (job === undefined || order.job === job))
    .reduce((sum, { quantity }) => sum + totalOf(sku, quantity), before);
}

/** Ends the orders whose time to pay is over. */
function expire(model: CompanyModel, now: number): void {
  for (const order of model.orders) if (order.state === 'unpaid' && order.payBefore <= now) close(model, order);
}

function close(model: CompanyModel, order: MemberOrder): void {
  order.state = 'gone';
  model.stock += order.quantity;
}

/** The member orders pieces for a job or none: at once within the limits, else as a request that reserves nothing. */
export class OrderForJob implements CompanyStep {
  readonly quantity: number;
  readonly job: string;
  constructor(quantity: number, job: string) {
    this.quantity = quantity;
    this.job = job;
  }
  check = ({ stock }: Readonly<CompanyModel>): boolean => this.quantity <= stock;
  async run(model: CompanyModel, { shop, member, sku, addressId }: CompanyReal): Promise<void> {
    expire(model, shop.clock.now);
    const { quantity, job } = this;
    const reasons = approvalReasons({
      role: 'buyer',
      limits: model.limits,
      total: money(totalOf(sku, quantity)),
      spentInMonth: money(spentIn(model, sku)),
      job: job === '' ? null : { budget: model.budget, spent: money(spentIn(model, sku, job)) },
    });
    const key = await member.confirm(await member.add(sku, quantity, true));
    const created = await member.create(key, { job_name: job });
    if (reasons.length > 0) {
      assert.equal(created.code, '911010');
      const body = { addressId, payType: 'yue', job_name: job };
      const send = () => member.call<string>(`/company/approvals/${key}/request`, body);
      const [{ data: id, status, msg }, again] = [await send(), await send()];
      assert.equal(status, 200, msg);
      assert.equal(again.data, id);
      model.requests.push({ id, quantity, job, isOpen: true });
      return;
    }
    assert.equal(created.data.status, 'SUCCESS');
    const number = created.data.result.orderId;
    model.orders.push({ number, quantity, job, state: 'unpaid', payBefore: shop.clock.now + PAYMENT_TIME });
    model.stock -= quantity;
  }
  toString = (): string => `order ${this.quantity} for ${this.job || 'no job'}`;
}

/** The owner approves a request twice at once; without the stock it returns to the member. */
export class Approve implements CompanyStep {
  readonly pick: number;
  constructor(pick: number) {
    this.pick = pick;
  }
  check = ({ requests }: Readonly<CompanyModel>): boolean => requests.length > 0;
  async run(model: CompanyModel, { shop, ownerApi }: CompanyReal): Promise<void> {
    expire(model, shop.clock.now);
    const request = model.requests[this.pick % model.requests.length];
    if (request === undefined) return;
    const known = new Set(model.orders.map(({ number }) => number));
    const answers = await Promise.allSettled([approveOrder(ownerApi, request.id), approveOrder(ownerApi, request.id)]);
    const numbers = new Set(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
    const fits = request.quantity <= model.stock;
    if (!request.isOpen) return assert.ok([...numbers].every((number) => known.has(number)));
    request.isOpen = false;
    assert.equal(numbers.size, fits ? 1 : 0);
    for (const number of numbers) {
      const { quantity, job } = request;
      model.orders.push({ number, quantity, job, state: 'unpaid', payBefore: shop.clock.now + APPROVED_PAYMENT_TIME });
      model.stock -= quantity;
    }
  }
  toString = (): string => `approve ${this.pick}`;
}

/** The owner rejects a request, or the member withdraws it. */
export class Decline implements CompanyStep {
  readonly pick: number;
  readonly by: 'owner' | 'member';
  constructor(pick: number, by: 'owner' | 'member') {
    this.pick = pick;
    this.by = by;
  }
  check = ({ requests }: Readonly<CompanyModel>): boolean => requests.length > 0;
  async run(model: CompanyModel, { ownerApi, memberApi }: CompanyReal): Promise<void> {
    const request = model.requests[this.pick % model.requests.length];
    if (request === undefined) return;
    const declining =
      this.by === 'owner' ? rejectOrder(ownerApi, request.id, 'Too much') : withdrawApproval(memberApi, request.id);
    if (!request.isOpen) return assert.rejects(declining);
    await declining;
    request.isOpen = false;
  }
  toString = (): string => `${this.by} declines ${this.pick}`;
}

/** The member pays an order, from the balance or on account. */
export class PayBy implements CompanyStep {
  readonly pick: number;
  readonly way: 'yue' | 'invoice';
  constructor(pick: number, way: 'yue' | 'invoice') {
    this.pick = pick;
    this.way = way;
  }
  check = ({ orders }: Readonly<CompanyModel>): boolean => orders.length > 0;
  async run(model: CompanyModel, { shop, member, sku }: CompanyReal): Promise<void> {
    expire(model, shop.clock.now);
    const order = model.orders[this.pick % model.orders.length];
    if (order === undefined) return;
    const source = this.way === 'yue' ? 'balance' : 'credit';
    const total = totalOf(sku, order.quantity);
    const answer = await member.call<{ status: string }>('/order/pay', {
      uni: order.number,
      paytype: this.way,
      type: 0,
    });
    const isPaid = order.state === 'unpaid' && total <= model[source];
    assert.equal(answer.status === 200 && answer.data.status === 'SUCCESS', isPaid);
    if (!isPaid) return;
    order.state = 'paid';
    model[source] -= total;
  }
  toString = (): string => `pay ${this.pick} by ${this.way}`;
}

/** The member cancels an order. */
export class CancelOwn implements CompanyStep {
  readonly pick: number;
  constructor(pick: number) {
    this.pick = pick;
  }
  check = ({ orders }: Readonly<CompanyModel>): boolean => orders.length > 0;
  async run(model: CompanyModel, { shop, member }: CompanyReal): Promise<void> {
    expire(model, shop.clock.now);
    const order = model.orders[this.pick % model.orders.length];
    if (order === undefined) return;
    const answer = await member.call('/order/cancel', { id: order.number });
    assert.equal(answer.status === 200, order.state === 'unpaid');
    if (order.state === 'unpaid') close(model, order);
  }
  toString = (): string => `cancel ${this.pick}`;
}

/** Time passes. */
export class Pass implements CompanyStep {
  check = (): boolean => true;
  async run(model: CompanyModel, { shop }: CompanyReal): Promise<void> {
    shop.clock.now += PAYMENT_TIME;
    expire(model, shop.clock.now);
    await expireDueOrders(shop.services);
  }
  toString = (): string => 'wait';
}

/** What the shop says is spent: by the member in this month, and on the job. */
export async function readSpent({
  memberApi,
}: Pick<CompanyReal, 'memberApi'>): Promise<{ month: number; job: number }> {
  const company = await getOwnCompany(memberApi);
  const budget = (await getJobBudgets(memberApi)).find(({ job }) => job === JOB);
  return { month: company?.own.spentInMonth ?? 0, job: budget?.spent ?? 0 };
}
