/** How the wire names the ways to pay (R1.6). */
export const PAYMENT_METHODS = ['yue', 'weixin', 'alipay', 'stripe'] as const;
/** A way to pay, as the wire names it; `yue` is the balance. */
export type PaymentMethodKey = (typeof PAYMENT_METHODS)[number];

/** What is known of a way to pay: its icon and whether it works yet. */
export const METHOD_FACTS: Readonly<Record<PaymentMethodKey, { icon: string; available: boolean }>> = {
  yue: { icon: 'icon-yuezhifu', available: true },
  weixin: { icon: 'icon-weixinzhifu', available: false },
  alipay: { icon: 'icon-zhifubao', available: false },
  stripe: { icon: 'icon-stripe', available: false },
};

/** Tells whether a text names a way to pay. */
export function isPaymentMethod(text: string): text is PaymentMethodKey {
  return (PAYMENT_METHODS as readonly string[]).includes(text);
}
