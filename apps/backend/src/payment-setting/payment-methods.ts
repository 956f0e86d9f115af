import type { PaymentMethodWire } from '@rider/api/order';
/** Icon of each payment method, and whether it is available. */
export const METHOD_FACTS: Readonly<Record<PaymentMethodWire, { icon: string; available: boolean }>> = {
  yue: { icon: 'icon-yuezhifu', available: true },
  weixin: { icon: 'icon-weixinzhifu', available: false },
  alipay: { icon: 'icon-zhifubao', available: false },
  stripe: { icon: 'icon-stripe', available: false },
  invoice: { icon: 'icon-invoice', available: false },
};

/** The payment methods by their names on the wire, in display order. */
export const PAYMENT_METHODS = Object.keys(METHOD_FACTS) as PaymentMethodWire[];

/** Whether a text names a payment method. */
export function isPaymentMethod(text: string): text is PaymentMethodWire {
  return Object.hasOwn(METHOD_FACTS, text);
}
