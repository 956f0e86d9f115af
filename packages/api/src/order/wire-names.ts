import type { PaymentMethod } from '@rider/model/order';
import type { PaymentMethodWire } from './wire.ts';

/** How the wire names the ways to pay (contract 3.7; stripe is ours). */
export const METHOD_NAMES: Record<PaymentMethod, PaymentMethodWire> = {
  balance: 'yue',
  wechat: 'weixin',
  alipay: 'alipay',
  stripe: 'stripe',
};

/** The way to pay behind a wire name, or null for one that this shop does not offer. */
export function methodOf(name: unknown): PaymentMethod | null {
  const found = Object.entries(METHOD_NAMES).find(([, wire]) => wire === name);
  return found ? (found[0] as PaymentMethod) : null;
}
