import type { CardPayment } from '@rider/model/order';
import { createAlipaySandbox } from '../../../src/alipay/alipay-sandbox.ts';
import type { PaymentGateway, ProvidedMethod } from '../../../src/payment-provider/gateway.ts';
import { createStripeSandbox, type StripeSandbox } from '../../../src/stripe/stripe-sandbox.ts';
import { createWechatSandbox } from '../../../src/wechat-pay/wechat-sandbox.ts';
import type { Shop } from '../databases.ts';

/** The methods of providers. */
export const METHODS = ['weixin', 'alipay', 'stripe'] as const satisfies readonly ProvidedMethod[];

/** The answer of `order/pay` for such a method. */
export interface OpenedWire {
  status: string;
  result: {
    jsConfig?: { qr: string; invalid: number; page: string; code_url?: string; qrCode?: string };
    cardForm?: CardPayment;
  };
}

/** A second set of providers for the same payments, whose webhooks a test delivers itself. */
export interface TestProviders {
  /** The gateways, with some of their calls replaced. */
  gateways(changed?: Partial<PaymentGateway>): Map<string, PaymentGateway>;
  webhookOf: Record<ProvidedMethod, (reference: string) => Promise<Request | null>>;
  /** Opens or decides a dispute of a card payment. */
  contest: StripeSandbox['contest'];
  /** The webhook of a completed setup; `confirm` completes one without sending it. */
  setupWebhookOf: StripeSandbox['setupWebhookOf'];
  confirm: StripeSandbox['confirm'];
  close(): void;
}

/** Opens a second set of providers for a shop's payments; `name` makes their tokens unique among tests. */
export function openProviders(shop: Shop, name: string): TestProviders {
  let made = 0;
  const servicesOf = (method: ProvidedMethod) => ({
    method,
    database: shop.database,
    clock: () => shop.clock.now,
    newToken: () => `pi_test${name}${made++}`,
    pageOf: (token: string) => token,
  });
  const addressOf = (method: ProvidedMethod): string => `https://shop.test/payment-notice/${method}`;
  const weixin = createWechatSandbox(servicesOf('weixin'), addressOf('weixin'));
  const alipay = createAlipaySandbox(servicesOf('alipay'), addressOf('alipay'));
  const stripe = createStripeSandbox(servicesOf('stripe'), addressOf('stripe'));
  return {
    gateways: (changed = {}) =>
      new Map([weixin, alipay, stripe].map(({ gateway }) => [gateway.method, { ...gateway, ...changed }])),
    webhookOf: { weixin: weixin.webhookOf, alipay: alipay.webhookOf, stripe: stripe.webhookOf },
    contest: stripe.contest,
    setupWebhookOf: stripe.setupWebhookOf,
    confirm: stripe.confirm,
    close: alipay.close,
  };
}

/** Identifies an attempt by the data of its page. */
export const nameOf = ({ result }: OpenedWire): string | undefined =>
  result.cardForm?.clientSecret ?? result.jsConfig?.code_url ?? result.jsConfig?.qrCode;

/** Pays or declines like the payer's browser; resolves to the return URL of the provider's page. */
export async function payAs(shop: Shop, { result }: OpenedWire, decision: 'pay' | 'decline'): Promise<string | null> {
  const post = (path: string, body: string | URLSearchParams) =>
    shop.fetch(path, { method: 'POST', body, redirect: 'manual' });
  if (result.cardForm !== undefined) {
    const number = decision === 'pay' ? '4242 4242 4242 4242' : '4000 0000 0000 0002';
    const card = { number, expiry: '08/40', code: '123', clientSecret: result.cardForm.clientSecret };
    const answer = await post('/sandbox-provider/stripe-confirm', JSON.stringify(card));
    if (!answer.ok) throw new Error(`the card was answered with ${answer.status}`);
    return null;
  }
  const page = result.jsConfig?.page ?? '';
  const opened = page.includes('gateway.do') ? await shop.fetch(page, { redirect: 'manual' }) : null;
  const decided = await post(opened?.headers.get('Location') ?? page, new URLSearchParams({ decision }));
  return decided.headers.get('Location');
}
