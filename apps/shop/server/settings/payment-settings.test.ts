import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keyFaultLine, readPayments } from './payment-settings.ts';
import { SettingError } from './setting-error.ts';

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = (key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'spki') => key.export({ type, format: 'pem' }).toString();
/** As a provider's tool shows it: one line of base64. */
const bare = (key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'spki') =>
  key.export({ type, format: 'der' }).toString('base64');

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const ALIPAY = {
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_PRIVATE_KEY: bare(ours.privateKey, 'pkcs1'),
  ALIPAY_PUBLIC_KEY: bare(theirs.publicKey, 'spki'),
};
const WECHAT = {
  WECHAT_PAY_APPID: 'wx0123456789abcdef',
  WECHAT_PAY_MCHID: '1900000001',
  WECHAT_PAY_SERIAL: '1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C',
  WECHAT_PAY_PRIVATE_KEY: pem(ours.privateKey, 'pkcs8').replaceAll('\n', String.raw`\n`),
  WECHAT_PAY_API_KEY: 'k'.repeat(32),
  WECHAT_PAY_PUBLIC_KEY: pem(theirs.publicKey, 'spki'),
  WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000000012024',
};
const LIVE = { demo: false, publicOrigin: 'https://shop.example.com' };

describe('the keys of payment providers', () => {
  test('[R1.6] are unset by default, and no method is offered', () => {
    expect(readPayments({}, { demo: true, publicOrigin: 'http://127.0.0.1:3000' })).toEqual({ order: [] });
  });

  test('[R1.6] each method with keys is offered, in the configured order', () => {
    const all = { ...STRIPE, ...ALIPAY, ...WECHAT };
    expect(readPayments(all, LIVE).order).toEqual(['stripe', 'alipay', 'weixin']);
    expect(readPayments({ ...all, PAYMENT_METHODS: 'wechat, card' }, LIVE).order).toEqual(['weixin', 'stripe']);
  });

  test('keys of the test mode work with demo accounts and without https', () => {
    const keys = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' };
    expect(readPayments(keys, { demo: true, publicOrigin: 'http://127.0.0.1:3000' }).order).toEqual(['stripe']);
  });

  test.each([
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_abc' }, 'STRIPE_SECRET_KEY'],
    [{ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'sk_live_abc' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'sk_live_abc' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...ALIPAY, ALIPAY_APP_ID: '1' }, 'ALIPAY_APP_ID'],
    [{ ...ALIPAY, ALIPAY_PRIVATE_KEY: 'x' }, 'ALIPAY_PRIVATE_KEY'],
    [{ ...ALIPAY, ALIPAY_PRIVATE_KEY: bare(theirs.publicKey, 'spki') }, 'ALIPAY_PRIVATE_KEY'],
    [{ ...ALIPAY, ALIPAY_PUBLIC_KEY: bare(ours.publicKey, 'spki') }, 'ALIPAY_PUBLIC_KEY'],
    [{ ...WECHAT, WECHAT_PAY_API_KEY: 'short' }, 'WECHAT_PAY_API_KEY'],
    [{ ...WECHAT, WECHAT_PAY_PUBLIC_KEY: 'x' }, 'WECHAT_PAY_PUBLIC_KEY'],
    [{ ...WECHAT, WECHAT_PAY_SERIAL: '' }, 'WECHAT_PAY_SERIAL'],
    [{ ...STRIPE, PAYMENT_METHODS: 'card alipay' }, 'PAYMENT_METHODS'],
    [{ ...STRIPE, PAYMENT_METHODS: 'gold' }, 'PAYMENT_METHODS'],
  ])('[R10.7] an invalid key ends the start with one line that names it (%#)', (environment, name) => {
    const read = () => readPayments(environment, LIVE);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^${name} .+$`));
    // No value is repeated: it may be a secret that was mixed up.
    expect(read).not.toThrow(/_live_abc|short/);
  });

  test('[R10.7] live keys are rejected with demo accounts and without https', () => {
    expect(() => readPayments(STRIPE, { ...LIVE, demo: true })).toThrow(/^DEMO must be 0/);
    expect(() => readPayments(ALIPAY, { ...LIVE, publicOrigin: 'http://shop' })).toThrow(
      /^PUBLIC_ORIGIN must be https/,
    );
  });

  test('a provider’s rejection is reported with the name of the setting', () => {
    expect(keyFaultLine('stripe', 'refused')).toMatch(/^STRIPE_SECRET_KEY /);
    expect(keyFaultLine('weixin', 'refused')).toMatch(/^WECHAT_PAY_PRIVATE_KEY /);
  });
});
