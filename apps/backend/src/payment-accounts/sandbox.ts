import { randomBytes } from 'node:crypto';
import { FALLBACK_LOCALE, isLocale } from '@rider/model/locale';
import type { Locale } from '@rider/model/locale';
import { safeLocalPath } from '@rider/model/navigation';
import type { Database } from '../database/open.ts';
import { ALIPAY_GATEWAY, createAlipaySandbox, type AlipaySandbox } from '../alipay/alipay-sandbox.ts';
import type { PaymentGateway, ProvidedMethod } from '../payment-provider/gateway.ts';
import { paymentPage } from '../payment-sandbox/payment-page.ts';
import type { PaymentProvider, ProviderPaymentState } from '../payment-provider/provider.ts';
import { sandboxAnswer, readTexts } from '../payment-sandbox/sandbox-answers.ts';
import { closeSandboxPayment, findSandboxPayment, openSandboxPayment } from '../payment-sandbox/sandbox-payments.ts';
import type { GivenCard } from '../stripe/pay-by-card.ts';
import { createStripeSandbox, type StripeSandbox } from '../stripe/stripe-sandbox.ts';
import {
  STRIPE_CONFIRM_PATH,
  STRIPE_ELEMENT_PATH,
  STRIPE_SCRIPT_PATH,
  stripeElement,
  stripeScript,
} from '../stripe/sandbox-script.ts';
import { createWechatSandbox, type WechatSandbox } from '../wechat-pay/wechat-sandbox.ts';

/** Root path of the sandbox: outside `/api`, like the address of a real provider. */
export const SANDBOX_ROOT = '/sandbox-provider/';
const PAYMENTS = `${SANDBOX_ROOT}pay/`;

/** A payment provider for demonstrations, which moves no money, and its pages. */
export interface Sandbox {
  provider: PaymentProvider;
  /** The gateways of order payments, connected to the sandbox. */
  gateways: readonly PaymentGateway[];
  /** Answers the browser's requests below {@link SANDBOX_ROOT}. */
  fetch(request: Request): Promise<Response>;
  close(): void;
}

interface SandboxServices {
  database: Database;
  clock: () => number;
  /** Origin of the shop's webhook URLs. */
  shopOrigin: string;
  /** Receives webhooks, like the shop's webhook URL. */
  notify: (webhook: Request) => Promise<Response>;
}

interface Providers {
  weixin: WechatSandbox;
  alipay: AlipaySandbox;
  stripe: StripeSandbox;
}

type DecidingServices = SandboxServices & { providers: Providers };

/** Prefixes of the payment tokens of each provider; tokens of recharges have another one. */
const TOKENS = { weixin: 'sandbox_wechat_', alipay: 'sandbox_alipay_', stripe: 'pi_sandbox' } as const satisfies Record<
  ProvidedMethod,
  string
>;
/** The provider of an order's payment; undefined for a recharge. */
const providerOf = (token: string): ProvidedMethod | undefined =>
  (Object.keys(TOKENS) as ProvidedMethod[]).find((method) => token.startsWith(TOKENS[method]));

const newToken = (beginning: string): string => beginning + randomBytes(18).toString('hex');

function languageOf(request: Request): Locale {
  const language = new URL(request.url).searchParams.get('lang') ?? '';
  return isLocale(language) ? language : FALLBACK_LOCALE;
}

async function showPayment({ database }: SandboxServices, token: string, locale: Locale): Promise<Response> {
  const payment = await findSandboxPayment(database, { token });
  return paymentPage(payment ?? null, { locale, paysOrder: providerOf(token) !== undefined });
}

/** Sends the webhook of a payment; if the shop rejects it, the shop queries the payment later. */
async function sendWebhook({ providers, notify }: DecidingServices, token: string, reference: string): Promise<void> {
  const provider = providerOf(token);
  // The provider of recharges sends no webhooks.
  const webhook = provider && (await providers[provider].webhookOf(reference));
  if (webhook) await deliver(notify, webhook);
}

async function deliver(notify: DecidingServices['notify'], webhook: Request): Promise<void> {
  const { status } = await notify(webhook);
  if (status !== 200) console.error(`the sandbox's webhook of a payment was answered with ${status}`);
}

const redirect = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });

async function decidePayment(services: DecidingServices, token: string, request: Request): Promise<Response> {
  const form = await request.formData().catch(() => null);
  if (form === null) return new Response(null, { status: 400 });
  const decision = form.get('decision') === 'pay' ? 'paid' : 'declined';
  const decided = await closeSandboxPayment(services.database, { token }, decision);
  if (decided === undefined) return showPayment(services, token, languageOf(request));
  await sendWebhook(services, token, decided.reference);
  // Checked when the payment was opened; checked again before the redirect.
  return redirect(safeLocalPath(decided.return_path, 'http://shop.invalid') ? decided.return_path : '/');
}

/** The input from the card frame: the holder's answer to the bank, a saved card, or a typed one. */
function givenCard(sent: (name: string) => string): GivenCard {
  const consents = sent('consents');
  if (consents !== '') return { consents: consents === 'yes' };
  const saved = sent('paymentMethod');
  if (saved !== '') return { saved };
  return { number: sent('number'), expiry: sent('expiry'), code: sent('code'), cardholder: sent('cardholder') };
}

async function confirmCard({ providers, notify }: DecidingServices, request: Request): Promise<Response> {
  const sent = await readTexts(request);
  if (sent === null) return sandboxAnswer({ faults: ['number'] }, 400);
  const { confirmation, webhooks } = await providers.stripe.confirm(sent('clientSecret'), givenCard(sent));
  for (const webhook of webhooks) await deliver(notify, webhook);
  return sandboxAnswer(confirmation);
}

async function openAlipay({ providers }: DecidingServices, request: Request): Promise<Response> {
  const page = await providers.alipay.pageOf(new URL(request.url));
  return page === null ? new Response(null, { status: 403 }) : redirect(page);
}

async function answerBrowser(services: DecidingServices, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const posted = request.method === 'POST';
  if (pathname === STRIPE_SCRIPT_PATH) return stripeScript();
  if (pathname === STRIPE_ELEMENT_PATH) return stripeElement(languageOf(request));
  if (pathname === STRIPE_CONFIRM_PATH && posted) return confirmCard(services, request);
  if (pathname === ALIPAY_GATEWAY) return openAlipay(services, request);
  if (pathname.startsWith(PAYMENTS)) {
    const token = pathname.slice(PAYMENTS.length);
    return posted ? decidePayment(services, token, request) : showPayment(services, token, languageOf(request));
  }
  return new Response(null, { status: 404 });
}

const paymentAddress = (token: string, locale: Locale): string => `${PAYMENTS}${token}?lang=${locale}`;

async function paymentState(database: Database, token: string): Promise<ProviderPaymentState> {
  const state = (await findSandboxPayment(database, { token }))?.state ?? 'declined';
  return state === 'challenged' ? 'open' : state;
}

function createProviders({ database, clock, shopOrigin }: SandboxServices): Providers {
  const servicesOf = (method: ProvidedMethod) => ({
    database,
    clock,
    method,
    newToken: () => newToken(TOKENS[method]),
    pageOf: paymentAddress,
  });
  const webhookUrl = (method: ProvidedMethod) => `${shopOrigin || 'http://shop.invalid'}/payment-notice/${method}`;
  return {
    weixin: createWechatSandbox(servicesOf('weixin'), webhookUrl('weixin')),
    alipay: createAlipaySandbox(servicesOf('alipay'), webhookUrl('alipay')),
    stripe: createStripeSandbox(servicesOf('stripe'), webhookUrl('stripe')),
  };
}

/** Creates the sandbox, which has its own tables. */
export function createSandbox(services: SandboxServices): Sandbox {
  const { database, clock } = services;
  const providers = createProviders(services);
  return {
    fetch: (request) => answerBrowser({ ...services, providers }, request),
    gateways: [providers.stripe.gateway, providers.alipay.gateway, providers.weixin.gateway],
    close: () => providers.alipay.close(),
    provider: {
      name: 'sandbox',
      startPayment: async ({ reference, amount, returnPath, locale }) => {
        const token = newToken('sandbox_pay_');
        const account = { database, clock, newToken: () => token, method: null };
        await openSandboxPayment(account, { reference, amount, returnPath });
        return { token, address: paymentAddress(token, locale) };
      },
      paymentAddress: async (token, locale) => paymentAddress(token, locale),
      paymentState: (token) => paymentState(database, token),
      closePayment: async (token) => {
        await closeSandboxPayment(database, { token }, 'declined');
        return paymentState(database, token);
      },
    },
  };
}
