import { money } from '@rider/model/money';
import { eventAfterUnpaid } from '@rider/model/quote';
import type fc from 'fast-check';
import type { Customer, TestSku } from './customers.ts';
import type { Shop } from './databases.ts';

/** Freight of every order of the walk. */
export const FREIGHT = 1200;
/** Maximum number of unpaid orders. */
export const MOST_UNPAID = 10;
/** Time to pay an order that the buyer placed. */
export const PAYMENT_TIME = 30 * 60_000;

type ModelState = 'unpaid' | 'paid' | 'cancelled' | 'expired';

/** An order of the model; `unit` is the price of a piece, `quote` the quote that it accepts. */
export interface ModelOrder {
  number: string;
  quantity: number;
  unit: number;
  off: number;
  state: ModelState;
  payBefore: number;
  quote: ModelQuote | null;
}

/** A priced quote of the model; `unpaid` counts its orders that ended unpaid. */
export interface ModelQuote {
  number: string;
  quantity: number;
  unit: number;
  state: 'offered' | 'accepted' | 'expired';
  unpaid: number;
}

/** Expected state of the shop: stock, balance, the buyer's price of a piece, cart, orders and quotes. */
export interface Model {
  stock: number;
  balance: number;
  price: number;
  cart: number;
  orders: ModelOrder[];
  quotes: ModelQuote[];
}

/** The shop, a buyer and the one variant of the walk. */
export interface Real {
  shop: Shop;
  buyer: Customer;
  sku: TestSku;
  /** The buyer's id and address. */
  uid: string;
  addressId: string;
  agentId: number;
}

/** A step of the walk. */
export type Step = fc.AsyncCommand<Model, Real>;

/** The total of an order. */
export function totalOf({ unit, quantity, off }: Pick<ModelOrder, 'unit' | 'quantity' | 'off'>) {
  return money(unit * quantity + FREIGHT - off);
}

/** The unpaid orders. */
export function unpaidOf({ orders }: Pick<Model, 'orders'>): ModelOrder[] {
  return orders.filter(({ state }) => state === 'unpaid');
}

/** Whether the buyer may place another unpaid order: below the limit, and at most half the stock unless the balance covers all. */
export function mayHold(model: Model): boolean {
  const { stock, balance, cart, price } = model;
  const unpaid = unpaidOf(model);
  const held = unpaid.reduce((sum, { quantity }) => sum + quantity, 0);
  const due = unpaid.reduce((sum, order) => sum + totalOf(order), price * cart + FREIGHT);
  const share = Math.max(1, Math.floor((stock + held) / 2));
  return unpaid.length < MOST_UNPAID && (due <= balance || held + cart <= share);
}

/** Ends an unpaid order: its stock and its quote are free again. */
export function closeModelOrder(model: Model, order: ModelOrder, state: 'cancelled' | 'expired'): void {
  order.state = state;
  model.stock += order.quantity;
  const { quote } = order;
  if (quote === null) return;
  quote.unpaid += 1;
  quote.state = eventAfterUnpaid(quote.unpaid) === 'reopen' ? 'offered' : 'expired';
}

/** Ends the orders whose time to pay is over. */
export function expireModel(model: Model, now: number): void {
  for (const order of unpaidOf(model)) if (order.payBefore <= now) closeModelOrder(model, order, 'expired');
}
