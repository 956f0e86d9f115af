import type { Localized } from '../locale/index.ts';
import type { Money } from '../money/index.ts';
import type { PaymentMethod } from './order.ts';

/** The payment methods, in their order until an operator changes it. */
export const PAYMENT_METHODS = ['balance', 'stripe', 'alipay', 'wechat', 'invoice'] as const satisfies PaymentMethod[];

/** A payment method, as operators set it. */
export interface OfferedMethod {
  method: PaymentMethod;
  offered: boolean;
  /** The total of an order that can be paid so, at least; null for any. */
  minimum: Money | null;
  /** The total of an order that can be paid so, at most; null for any. */
  maximum: Money | null;
}

/** How buyers pay, as operators set it. */
export interface PaymentSettings {
  /** All methods, in the order in which they are offered. */
  methods: OfferedMethod[];
  /** The shop's bank account for those who pay invoices by transfer; empty for none. */
  bankTransfer: Localized;
}

/** The settings of a shop whose operators have set none. */
export const INITIAL_PAYMENTS: PaymentSettings = {
  methods: PAYMENT_METHODS.map((method) => ({ method, offered: true, minimum: null, maximum: null })),
  bankTransfer: { 'en-US': '', 'zh-CN': '' },
};

/** The methods by which an order of a total can be paid, in order. */
export function offeredMethods({ methods }: PaymentSettings, total: Money): PaymentMethod[] {
  return methods
    .filter(({ offered, minimum, maximum }) => offered && total >= (minimum ?? 0) && total <= (maximum ?? Infinity))
    .map(({ method }) => method);
}
