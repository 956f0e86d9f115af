import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createAlipay, writtenTime } from '../../src/alipay/alipay.ts';
import { createStripe } from '../../src/stripe/stripe-payments.ts';
import { createWechatPay } from '../../src/wechat-pay/wechat-pay.ts';
import { seal, signParts } from '../../src/wechat-pay/wechat-signature.ts';

const NOW = 1_795_228_267_000;
const SECONDS = String(NOW / 1000);
const REFERENCE = 'pa1';
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Possibly wrong contents of a genuine webhook. */
interface WebhookFacts {
  currency: string;
  /** For another merchant, or from the provider's test mode. */
  isForeign?: boolean;
  /** The provider's state, if it is not a paid one. */
  state?: string;
  /** Whether the paid amount is not a number. */
  isAmountless?: boolean;
}

function readStripe({ currency, isForeign = false, state = 'succeeded' }: WebhookFacts) {
  const account = { secretKey: 'sk_live_x', publishableKey: 'pk_live_x', webhookSecret: 'whsec_x' };
  const intent = {
    object: 'payment_intent',
    status: state,
    amount_received: 1_200,
    metadata: { reference: REFERENCE },
  };
  const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', livemode: !isForeign };
  const body = JSON.stringify({ ...event, data: { object: { ...intent, currency: currency.toLowerCase() } } });
  const signature = createHmac('sha256', account.webhookSecret).update(`${SECONDS}.${body}`).digest('hex');
  const headers = new Headers({ 'Stripe-Signature': `t=${SECONDS},v1=${signature}` });
  const gateway = createStripe({ account, sandbox: { call: () => Promise.reject(new Error('no call')), script: '' } });
  return gateway.readWebhook(headers, body, NOW);
}

function readAlipay({ currency, isForeign = false, state = 'TRADE_SUCCESS', isAmountless = false }: WebhookFacts) {
  const fields: Record<string, string> = {
    app_id: isForeign ? '2021000000000002' : '2021000000000001',
    notify_id: 'n1',
    notify_time: writtenTime(NOW),
    out_trade_no: REFERENCE,
    total_amount: isAmountless ? 'twelve' : '12.00',
    trade_status: state,
    trans_currency: currency,
  };
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  const signature = sign('sha256', Buffer.from(text), theirs.privateKey).toString('base64');
  const body = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signature }).toString();
  const merchant = { appId: '2021000000000001', privateKey: ours.privateKey, alipayPublicKey: theirs.publicKey };
  const gateway = createAlipay({ merchant, webhookUrl: '', shopOrigin: 'https://shop.test', clock: () => NOW });
  return gateway.readWebhook(new Headers(), body, NOW);
}

function readWechat({ currency, isForeign = false, state = 'SUCCESS', isAmountless = false }: WebhookFacts) {
  const merchant = {
    appid: 'wx0123456789abcdef',
    mchid: '1900000001',
    serial: '1DDE55AD',
    privateKey: ours.privateKey,
    apiKey: 'k'.repeat(32),
    platformKey: theirs.publicKey,
    platformKeyId: 'PUB_KEY_ID_1',
    origin: 'https://wechat.test',
    currency: 'USD',
    webhookUrl: '',
  };
  const mchid = isForeign ? '1900000002' : merchant.mchid;
  const paid = {
    mchid,
    out_trade_no: REFERENCE,
    trade_state: state,
    amount: { total: isAmountless ? 'twelve' : 1_200, currency },
  };
  const resource = seal(merchant.apiKey, 'transaction', JSON.stringify(paid));
  const body = JSON.stringify({ id: 'n1', event_type: 'TRANSACTION.SUCCESS', resource });
  const headers = new Headers({
    'Wechatpay-Timestamp': SECONDS,
    'Wechatpay-Nonce': 'nonce',
    'Wechatpay-Serial': merchant.platformKeyId,
    'Wechatpay-Signature': signParts(theirs.privateKey, [SECONDS, 'nonce', body]),
  });
  const call = () => Promise.reject(new Error('no call'));
  return createWechatPay({ merchant, call, clock: () => NOW }).readWebhook(headers, body, NOW);
}

describe.each([
  { name: 'Stripe', read: readStripe },
  { name: 'Alipay', read: readAlipay },
  { name: 'WeChat Pay', read: readWechat },
])('a genuine webhook of $name', ({ read }) => {
  test('[R6.10] names the amount in dollars', async () => {
    const seen = { state: 'paid', amount: 1_200 };
    expect(await read({ currency: 'USD' })).toMatchObject({ payment: { reference: REFERENCE }, seen });
  });

  test('[R6.10] pays nothing in another currency', async () => {
    expect(await read({ currency: 'CNY' })).toMatchObject({ seen: { state: 'other-currency' } });
  });

  test('[R6.10] may contain an unknown state', async () => {
    expect(await read({ currency: 'USD', state: 'MOVED' })).toMatchObject({ seen: { state: 'unknown-state' } });
  });

  test('[R10.3] is rejected for another merchant or mode', async () => {
    await expect(read({ currency: 'USD', isForeign: true })).rejects.toThrow(/another merchant|other mode/);
  });
});

test.each([
  ['Alipay', readAlipay],
  ['WeChat Pay', readWechat],
])('[R6.10] a true payment of %s without a readable amount pays nothing', async (_, read) => {
  expect(await read({ currency: 'USD', isAmountless: true })).toMatchObject({ seen: { state: 'unknown-state' } });
});
