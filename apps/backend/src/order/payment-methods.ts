/** The wire's names of the payment methods (R1.6). */
export const PAYMENT_METHODS = ['yue', 'weixin', 'alipay', 'stripe'] as const;
/** A payment method by its name on the wire; `yue` is the balance. */
export type PaymentMethodKey = (typeof PAYMENT_METHODS)[number];

/** Icon of each payment method, and whether it is available. */
export const METHOD_FACTS: Readonly<Record<PaymentMethodKey, { icon: string; available: boolean }>> = {
  yue: { icon: 'icon-yuezhifu', available: true },
  weixin: { icon: 'icon-weixinzhifu', available: false },
  alipay: { icon: 'icon-zhifubao', available: false },
  stripe: { icon: 'icon-stripe', available: false },
};

/** Whether a text names a payment method. */
export function isPaymentMethod(text: string): text is PaymentMethodKey {
  return (PAYMENT_METHODS as readonly string[]).includes(text);
}
