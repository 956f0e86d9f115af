import { generateKeyPairSync } from 'node:crypto';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createGateways, dropRejectedAccounts } from '../../src/payment-accounts/accounts.ts';
import { createAlipay } from '../../src/alipay/alipay.ts';
import type { PaymentGateway } from '../../src/payment-provider/gateway.ts';
import { createLoopback } from '../../src/payment-sandbox/loopback.ts';
import { createStripe } from '../../src/stripe/stripe-payments.ts';
import { createWechatPay } from '../../src/wechat-pay/wechat-pay.ts';

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
const accounts = {
  stripe: { secretKey: 'sk_live_x', publishableKey: 'pk_live_x', webhookSecret: 'whsec_x' },
  alipay: { appId: '2021000000000001', privateKey: ours.privateKey, alipayPublicKey: theirs.publicKey },
  weixin: {
    appid: 'wx0123456789abcdef',
    mchid: '1900000001',
    serial: '1DDE55AD',
    privateKey: ours.privateKey,
    apiKey: 'k'.repeat(32),
    platformKey: theirs.publicKey,
    platformKeyId: 'PUB_KEY_ID_1',
  },
};
const stripeThatSays = (status: number, content: object) =>
  createStripe({
    account: accounts.stripe,
    sandbox: { call: async () => Response.json(content, { status }), script: '' },
  });
const wechatThatSays = (status: number, content: object) =>
  createWechatPay({
    merchant: { ...accounts.weixin, origin: 'https://wechat.test', currency: 'USD', webhookUrl: '' },
    call: async () => Response.json(content, { status }),
    clock: Date.now,
  });

let alipaySays = { status: 200, content: {} };
const loopback = createLoopback(async () => Response.json(alipaySays.content, { status: alipaySays.status }));
const alipayThatSays = (status: number, code: string): PaymentGateway => {
  alipaySays = { status, content: { code, message: code } };
  return createAlipay({
    merchant: accounts.alipay,
    webhookUrl: '',
    shopOrigin: 'https://shop.test',
    clock: Date.now,
    sandbox: { endpoint: () => loopback.origin(), gateway: 'https://alipay.test/gateway.do' },
  });
};
afterAll(() => loopback.close());

describe('accounts at payment providers', () => {
  test('[R1.6] are offered in the configured order', () => {
    const world = { shopOrigin: 'https://shop.test', clock: Date.now };
    const made = createGateways({ ...accounts, order: ['weixin', 'stripe', 'alipay'] }, world);
    expect(made.map(({ method, isSandbox }) => [method, isSandbox])).toEqual([
      ['weixin', false],
      ['stripe', false],
      ['alipay', false],
    ]);
    expect(createGateways({ ...accounts, order: [] }, world)).toEqual([]);
  });

  test('[R10.7] detects unknown keys, and keys of the other mode', async () => {
    const rejection = { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_live_x' } };
    expect(await stripeThatSays(401, rejection).findKeyFault()).toBe('refused');
    expect(await stripeThatSays(200, { object: 'balance', livemode: false }).findKeyFault()).toBe('other-mode');
    expect(await stripeThatSays(200, { object: 'balance', livemode: true }).findKeyFault()).toBeNull();
    expect(await stripeThatSays(403, rejection).findKeyFault()).toBeNull();
    expect(await wechatThatSays(401, { code: 'SIGN_ERROR' }).findKeyFault()).toBe('refused');
    expect(await wechatThatSays(404, { code: 'ORDER_NOT_EXIST' }).findKeyFault()).toBeNull();
    expect(await alipayThatSays(401, 'invalid-signature').findKeyFault()).toBe('refused');
    expect(await alipayThatSays(400, 'ACQ.TRADE_NOT_EXIST').findKeyFault()).toBeNull();
  });

  test('[R10.7] a rejected account is not offered; one whose provider is unreachable is', async () => {
    const gateways = new Map<string, PaymentGateway>([
      ['stripe', stripeThatSays(401, { error: { message: 'no' } })],
      ['weixin', { ...wechatThatSays(200, {}), findKeyFault: () => Promise.reject(new Error('away')) }],
    ]);
    const tell = vi.fn();
    await dropRejectedAccounts(gateways, tell);
    expect([...gateways.keys()]).toEqual(['weixin']);
    expect(tell.mock.calls).toEqual([['stripe', 'refused']]);
  });
});
