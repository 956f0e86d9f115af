import { createHash, type KeyObject } from 'node:crypto';
import { money } from '@rider/model/money';
import { boundedBytes, boundedText } from '../http/bounded-answer.ts';
import { billDate, LONGEST_BILL } from '../payment-provider/bill.ts';
import {
  ForgedWebhook,
  type KnownPayment,
  type ListedMoney,
  type NewPayment,
  type Payout,
  type PaymentGateway,
  type SeenPayout,
  type SeenPayment,
} from '../payment-provider/gateway.ts';
import { readWechatBill } from './wechat-bill.ts';
import { hasSigned, newNonce, SCHEME, signParts, unseal, type Sealed } from './wechat-signature.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** A merchant at WeChat Pay, API v3. */
export interface WechatPayMerchant {
  origin: string;
  appid: string;
  mchid: string;
  /** Serial number of the merchant's certificate. */
  serial: string;
  privateKey: KeyObject;
  /** Decrypts webhooks: 32 bytes. */
  apiKey: string;
  /** Verifies WeChat Pay's signatures. */
  platformKey: KeyObject;
  platformKeyId: string;
  currency: string;
  /** URL of the webhooks. */
  webhookUrl: string;
}

type Call = (address: string, init: RequestInit) => Promise<Response>;
type Answer = Readonly<Record<string, unknown>>;

const METHOD = 'weixin';
/** Deadline of one call, and maximum age of a signature, in milliseconds. */
const DEADLINE = 4_000;
const GREATEST_AGE = 300_000;
/** Maximum size of an answer in bytes. */
const LONGEST_ANSWER = 50_000;
const LONGEST_DESCRIPTION = 120;

/** The state of each `trade_state`; REFUND was paid before. */
const STATES: Readonly<Record<string, SeenPayment['state']>> = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  NOTPAY: 'open',
  USERPAYING: 'open',
  PAYERROR: 'failed',
  CLOSED: 'cancelled',
  REVOKED: 'cancelled',
};
const PAYOUT_STATES = { SUCCESS: 'succeeded', PROCESSING: 'pending', ABNORMAL: 'failed', CLOSED: 'failed' } as const;

function parsed(text: string): Answer {
  const value: unknown = text === '' ? {} : JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new Error('WeChat Pay does not answer an object');
  return value as Answer;
}

/** Returns why headers lack a fresh signature of WeChat Pay for a body, if they do. */
function faultOf({ platformKey, platformKeyId }: WechatPayMerchant, headers: Headers, body: string, now: number) {
  const timestamp = headers.get('Wechatpay-Timestamp') ?? '';
  const age = Math.abs(now - Number(timestamp) * 1000);
  if (!/^\d{1,12}$/.test(timestamp) || age > GREATEST_AGE) return 'its signature is too old';
  if (headers.get('Wechatpay-Serial') !== platformKeyId) return 'it is signed by another key';
  const parts = [timestamp, headers.get('Wechatpay-Nonce') ?? '', body];
  return hasSigned(platformKey, parts, headers.get('Wechatpay-Signature') ?? '') ? null : 'its signature is wrong';
}

function seenOf(transaction: Answer, { currency }: WechatPayMerchant): SeenPayment {
  const state = STATES[String(transaction.trade_state)];
  if (state === undefined) return { state: 'unknown-state' };
  if (state !== 'paid') return { state };
  const amount = (transaction.amount ?? {}) as Answer;
  if (amount.currency !== currency) return { state: 'other-currency' };
  if (!Number.isSafeInteger(amount.total)) return { state: 'unknown-state' };
  return { state, amount: money(Number(amount.total)) };
}

/** Sends a signed request. */
async function send(
  { merchant, call, clock }: Connection,
  method: 'GET' | 'POST',
  path: string,
  content?: object,
): Promise<Response> {
  const body = content === undefined ? '' : JSON.stringify(content);
  const timestamp = String(unixSeconds(clock()));
  const nonce = newNonce();
  const signature = signParts(merchant.privateKey, [method, path, timestamp, nonce, body]);
  const facts = { mchid: merchant.mchid, nonce_str: nonce, signature, timestamp, serial_no: merchant.serial };
  const signed = Object.entries(facts).map(([name, value]) => `${name}="${value}"`);
  return call(merchant.origin + path, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE),
    headers: {
      Accept: 'application/json',
      Authorization: `${SCHEME} ${signed.join(',')}`,
      'Content-Type': 'application/json',
      'User-Agent': 'rider',
    },
    ...(body === '' ? {} : { body }),
  });
}

/** Sends a signed request and verifies the answer's signature. */
async function request(
  connection: Connection,
  method: 'GET' | 'POST',
  path: string,
  content?: object,
): Promise<{ status: number; answer: Answer }> {
  const response = await send(connection, method, path, content);
  const { merchant, clock } = connection;
  // The signature of a truncated answer is invalid.
  const text = await boundedText(response, LONGEST_ANSWER);
  const fault = response.ok ? faultOf(merchant, response.headers, text, clock()) : null;
  if (fault !== null) throw new Error(`an answer of WeChat Pay is rejected: ${fault}`);
  return { status: response.status, answer: parsed(text) };
}

/** Requires a successful answer. The error contains only WeChat Pay's code, because the message may repeat the signed content. */
function good({ status, answer }: { status: number; answer: Answer }): Answer {
  if (status >= 300) throw new Error(`WeChat Pay refused with ${status} ${String(answer.code).slice(0, 40)}`);
  return answer;
}

interface Connection {
  merchant: WechatPayMerchant;
  call: Call;
  clock: () => number;
}

/** WeChat Pay's codes can be scanned for two hours, whatever `time_expire` says; a payer needs some minutes. */
const CODE_LIFETIME = 110 * 60_000;

async function open(connection: Connection, { reference, amount, description, returnPath, expiresAt }: NewPayment) {
  const { appid, mchid, webhookUrl, currency } = connection.merchant;
  const answer = await request(connection, 'POST', '/v3/pay/transactions/native', {
    appid,
    mchid,
    description: description.slice(0, LONGEST_DESCRIPTION),
    attach: returnPath,
    out_trade_no: reference,
    time_expire: `${expiresAt.toISOString().slice(0, 19)}+00:00`,
    notify_url: webhookUrl,
    amount: { total: amount, currency },
  });
  const { code_url: code } = good(answer);
  if (typeof code !== 'string' || code === '') throw new Error('WeChat Pay answers no code');
  return code;
}

const pathOf = (reference: string): string => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(reference)}`;

async function query(connection: Connection, { reference }: KnownPayment): Promise<SeenPayment> {
  const { merchant } = connection;
  const result = await request(connection, 'GET', `${pathOf(reference)}?mchid=${merchant.mchid}`);
  // WeChat Pay never received the payment, so it is unpaid.
  if (result.status === 404 && result.answer.code === 'ORDER_NOT_EXIST') return { state: 'open' };
  return seenOf(good(result), merchant);
}

async function cancel(connection: Connection, payment: KnownPayment): Promise<SeenPayment> {
  const { mchid } = connection.merchant;
  const { status } = await request(connection, 'POST', `${pathOf(payment.reference)}/close`, { mchid });
  return status === 204 || status === 404 ? { state: 'cancelled' } : query(connection, payment);
}

async function payOut(connection: Connection, { number, reference, total, amount }: Payout) {
  const { currency } = connection.merchant;
  const answer = await request(connection, 'POST', '/v3/refund/domestic/refunds', {
    out_trade_no: reference,
    out_refund_no: number,
    amount: { refund: amount, total, currency },
  });
  const { status } = good(answer);
  return PAYOUT_STATES[status as keyof typeof PAYOUT_STATES] ?? 'pending';
}

async function queryPayout(connection: Connection, { number }: Payout): Promise<SeenPayout | null> {
  const result = await request(connection, 'GET', `/v3/refund/domestic/refunds/${encodeURIComponent(number)}`);
  if (result.status === 404 && result.answer.code === 'RESOURCE_NOT_EXISTS') return null;
  const { status, amount } = good(result);
  const { refund, currency } = (amount ?? {}) as Answer;
  if (currency !== connection.merchant.currency || !Number.isSafeInteger(refund))
    throw new Error('WeChat Pay names another currency or no amount of a refund');
  return { state: PAYOUT_STATES[status as keyof typeof PAYOUT_STATES] ?? 'pending', amount: money(Number(refund)) };
}

/** Reads the day's bill file and verifies it by the hash in the signed answer; null while it is not written. */
async function list(connection: Connection, from: number): Promise<ListedMoney | null> {
  const result = await request(connection, 'GET', `/v3/bill/tradebill?bill_date=${billDate(from)}&bill_type=ALL`);
  // A day without any trade has no bill.
  if (result.answer.code === 'NO_STATEMENT_EXIST') return { payments: [], payouts: [] };
  if (result.answer.code === 'STATEMENT_CREATING') return null;
  const { download_url: address, hash_value: hash } = good(result);
  const { origin } = connection.merchant;
  // The download request carries the merchant's signature, so it must not go to another origin.
  if (typeof address !== 'string' || !address.startsWith(`${origin}/`))
    throw new Error('WeChat Pay names a bill file somewhere else');
  const response = await send(connection, 'GET', address.slice(origin.length));
  const bytes = await boundedBytes(response, LONGEST_BILL);
  if (!response.ok || createHash('sha1').update(bytes).digest('hex') !== hash)
    throw new Error('a bill file of WeChat Pay is not the one that was named');
  return readWechatBill(new TextDecoder().decode(bytes));
}

function readWebhook(merchant: WechatPayMerchant, headers: Headers, body: string, now: number) {
  const fault = faultOf(merchant, headers, body, now);
  if (fault !== null) throw new ForgedWebhook(fault);
  const { id, event_type: kind, resource } = parsed(body);
  if (!String(kind).startsWith('TRANSACTION.')) return null;
  let transaction: Answer;
  try {
    transaction = parsed(unseal(merchant.apiKey, resource as Sealed));
  } catch {
    throw new ForgedWebhook('it cannot be decrypted');
  }
  if (transaction.mchid !== merchant.mchid) throw new ForgedWebhook('it is for another merchant');
  return {
    id: `${METHOD}:${String(id)}`,
    payment: { reference: String(transaction.out_trade_no) },
    seen: seenOf(transaction, merchant),
  };
}

/**
 * WeChat Pay's native payments by its HTTP API v3. `call` is `fetch` or a sandbox's. Answers and webhooks are accepted only with a
 * signature of WeChat Pay.
 */
export function createWechatPay(connection: Connection): PaymentGateway {
  const { merchant } = connection;
  return {
    method: METHOD,
    isSandbox: false,
    openFor: CODE_LIFETIME,
    findKeyFault: async () => {
      const { status } = await request(connection, 'GET', `${pathOf('pa-none')}?mchid=${merchant.mchid}`);
      return status === 401 ? 'refused' : null;
    },
    open: (payment) => open(connection, payment),
    present: async ({ handle }) => ({ kind: 'code', code: handle, page: null }),
    query: (payment) => query(connection, payment),
    cancel: (payment) => cancel(connection, payment),
    payOut: (order) => payOut(connection, order),
    queryPayout: (order) => queryPayout(connection, order),
    list: (from) => list(connection, from),
    readWebhook: async (headers, body, now) => readWebhook(merchant, headers, body, now),
  };
}
