import type { PaymentMethod } from '@rider/model/order';
import type { PaymentMethodWire } from './wire.ts';

/** The wire's names of the payment methods (stripe and invoice are not in CRMEB). */
export const METHOD_NAMES: Record<PaymentMethod, PaymentMethodWire> = {
  balance: 'yue',
  wechat: 'weixin',
  alipay: 'alipay',
  stripe: 'stripe',
  invoice: 'invoice',
};

/** The payment method of a wire name; null for one that this shop does not offer. */
export function methodOf(name: unknown): PaymentMethod | null {
  const found = Object.entries(METHOD_NAMES).find(([, wire]) => wire === name);
  return found ? (found[0] as PaymentMethod) : null;
}

/** The request's names of the days of delivery terms that are a part of a form. */
export const TERMS_NAMES = { 'terms.notBefore': 'ship_not_before', 'terms.notAfter': 'ship_not_after' } as const;
