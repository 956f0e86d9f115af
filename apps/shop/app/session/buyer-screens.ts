/** First segments of the paths of screens for signed-in buyers alone. Their loaders call `requireBuyer`. */
export const BUYER_SCREENS: ReadonlySet<string | undefined> = new Set([
  'AppChat',
  'alipay',
  'evaluation',
  'logistics',
  'order_confirm',
  'order_detail',
  'payment',
  'punchout_return',
  'refund',
  'refund_detail',
  'refund_goods',
  'shoppingCart',
  'stripePay',
  'user',
  'wxPay',
]);

/** Whether a path without language prefix leads to a screen for signed-in buyers alone. */
export function needsBuyer(path: string): boolean {
  return BUYER_SCREENS.has(path.split(/[/?#]/)[1]);
}
