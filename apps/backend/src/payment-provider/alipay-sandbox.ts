import { createHash, randomUUID, sign, verify } from 'node:crypto';
import { FALLBACK_LOCALE, isLocale } from '@rider/model/locale';
import { money, moneyFromDecimal, moneyToDecimal } from '@rider/model/money';
import { createAlipay, writtenTime } from './alipay.ts';
import type { PaymentGateway } from './gateway.ts';
import { createLoopback } from './loopback.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import {
  closeSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  sendSandboxMoneyBack,
  type ProviderSandboxServices,
} from './sandbox-payments.ts';
import type { SandboxPayment } from './tables.ts';

/** Alipay in demonstration: the real SDK, connected to a stand-in that speaks Alipay's HTTP on this machine. */
export interface AlipaySandbox {
  gateway: PaymentGateway;
  /** The signed notice of a payment, as Alipay would send it; null for one that is not paid. */
  noticeOf(reference: string): Promise<Request | null>;
  /** The page to which a signed address of Alipay's page leads; null for one that is not signed. */
  pageOf(address: URL): Promise<string | null>;
  close(): void;
}

/** Local path that stands for Alipay's `gateway.do`. */
export const ALIPAY_GATEWAY = '/sandbox-provider/alipay/gateway.do';
/** In place of Alipay's origin in addresses, which the browser opens at the shop's. */
const NOWHERE = 'https://alipay.sandbox.invalid';
const APP_ID = '2021000000000000';

/** Whether the shop signed a text. */
const hasSigned = (text: string, signature: string): boolean =>
  verify('sha256', Buffer.from(text), sandboxKeys().ours.publicKey, Buffer.from(signature, 'base64'));
/** The provider's signature of a text. */
const signed = (text: string): string =>
  sign('sha256', Buffer.from(text), sandboxKeys().theirs.privateKey).toString('base64');

const refused = (status: number, code: string) => ({ status, content: { code, message: code } });
const done = (content: object) => ({ status: 200, content });

const TRADE_STATES = {
  open: 'WAIT_BUYER_PAY',
  challenged: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  declined: 'TRADE_CLOSED',
} as const;

const tradeOf = ({ reference, amount, state, token }: SandboxPayment) => ({
  out_trade_no: reference,
  trade_no: `20${token.slice(-20)}`,
  trade_status: TRADE_STATES[state],
  total_amount: moneyToDecimal(amount),
  trans_currency: 'USD',
});

interface Asked {
  out_trade_no: string;
  total_amount: string;
  refund_amount: string;
  out_request_no: string;
}

async function open({ database, clock, newToken }: ProviderSandboxServices, asked: Asked, returnPath: string) {
  await openSandboxPayment(database, {
    token: newToken(),
    reference: asked.out_trade_no,
    amount: money(moneyFromDecimal(asked.total_amount)),
    returnPath,
    method: 'alipay',
    now: clock(),
  });
}

async function answerTrade(services: ProviderSandboxServices, call: string, asked: Asked) {
  const { database } = services;
  const { out_trade_no: reference } = asked;
  if (call === 'precreate') {
    await open(services, asked, '/');
    // A real code names nothing that a payer could read either.
    const name = createHash('sha256').update(reference).digest('base64url').slice(0, 16);
    return done({ out_trade_no: reference, qr_code: `https://qr.alipay.com/${name}` });
  }
  const payment = await findSandboxPayment(database, { reference });
  if (payment === undefined) return refused(400, 'ACQ.TRADE_NOT_EXIST');
  if (call === 'query') return done(tradeOf(payment));
  if (call === 'close') {
    if (payment.state === 'paid') return refused(400, 'ACQ.TRADE_STATUS_ERROR');
    await closeSandboxPayment(database, { reference }, 'declined');
    return done({ out_trade_no: reference });
  }
  if (call !== 'refund') return refused(404, 'isv.invalid-method');
  const amount = money(moneyFromDecimal(asked.refund_amount));
  const outcome = await sendSandboxMoneyBack(database, { reference, number: asked.out_request_no, amount });
  if (outcome === 'unpaid') return refused(400, 'ACQ.TRADE_STATUS_ERROR');
  if (outcome === 'too-much') return refused(400, 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  return done({ out_trade_no: reference, refund_fee: asked.refund_amount, fund_change: 'Y' });
}

/** Answers the SDK's calls of the API's version 3, whose signature is of the bytes. */
async function answerCall(services: ProviderSandboxServices, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  const [, facts = '', signature = ''] =
    /^ALIPAY-SHA256withRSA (.*),sign=(.*)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  const isKnown = hasSigned(`${facts}\n${request.method}\n${pathname}${search}\n${body}\n`, signature);
  const [, call = ''] = /^\/v3\/alipay\/trade\/([a-z]+)$/.exec(pathname) ?? [];
  const { status, content } = isKnown
    ? await answerTrade(services, call, JSON.parse(body) as Asked)
    : refused(401, 'invalid-signature');
  const text = JSON.stringify(content);
  const timestamp = String(services.clock());
  const nonce = randomUUID();
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'alipay-timestamp': timestamp,
      'alipay-nonce': nonce,
      'alipay-signature': signed(`${timestamp}\n${nonce}\n${text}\n`),
    },
  });
}

/** The text of which Alipay's older signatures are: all fields but the signature, sorted. */
const sortedText = (fields: Readonly<Record<string, string>>, without: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => !without.includes(name))
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** The token of the payment that a signed address of Alipay's page names, which leads back as the address says; null for another address. */
async function paymentOf(services: ProviderSandboxServices, address: URL): Promise<string | null> {
  const fields = Object.fromEntries(address.searchParams);
  const { sign: signature = '', return_url: back = '', biz_content: content = '' } = fields;
  if (!hasSigned(sortedText(fields, ['sign', 'lang']), signature)) return null;
  const asked = JSON.parse(content) as Asked;
  const { pathname, search } = new URL(back);
  await open(services, asked, pathname + search);
  const { token } = await services.database
    .updateTable('sandbox_payment')
    .set({ return_path: pathname + search })
    .where('reference', '=', asked.out_trade_no)
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
}

/** A notice as Alipay sends it; null for a payment that is not paid. */
async function noticeOf({ database, clock }: ProviderSandboxServices, reference: string, noticeAddress: string) {
  const payment = await findSandboxPayment(database, { reference });
  if (payment?.state !== 'paid') return null;
  const fields: Record<string, string> = {
    ...tradeOf(payment),
    app_id: APP_ID,
    notify_id: createHash('sha256').update(reference).digest('hex').slice(0, 34),
    notify_time: writtenTime(clock()),
    notify_type: 'trade_status_sync',
    sign_type: 'RSA2',
  };
  const signature = signed(sortedText(fields, ['sign_type']));
  const body = new URLSearchParams({ ...fields, sign: signature });
  return new Request(noticeAddress, { method: 'POST', body });
}

/** Creates the sandbox over its own tables. */
export function createAlipaySandbox(services: ProviderSandboxServices, noticeAddress: string): AlipaySandbox {
  const loopback = createLoopback((request) => answerCall(services, request));
  const gateway = createAlipay({
    merchant: {
      appId: APP_ID,
      privateKey: sandboxKeys().ours.privateKey,
      alipayPublicKey: sandboxKeys().theirs.publicKey,
    },
    noticeAddress,
    shopOrigin: NOWHERE,
    clock: services.clock,
    sandbox: { endpoint: () => loopback.origin(), gateway: NOWHERE + ALIPAY_GATEWAY },
  });
  return {
    gateway: {
      ...gateway,
      present: async (payment) => {
        const presented = await gateway.present(payment);
        if (presented.kind !== 'code' || presented.page === null) return presented;
        return { ...presented, page: `${presented.page.slice(NOWHERE.length)}&lang=${payment.locale}` };
      },
    },
    noticeOf: (reference) => noticeOf(services, reference, noticeAddress),
    pageOf: async (address) => {
      const token = await paymentOf(services, address);
      const lang = address.searchParams.get('lang') ?? '';
      return token === null ? null : services.pageOf(token, isLocale(lang) ? lang : FALLBACK_LOCALE);
    },
    close: () => loopback.close(),
  };
}
