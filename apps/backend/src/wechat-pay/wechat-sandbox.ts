import { createHash, randomBytes } from 'node:crypto';
import { money } from '@rider/model/money';
import type { Database } from '../database/open.ts';
import type { PaymentGateway } from '../payment-provider/gateway.ts';
import { createWechatPay, type WechatPayMerchant } from './wechat-pay.ts';
import { sandboxKeys } from '../payment-sandbox/sandbox-keys.ts';
import { CHINA_ZONE } from '../payment-provider/bill.ts';
import {
  billedOn,
  closeSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  sendSandboxMoneyBack,
  type ProviderSandboxServices,
} from '../payment-sandbox/sandbox-payments.ts';
import { writeWechatBill } from './wechat-bill.ts';
import { hasSigned, newNonce, SCHEME, seal, signParts } from './wechat-signature.ts';
import { unixSeconds } from '../http/unix-seconds.ts';
import { shopCurrency } from '../messages/shop-formats.ts';

/** WeChat Pay in demonstration: the real client, connected to a mock of WeChat Pay's HTTP API. */
export interface WechatSandbox {
  gateway: PaymentGateway;
  /** The signed webhook of a payment, as WeChat Pay sends it; null for an unpaid one. */
  webhookOf(reference: string): Promise<Request | null>;
}

const merchantFor = (webhookUrl: string): WechatPayMerchant => ({
  origin: 'https://sandbox.invalid',
  appid: 'wx0000000000sandbox',
  mchid: '1900000000',
  serial: '53414E44424F58',
  get privateKey() {
    return sandboxKeys().ours.privateKey;
  },
  apiKey: randomBytes(16).toString('hex'),
  get platformKey() {
    return sandboxKeys().theirs.publicKey;
  },
  platformKeyId: 'PUB_KEY_ID_SANDBOX',
  currency: shopCurrency(),
  webhookUrl,
});

interface SentRequest {
  method: string;
  path: string;
  body: string;
}

const failure = (status: number, code: string) => ({ status, content: { code, message: code } });

function isSigned({ method, path, body }: SentRequest, authorization: string): boolean {
  const field = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(authorization)?.[1] ?? '';
  if (!authorization.startsWith(SCHEME)) return false;
  const parts = [method, path, field('timestamp'), field('nonce_str'), body];
  return hasSigned(sandboxKeys().ours.publicKey, parts, field('signature'));
}

async function openPayment(services: ProviderSandboxServices, body: string) {
  const given = JSON.parse(body) as { out_trade_no: string; attach: string; amount: { total: number } };
  const { out_trade_no: reference } = given;
  await openSandboxPayment(services, { reference, amount: money(given.amount.total), returnPath: given.attach });
  // A real code contains no readable data either.
  const name = createHash('sha256').update(reference).digest('base64url').slice(0, 12);
  return { status: 200, content: { code_url: `weixin://wxpay/bizpayurl?pr=${name}` } };
}

const TRADE_STATES = { open: 'NOTPAY', challenged: 'USERPAYING', paid: 'SUCCESS', declined: 'PAYERROR' } as const;

async function transactionOf(database: Database, merchant: WechatPayMerchant, reference: string) {
  const payment = await findSandboxPayment(database, { reference });
  if (payment === undefined) return null;
  const { appid, mchid, currency } = merchant;
  const paid = payment.state === 'paid';
  return {
    appid,
    mchid,
    out_trade_no: reference,
    trade_state: TRADE_STATES[payment.state],
    ...(paid && { transaction_id: `42${payment.token.slice(-20)}`, amount: { total: payment.amount, currency } }),
  };
}

async function closePayment(database: Database, reference: string) {
  const closed = await closeSandboxPayment(database, { reference }, 'declined');
  if (closed !== undefined) return { status: 204, content: null };
  const payment = await findSandboxPayment(database, { reference });
  if (payment === undefined) return failure(404, 'ORDER_NOT_EXIST');
  return payment.state === 'paid' ? failure(400, 'ORDERPAID') : { status: 204, content: null };
}

async function answerRefund(database: Database, merchant: WechatPayMerchant, number: string) {
  const refund = await database
    .selectFrom('sandbox_refund')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  if (refund === undefined) return failure(404, 'RESOURCE_NOT_EXISTS');
  const amount = { refund: refund.amount, currency: merchant.currency };
  return { status: 200, content: { out_refund_no: number, status: 'SUCCESS', amount } };
}

/** Path prefix of bill files. */
const BILLS = '/v3/billdownload/file/';

async function answerBill(services: ProviderSandboxServices, merchant: WechatPayMerchant, day: string) {
  const billed = await billedOn(services, { day, zone: CHINA_ZONE });
  if (billed === null) return failure(400, 'STATEMENT_CREATING');
  if (billed.payments.length + billed.payouts.length === 0) return failure(400, 'NO_STATEMENT_EXIST');
  const hash = createHash('sha1').update(writeWechatBill(billed)).digest('hex');
  const address = `${merchant.origin}${BILLS}${day}`;
  return { status: 200, content: { download_url: address, hash_type: 'SHA1', hash_value: hash } };
}

async function sendBack({ database, clock }: ProviderSandboxServices, body: string) {
  const given = JSON.parse(body) as { out_trade_no: string; out_refund_no: string; amount: { refund: number } };
  const { out_trade_no: reference, out_refund_no: number } = given;
  const outcome = await sendSandboxMoneyBack(database, {
    reference,
    number,
    amount: money(given.amount.refund),
    now: clock(),
  });
  if (outcome === 'unpaid') return failure(404, 'RESOURCE_NOT_EXISTS');
  if (outcome === 'too-much') return failure(403, 'NOT_ENOUGH');
  return { status: 200, content: { out_refund_no: number, status: 'SUCCESS' } };
}

async function answerOf(
  services: ProviderSandboxServices,
  merchant: WechatPayMerchant,
  { method, path, body }: SentRequest,
) {
  const { database } = services;
  const { pathname, searchParams } = new URL(path, merchant.origin);
  if (pathname === '/v3/bill/tradebill') return answerBill(services, merchant, searchParams.get('bill_date') ?? '');
  const [, refund] = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(pathname) ?? [];
  if (refund !== undefined) return answerRefund(database, merchant, refund);
  const [, reference = '', closing] = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(pathname) ?? [];
  if (method === 'POST' && pathname === '/v3/pay/transactions/native') return openPayment(services, body);
  if (method === 'POST' && pathname === '/v3/refund/domestic/refunds') return sendBack(services, body);
  if (method === 'POST' && closing) return closePayment(database, reference);
  const transaction = reference === '' ? null : await transactionOf(database, merchant, reference);
  return transaction === null ? failure(404, 'ORDER_NOT_EXIST') : { status: 200, content: transaction };
}

/** The headers with WeChat Pay's signature of a text. */
function signedBy({ platformKeyId }: WechatPayMerchant, body: string, now: number): Record<string, string> {
  const timestamp = String(unixSeconds(now));
  const nonce = newNonce();
  return {
    'Content-Type': 'application/json',
    'Wechatpay-Timestamp': timestamp,
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Serial': platformKeyId,
    'Wechatpay-Signature': signParts(sandboxKeys().theirs.privateKey, [timestamp, nonce, body]),
  };
}

/** Answers the real client's requests in place of `fetch`, as documented by WeChat Pay. */
async function answerCall(
  services: ProviderSandboxServices,
  merchant: WechatPayMerchant,
  address: string,
  init: RequestInit,
) {
  const headers = new Headers(init.headers);
  const sent = {
    method: init.method ?? 'GET',
    path: address.slice(merchant.origin.length),
    body: typeof init.body === 'string' ? init.body : '',
  };
  const known = isSigned(sent, headers.get('Authorization') ?? '');
  if (known && sent.path.startsWith(BILLS)) {
    const billed = await billedOn(services, { day: sent.path.slice(BILLS.length), zone: CHINA_ZONE });
    // A file is not signed: the answer with its URL contains its hash.
    return new Response(billed === null ? null : writeWechatBill(billed), { status: billed === null ? 404 : 200 });
  }
  const { status, content } = known ? await answerOf(services, merchant, sent) : failure(401, 'SIGN_ERROR');
  const text = content === null ? '' : JSON.stringify(content);
  return new Response(content === null ? null : text, { status, headers: signedBy(merchant, text, services.clock()) });
}

/** Creates the sandbox, which has its own tables and its own key for webhooks. */
export function createWechatSandbox(services: ProviderSandboxServices, webhookUrl: string): WechatSandbox {
  const { database, clock } = services;
  const merchant = merchantFor(webhookUrl);
  const call = (address: string, init: RequestInit) => answerCall(services, merchant, address, init);
  return {
    gateway: {
      ...createWechatPay({ merchant, call, clock }),
      isSandbox: true,
      present: async ({ reference, handle, locale }) => {
        const payment = await findSandboxPayment(database, { reference });
        return {
          kind: 'code',
          code: handle,
          page: payment === undefined ? null : services.pageOf(payment.token, locale),
        };
      },
    },
    webhookOf: async (reference) => {
      const transaction = await transactionOf(database, merchant, reference);
      if (transaction?.trade_state !== 'SUCCESS') return null;
      const body = JSON.stringify({
        id: createHash('sha256').update(reference).digest('hex').slice(0, 36),
        create_time: new Date(clock()).toISOString(),
        event_type: 'TRANSACTION.SUCCESS',
        resource_type: 'encrypt-resource',
        summary: 'paid',
        resource: {
          original_type: 'transaction',
          ...seal(merchant.apiKey, 'transaction', JSON.stringify(transaction)),
        },
      });
      return new Request(webhookUrl, { method: 'POST', headers: signedBy(merchant, body, clock()), body });
    },
  };
}
