import { createAlipaySandbox } from '../src/payment-provider/alipay-sandbox.ts';
import type { PaymentGateway, ProvidedMethod } from '../src/payment-provider/gateway.ts';
import { createStripeSandbox, type StripeSandbox } from '../src/payment-provider/stripe-sandbox.ts';
import { createWechatSandbox } from '../src/payment-provider/wechat-sandbox.ts';
import type { Shop } from './databases.ts';

/** The methods that a provider carries out. */
export const METHODS = ['weixin', 'alipay', 'stripe'] as const satisfies readonly ProvidedMethod[];

/** The answer of `order/pay` for such a method. */
export interface OpenedWire {
  status: string;
  result: {
    jsConfig?: { qr: string; invalid: number; page: string; code_url?: string; qrCode?: string };
    cardForm?: { client_secret: string; publishable_key: string; invalid: number; script: string };
  };
}

/** Second providers over the same payments, whose notices a test holds in its hands. */
export interface TestProviders {
  /** The gateways, with some of their calls replaced. */
  gateways(changed?: Partial<PaymentGateway>): Map<string, PaymentGateway>;
  noticeOf: Record<ProvidedMethod, (reference: string) => Promise<Request | null>>;
  /** The payer's bank contests a card payment, or decides. */
  contest: StripeSandbox['contest'];
  /** The notice that a card was handed in, and the handing in whose notice gets lost. */
  setupNoticeOf: StripeSandbox['setupNoticeOf'];
  confirm: StripeSandbox['confirm'];
  close(): void;
}

/** Opens second providers over a shop's payments; `name` keeps their tokens apart from other tests'. */
export function openProviders(shop: Shop, name: string): TestProviders {
  let made = 0;
  const world = {
    database: shop.database,
    clock: () => shop.clock.now,
    newToken: () => `pi_test${name}${made++}`,
    pageOf: (token: string) => token,
  };
  const addressOf = (method: ProvidedMethod): string => `https://shop.test/payment-notice/${method}`;
  const weixin = createWechatSandbox(world, addressOf('weixin'));
  const alipay = createAlipaySandbox(world, addressOf('alipay'));
  const stripe = createStripeSandbox(world, addressOf('stripe'));
  return {
    gateways: (changed = {}) =>
      new Map([weixin, alipay, stripe].map(({ gateway }) => [gateway.method, { ...gateway, ...changed }])),
    noticeOf: { weixin: weixin.noticeOf, alipay: alipay.noticeOf, stripe: stripe.noticeOf },
    contest: stripe.contest,
    setupNoticeOf: stripe.setupNoticeOf,
    confirm: stripe.confirm,
    close: alipay.close,
  };
}

/** What names an attempt on its page. */
export const nameOf = ({ result }: OpenedWire): string | undefined =>
  result.cardForm?.client_secret ?? result.jsConfig?.code_url ?? result.jsConfig?.qrCode;

/** The payer pays, or declines, as their browser would have them do; resolves to where the provider's page leads back. */
export async function payAs(shop: Shop, { result }: OpenedWire, decision: 'pay' | 'decline'): Promise<string | null> {
  const post = (path: string, body: string | URLSearchParams) =>
    shop.fetch(path, { method: 'POST', body, redirect: 'manual' });
  if (result.cardForm !== undefined) {
    const number = decision === 'pay' ? '4242 4242 4242 4242' : '4000 0000 0000 0002';
    const card = { number, expiry: '08/40', code: '123', clientSecret: result.cardForm.client_secret };
    const answer = await post('/sandbox-provider/stripe-confirm', JSON.stringify(card));
    if (!answer.ok) throw new Error(`the card was answered with ${answer.status}`);
    return null;
  }
  const page = result.jsConfig?.page ?? '';
  const opened = page.includes('gateway.do') ? await shop.fetch(page, { redirect: 'manual' }) : null;
  const decided = await post(opened?.headers.get('Location') ?? page, new URLSearchParams({ decision }));
  return decided.headers.get('Location');
}
