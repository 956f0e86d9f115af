import type { KeyObject } from 'node:crypto';
import type { AlipaySdk } from 'alipay-sdk';
import { money, moneyFromDecimal, moneyToDecimal } from '@rider/model/money';
import { boundedBytes } from '../http/bounded-answer.ts';
import { readAlipayBill } from './alipay-bill.ts';
import { billDate, billedAmount, CHINA_ZONE, LONGEST_BILL } from '../payment-provider/bill.ts';
import {
  ForgedWebhook,
  type KeyFault,
  type KnownPayment,
  type ListedMoney,
  type NewPayment,
  type Payout,
  type PaymentGateway,
  type PaymentWebhook,
  type SeenPayout,
  type SeenPayment,
} from '../payment-provider/gateway.ts';
import { shopCurrency } from '../messages/shop-formats.ts';

/** A merchant at Alipay with an account in the shop's currency. */
export interface AlipayMerchant {
  appId: string;
  privateKey: KeyObject;
  /** Verifies Alipay's signatures. */
  alipayPublicKey: KeyObject;
}

/** The merchant, and Alipay's addresses unless a sandbox replaces them. */
export interface AlipayConnection {
  merchant: AlipayMerchant;
  /** URL of the webhooks. */
  webhookUrl: string;
  /** Origin of the pages to which Alipay redirects. */
  shopOrigin: string;
  clock: () => number;
  sandbox?: {
    /** Origin of the API; resolved with the first payment. */
    endpoint: () => Promise<string>;
    /** Address of the page for payers. */
    gateway: string;
  };
}

type Answer = Readonly<Record<string, unknown>>;

const METHOD = 'alipay';
/** Deadline of one call, in milliseconds. */
const DEADLINE = 8_000;
/** Deadline of a bill file, in milliseconds. */
const BILL_DEADLINE = 30_000;
/** Alipay repeats a webhook for 25 hours, in milliseconds. */
const GREATEST_AGE = 25 * 3_600_000;

const STATES: Readonly<Record<string, SeenPayment['state']>> = {
  WAIT_BUYER_PAY: 'open',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'cancelled',
};

/** Formats epoch milliseconds as Alipay does, without a time zone. */
export const writtenTime = (at: number): string =>
  new Date(at + CHINA_ZONE).toISOString().slice(0, 19).replace('T', ' ');
const readTime = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) - CHINA_ZONE;
const pem = (key: KeyObject, type: 'pkcs8' | 'spki'): string => key.export({ type, format: 'pem' }).toString().trim();

/** Loads the SDK with the first payment: a shop without payments does not need it in memory. */
function clientOf({ merchant, sandbox }: AlipayConnection): () => Promise<AlipaySdk> {
  let client: Promise<AlipaySdk> | undefined;
  const load = async () => {
    const { AlipaySdk: Sdk } = await import('alipay-sdk');
    return new Sdk({
      appId: merchant.appId,
      privateKey: pem(merchant.privateKey, 'pkcs8'),
      keyType: 'PKCS8',
      alipayPublicKey: pem(merchant.alipayPublicKey, 'spki'),
      timeout: DEADLINE,
      ...(sandbox && { endpoint: await sandbox.endpoint(), gateway: sandbox.gateway }),
    });
  };
  return () =>
    (client ??= load().catch((error: unknown) => {
      client = undefined;
      throw error;
    }));
}

/** Alipay's code of a rejection; null for any other failure. */
function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Calls Alipay. Errors contain only Alipay's code, because the SDK's message repeats the signed content. */
async function request(client: AlipaySdk, path: string, body: Record<string, unknown>): Promise<Answer> {
  try {
    const { data } = await client.curl<Answer>('POST', `/v3/alipay/trade/${path}`, { body });
    return data;
  } catch (error) {
    const code = codeOf(error);
    throw Object.assign(new Error(`Alipay failed: ${(code ?? 'unreachable').slice(0, 60)}`), { code });
  }
}

/** The charged amount as a request states it. */
const pricedAt = (amount: NewPayment['amount']) => ({
  total_amount: moneyToDecimal(amount),
  trans_currency: shopCurrency(),
  settle_currency: shopCurrency(),
});

async function open(client: AlipaySdk, { webhookUrl }: AlipayConnection, payment: NewPayment): Promise<string> {
  const { qr_code: code } = await request(client, 'precreate', {
    notify_url: webhookUrl,
    out_trade_no: payment.reference,
    subject: payment.description,
    time_expire: writtenTime(payment.expiresAt.getTime()),
    ...pricedAt(payment.amount),
  });
  if (typeof code !== 'string' || code === '') throw new Error('Alipay answers no code');
  return code;
}

/** The signed URL of Alipay's page for the same payment. */
function pageOf(client: AlipaySdk, connection: AlipayConnection, payment: NewPayment): string {
  const { webhookUrl, shopOrigin, clock } = connection;
  return client.pageExecute('alipay.trade.page.pay', 'GET', {
    // The SDK would use this machine's time zone.
    timestamp: writtenTime(clock()),
    notifyUrl: webhookUrl,
    returnUrl: shopOrigin + payment.returnPath,
    bizContent: {
      out_trade_no: payment.reference,
      product_code: 'FAST_INSTANT_TRADE_PAY',
      subject: payment.description,
      time_expire: writtenTime(payment.expiresAt.getTime()),
      ...pricedAt(payment.amount),
    },
  });
}

function seenOf({ trade_status: status, total_amount: total, trans_currency: currency }: Answer): SeenPayment {
  const state = STATES[String(status)];
  if (state === undefined) return { state: 'unknown-state' };
  if (state !== 'paid') return { state };
  if (currency !== shopCurrency()) return { state: 'other-currency' };
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(String(total))) return { state: 'unknown-state' };
  return { state, amount: money(moneyFromDecimal(String(total))) };
}

async function query(client: AlipaySdk, { reference }: KnownPayment): Promise<SeenPayment> {
  try {
    return seenOf(await request(client, 'query', { out_trade_no: reference }));
  } catch (error) {
    // A trade exists only once the code was scanned.
    if (codeOf(error) === 'ACQ.TRADE_NOT_EXIST') return { state: 'open' };
    throw error;
  }
}

async function cancel(client: AlipaySdk, payment: KnownPayment): Promise<SeenPayment> {
  try {
    await request(client, 'close', { out_trade_no: payment.reference });
    return { state: 'cancelled' };
  } catch (error) {
    if (codeOf(error) === 'ACQ.TRADE_NOT_EXIST') return { state: 'cancelled' };
    if (codeOf(error) === 'ACQ.TRADE_STATUS_ERROR') return query(client, payment);
    throw error;
  }
}

/** Sends a payout. Alipay answers immediately, and repeats its first answer for the same number. */
async function payOut(client: AlipaySdk, { reference, number, amount }: Payout) {
  await request(client, 'refund', {
    out_trade_no: reference,
    out_request_no: number,
    refund_amount: moneyToDecimal(amount),
    refund_currency: shopCurrency(),
  });
  return 'succeeded' as const;
}

async function queryPayout(client: AlipaySdk, { reference, number }: Payout): Promise<SeenPayout | null> {
  const found = await request(client, 'fastpay/refund/query', { out_trade_no: reference, out_request_no: number });
  // Alipay omits the state of an unknown number.
  if (found.refund_status !== 'REFUND_SUCCESS') return null;
  return { state: 'succeeded', amount: billedAmount(String(found.refund_amount)) };
}

/** Alipay's codes for a day without a bill: no trade, or not written yet. */
const NO_BILL = /BILL_NOT_EXIST/i;

/** Reads the day's bill file from the URL in Alipay's signed answer; null while it is not written. */
async function list(client: AlipaySdk, { clock }: AlipayConnection, from: number): Promise<ListedMoney | null> {
  // The bill of a day is written by nine the next morning.
  if (clock() < Date.parse(`${billDate(from)}T00:00:00Z`) - CHINA_ZONE + 33 * 3_600_000) return null;
  const wanted = { bill_type: 'trade', bill_date: billDate(from) };
  let address: string;
  try {
    const path = '/v3/alipay/data/dataservice/bill/downloadurl/query';
    address = (await client.curl<{ bill_download_url: string }>('GET', path, { query: wanted })).data.bill_download_url;
  } catch (error) {
    const code = codeOf(error) ?? 'unreachable';
    if (NO_BILL.test(code)) return { payments: [], payouts: [] };
    throw new Error(`Alipay names no bill file: ${code.slice(0, 60)}`, { cause: error });
  }
  const response = await fetch(address, { signal: AbortSignal.timeout(BILL_DEADLINE) });
  if (!response.ok) throw new Error(`Alipay's bill file is answered with ${response.status}`);
  return readAlipayBill(await boundedBytes(response, LONGEST_BILL));
}

function readWebhook(client: AlipaySdk, { merchant }: AlipayConnection, body: string, now: number): PaymentWebhook {
  const fields = Object.fromEntries(new URLSearchParams(body));
  // Otherwise the SDK accepts the weaker RSA with SHA-1 if the sender names it.
  if (fields.sign_type !== 'RSA2' || !client.checkNotifySignV2(fields))
    throw new ForgedWebhook('its signature is wrong');
  if (fields.app_id !== merchant.appId) throw new ForgedWebhook('it is for another merchant');
  const age = Math.abs(now - readTime(fields.notify_time ?? ''));
  if (!(age <= GREATEST_AGE)) throw new ForgedWebhook('it is too old');
  return {
    id: `${METHOD}:${String(fields.notify_id)}`,
    payment: { reference: String(fields.out_trade_no) },
    seen: seenOf(fields),
  };
}

/** Alipay's codes for rejected credentials. */
const REFUSALS = /^(?:invalid-(?:signature|app-id)|missing-signature|isv\.invalid-(?:signature|app-id)|app-id)/;

async function findKeyFault(client: AlipaySdk): Promise<KeyFault | null> {
  try {
    await query(client, { reference: 'pa-none', handle: null });
    return null;
  } catch (error) {
    const code = codeOf(error);
    if (code !== null && REFUSALS.test(code)) return 'refused';
    throw error;
  }
}

/** Alipay's QR codes and pages, by its SDK and the API's version 3. */
export function createAlipay(connection: AlipayConnection): PaymentGateway {
  const client = clientOf(connection);
  return {
    method: METHOD,
    isSandbox: connection.sandbox !== undefined,
    findKeyFault: async () => findKeyFault(await client()),
    open: async (payment) => open(await client(), connection, payment),
    present: async (payment) => ({
      kind: 'code',
      code: payment.handle,
      page: pageOf(await client(), connection, payment),
    }),
    query: async (payment) => query(await client(), payment),
    cancel: async (payment) => cancel(await client(), payment),
    payOut: async (order) => payOut(await client(), order),
    queryPayout: async (order) => queryPayout(await client(), order),
    list: async (from) => list(await client(), connection, from),
    readWebhook: async (_headers, body, now) => readWebhook(await client(), connection, body, now),
  };
}
