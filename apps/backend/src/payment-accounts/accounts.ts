import { createAlipay, type AlipayMerchant } from '../alipay/alipay.ts';
import type { KeyFault, PaymentGateway, ProvidedMethod } from '../payment-provider/gateway.ts';
import type { StripeAccount } from '../stripe/stripe-client.ts';
import { createStripe } from '../stripe/stripe-payments.ts';
import { createWechatPay, type WechatPayMerchant } from '../wechat-pay/wechat-pay.ts';
import { shopCurrency } from '../messages/shop-formats.ts';

export type { KeyFault, ProvidedMethod } from '../payment-provider/gateway.ts';

/** Accounts at payment providers. */
export interface PaymentAccounts {
  stripe?: StripeAccount | undefined;
  alipay?: AlipayMerchant | undefined;
  weixin?: Omit<WechatPayMerchant, 'origin' | 'currency' | 'webhookUrl'> | undefined;
  /** The offered methods, in display order; each has its account. */
  order: readonly ProvidedMethod[];
}

const WECHAT_PAY_ORIGIN = 'https://api.mch.weixin.qq.com';

/** The gateways of real accounts. Webhooks arrive at addresses of `shopOrigin`. */
export function createGateways(
  { stripe, alipay, weixin, order }: PaymentAccounts,
  { shopOrigin, clock }: { shopOrigin: string; clock: () => number },
): PaymentGateway[] {
  const webhookUrl = (method: ProvidedMethod): string => `${shopOrigin}/payment-notice/${method}`;
  const makers: Record<ProvidedMethod, () => PaymentGateway | null> = {
    stripe: () => (stripe && createStripe({ account: stripe })) || null,
    alipay: () =>
      (alipay && createAlipay({ merchant: alipay, webhookUrl: webhookUrl('alipay'), shopOrigin, clock })) || null,
    weixin: () => {
      if (weixin === undefined) return null;
      const merchant = {
        ...weixin,
        origin: WECHAT_PAY_ORIGIN,
        currency: shopCurrency(),
        webhookUrl: webhookUrl('weixin'),
      };
      return createWechatPay({ merchant, call: fetch, clock });
    },
  };
  return order.map((method) => makers[method]()).filter((gateway) => gateway !== null);
}

/**
 * Checks each account's keys at its provider; removes rejected accounts from the map and reports them. Accounts of a provider that does
 * not answer stay: their keys may be valid.
 */
export async function dropRejectedAccounts(
  gateways: Map<string, PaymentGateway>,
  report: (method: ProvidedMethod, fault: KeyFault) => void,
): Promise<void> {
  const all = [...gateways.values()];
  const faults = await Promise.all(all.map((gateway) => gateway.findKeyFault().catch(() => null)));
  for (const [index, fault] of faults.entries()) {
    const gateway = all[index];
    if (gateway === undefined || fault === null) continue;
    gateways.delete(gateway.method);
    report(gateway.method, fault);
  }
}
