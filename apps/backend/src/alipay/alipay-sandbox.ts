import { createHash, randomUUID, sign, verify } from 'node:crypto';
import { FALLBACK_LOCALE, isLocale } from '@rider/model/locale';
import { money, moneyFromDecimal, moneyToDecimal } from '@rider/model/money';
import { createAlipay, writtenTime } from './alipay.ts';
import { writeAlipayBill } from './alipay-bill.ts';
import { CHINA_ZONE } from '../payment-provider/bill.ts';
import type { PaymentGateway } from '../payment-provider/gateway.ts';
import { createLoopback } from '../payment-sandbox/loopback.ts';
import { sandboxKeys } from '../payment-sandbox/sandbox-keys.ts';
import {
  billedOn,
  closeSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  sendSandboxMoneyBack,
  type ProviderSandboxServices,
} from '../payment-sandbox/sandbox-payments.ts';
import type { SandboxPayment } from '../payment-sandbox/tables.ts';
import { shopCurrency } from '../messages/shop-formats.ts';

/** Alipay in demonstration: the real SDK, connected to a local mock of Alipay's HTTP API. */
export interface AlipaySandbox {
  gateway: PaymentGateway;
  /** The signed webhook of a payment, as Alipay sends it; null for an unpaid one. */
  webhookOf(reference: string): Promise<Request | null>;
  /** The sandbox page for a signed URL of Alipay's page; null if the signature is invalid. */
  pageOf(address: URL): Promise<string | null>;
  close(): void;
}

/** Local path in place of Alipay's `gateway.do`. */
export const ALIPAY_GATEWAY = '/sandbox-provider/alipay/gateway.do';
/** Replaces Alipay's origin in URLs; the browser opens them at the shop's origin. */
const NOWHERE = 'https://alipay.sandbox.invalid';
const APP_ID = '2021000000000000';

/** Whether the shop signed a text. */
const hasSigned = (text: string, signature: string): boolean =>
  verify('sha256', Buffer.from(text), sandboxKeys().ours.publicKey, Buffer.from(signature, 'base64'));
/** The provider's signature of a text. */
const signed = (text: string): string =>
  sign('sha256', Buffer.from(text), sandboxKeys().theirs.privateKey).toString('base64');

const failure = (status: number, code: string) => ({ status, content: { code, message: code } });
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
  trans_currency: shopCurrency(),
});

interface TradeRequest {
  out_trade_no: string;
  total_amount: string;
  refund_amount: string;
  out_request_no: string;
}

const open = (services: ProviderSandboxServices, trade: TradeRequest, returnPath?: string) =>
  openSandboxPayment(services, {
    reference: trade.out_trade_no,
    amount: money(moneyFromDecimal(trade.total_amount)),
    ...(returnPath !== undefined && { returnPath }),
  });

async function answerTrade(services: ProviderSandboxServices, call: string, trade: TradeRequest) {
  const { database } = services;
  const { out_trade_no: reference } = trade;
  if (call === 'precreate') {
    await open(services, trade);
    // A real code contains no readable data either.
    const name = createHash('sha256').update(reference).digest('base64url').slice(0, 16);
    return done({ out_trade_no: reference, qr_code: `https://qr.alipay.com/${name}` });
  }
  const payment = await findSandboxPayment(database, { reference });
  if (payment === undefined) return failure(400, 'ACQ.TRADE_NOT_EXIST');
  if (call === 'query') return done(tradeOf(payment));
  if (call === 'close') {
    if (payment.state === 'paid') return failure(400, 'ACQ.TRADE_STATUS_ERROR');
    await closeSandboxPayment(database, { reference }, 'declined');
    return done({ out_trade_no: reference });
  }
  if (call === 'fastpay/refund/query') {
    const refund = await database
      .selectFrom('sandbox_refund')
      .selectAll()
      .where('number', '=', trade.out_request_no)
      .where('reference', '=', reference)
      .executeTakeFirst();
    const found = refund && { refund_amount: moneyToDecimal(refund.amount), refund_status: 'REFUND_SUCCESS' };
    return done({ out_trade_no: reference, ...found });
  }
  if (call !== 'refund') return failure(404, 'isv.invalid-method');
  const amount = money(moneyFromDecimal(trade.refund_amount));
  const order = { reference, number: trade.out_request_no, amount, now: services.clock() };
  const outcome = await sendSandboxMoneyBack(database, order);
  if (outcome === 'unpaid') return failure(400, 'ACQ.TRADE_STATUS_ERROR');
  if (outcome === 'too-much') return failure(400, 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  return done({ out_trade_no: reference, refund_fee: trade.refund_amount, fund_change: 'Y' });
}

const BILL_CALL = '/v3/alipay/data/dataservice/bill/downloadurl/query';
/** Path prefix of bill files. Their names are secret, as Alipay's are. */
const BILLS = '/bills/';
const BILL_SEAL = randomUUID();
const billName = (day: string): string => createHash('sha256').update(`${BILL_SEAL} ${day}`).digest('hex');

async function answerBill(services: ProviderSandboxServices, day: string, origin: string) {
  const billed = await billedOn(services, { day, zone: CHINA_ZONE });
  if (billed === null || billed.payments.length + billed.payouts.length === 0) return failure(400, 'BILL_NOT_EXIST');
  return done({ bill_download_url: `${origin}${BILLS}${day}/${billName(day)}` });
}

async function answerBillFile(services: ProviderSandboxServices, path: string): Promise<Response> {
  const [day = '', name = ''] = path.split('/');
  const billed = name === billName(day) ? await billedOn(services, { day, zone: CHINA_ZONE }) : null;
  return billed === null ? new Response(null, { status: 404 }) : new Response(Buffer.from(writeAlipayBill(billed)));
}

/** Answers the SDK's calls of API version 3, which sign the body's bytes. */
async function answerCall(services: ProviderSandboxServices, request: Request, origin: string): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const body = await request.text();
  const [, facts = '', signature = ''] =
    /^ALIPAY-SHA256withRSA (.*),sign=(.*)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  const isKnown = hasSigned(`${facts}\n${request.method}\n${pathname}${search}\n${body}\n`, signature);
  const [, call = ''] = /^\/v3\/alipay\/trade\/([a-z/]+)$/.exec(pathname) ?? [];
  const bill = pathname === BILL_CALL ? searchParams.get('bill_date') : null;
  const { status, content } = !isKnown
    ? failure(401, 'invalid-signature')
    : bill === null
      ? await answerTrade(services, call, JSON.parse(body) as TradeRequest)
      : await answerBill(services, bill, origin);
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

/** The text that Alipay's older signatures cover: all fields except the signature, sorted. */
const sortedText = (fields: Readonly<Record<string, string>>, without: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => !without.includes(name))
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/**
 * The token of the payment in a signed URL of Alipay's page; null for any other URL. The payment returns to the URL's return address.
 */
async function paymentOf(services: ProviderSandboxServices, address: URL): Promise<string | null> {
  const fields = Object.fromEntries(address.searchParams);
  const { sign: signature = '', return_url: back = '', biz_content: content = '' } = fields;
  if (!hasSigned(sortedText(fields, ['sign', 'lang']), signature)) return null;
  const trade = JSON.parse(content) as TradeRequest;
  const { pathname, search } = new URL(back);
  await open(services, trade, pathname + search);
  const { token } = await services.database
    .updateTable('sandbox_payment')
    .set({ return_path: pathname + search })
    .where('reference', '=', trade.out_trade_no)
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
}

/** A webhook as Alipay sends it; null for an unpaid payment. */
async function webhookOf({ database, clock }: ProviderSandboxServices, reference: string, webhookUrl: string) {
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
  return new Request(webhookUrl, { method: 'POST', body });
}

/** Creates the sandbox, which has its own tables. */
export function createAlipaySandbox(services: ProviderSandboxServices, webhookUrl: string): AlipaySandbox {
  const loopback = createLoopback(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(BILLS)) return answerBillFile(services, pathname.slice(BILLS.length));
    return answerCall(services, request, await loopback.origin());
  });
  const gateway = createAlipay({
    merchant: {
      appId: APP_ID,
      get privateKey() {
        return sandboxKeys().ours.privateKey;
      },
      get alipayPublicKey() {
        return sandboxKeys().theirs.publicKey;
      },
    },
    webhookUrl,
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
    webhookOf: (reference) => webhookOf(services, reference, webhookUrl),
    pageOf: async (address) => {
      const token = await paymentOf(services, address);
      const lang = address.searchParams.get('lang') ?? '';
      return token === null ? null : services.pageOf(token, isLocale(lang) ? lang : FALLBACK_LOCALE);
    },
    close: () => loopback.close(),
  };
}
