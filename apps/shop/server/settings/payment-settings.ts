import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { KeyFault, PaymentAccounts, ProvidedMethod } from '@rider/backend';
import { SettingError } from './setting-error.ts';

type Environment = NodeJS.ProcessEnv;

/** The accounts at payment providers, by method, in the order in which they are offered; empty without keys. */
export type PaymentSettings = PaymentAccounts;

/** What a method is called in PAYMENT_METHODS, in the order in which they are offered without it. */
const NAMES: Readonly<Record<string, ProvidedMethod>> = { card: 'stripe', alipay: 'alipay', wechat: 'weixin' };

/** The wrong setting where a provider rejects an account's keys, and why. The operator reads it at the start. */
const KEY_FAULTS: Readonly<Record<ProvidedMethod, Record<KeyFault, string>>> = {
  stripe: {
    refused: 'STRIPE_SECRET_KEY is not a key that Stripe knows',
    'other-mode': 'STRIPE_SECRET_KEY is of the other mode than Stripe says',
  },
  alipay: {
    refused: 'ALIPAY_PRIVATE_KEY is not the key of ALIPAY_APP_ID at Alipay',
    'other-mode': 'ALIPAY_APP_ID is of the other mode than Alipay says',
  },
  weixin: {
    refused: 'WECHAT_PAY_PRIVATE_KEY or WECHAT_PAY_SERIAL is not the one of WECHAT_PAY_MCHID at WeChat Pay',
    'other-mode': 'WECHAT_PAY_MCHID is of the other mode than WeChat Pay says',
  },
};

/** One line for the operator about an account whose keys its provider rejects. */
export const keyFaultLine = (method: ProvidedMethod, fault: KeyFault): string =>
  `${KEY_FAULTS[method][fault]}: the method is not offered`;

/** The values of settings that belong together; null where none is set. Throws SettingError where some are missing. */
function together<Name extends string>(environment: Environment, names: readonly Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => !environment[name]);
  if (missing.length === names.length) return null;
  const [first] = missing;
  if (first !== undefined)
    throw new SettingError(`${first} must be set with ${names.filter((name) => name !== first).join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, environment[name]])) as Record<Name, string>;
}

/** A key as PEM, or its base64 alone, as providers' tools write it. Line breaks may be written as \n. */
function keyOf(name: string, text: string, kind: 'private' | 'public'): KeyObject {
  const pem = text.replaceAll(String.raw`\n`, '\n').trim();
  const der = Buffer.from(pem, 'base64');
  const tries =
    kind === 'private'
      ? [
          () => createPrivateKey(pem),
          () => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
          () => createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }),
        ]
      : [() => createPublicKey(pem), () => createPublicKey({ key: der, format: 'der', type: 'spki' })];
  for (const read of tries) {
    try {
      const key = read();
      if (key.asymmetricKeyType === 'rsa' && key.type === kind) return key;
    } catch {
      // Another form may fit; the error below names none of the key.
    }
  }
  throw new SettingError(`${name} must be an RSA ${kind} key, as PEM or base64`);
}

function readStripe(environment: Environment): PaymentSettings['stripe'] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const given = together(environment, names);
  if (given === null) return undefined;
  const modeOf = (name: (typeof names)[number], form: RegExp, example: string): string => {
    const [, mode] = form.exec(given[name]) ?? [];
    if (mode === undefined) throw new SettingError(`${name} must look like ${example}`);
    return mode;
  };
  const secretMode = modeOf('STRIPE_SECRET_KEY', /^[sr]k_(test|live)_\w+$/, 'sk_live_… or sk_test_…');
  const pageMode = modeOf('STRIPE_PUBLISHABLE_KEY', /^pk_(test|live)_\w+$/, 'pk_live_… or pk_test_…');
  modeOf('STRIPE_WEBHOOK_SECRET', /^(whsec)_\S+$/, 'whsec_…');
  if (secretMode !== pageMode)
    throw new SettingError(
      `STRIPE_PUBLISHABLE_KEY is of the ${pageMode} mode, STRIPE_SECRET_KEY of the ${secretMode} mode`,
    );
  return {
    secretKey: given.STRIPE_SECRET_KEY,
    publishableKey: given.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: given.STRIPE_WEBHOOK_SECRET,
  };
}

function readAlipay(environment: Environment): PaymentSettings['alipay'] {
  const given = together(environment, ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY']);
  if (given === null) return undefined;
  if (!/^\d{16}$/.test(given.ALIPAY_APP_ID)) throw new SettingError('ALIPAY_APP_ID must be 16 digits');
  const privateKey = keyOf('ALIPAY_PRIVATE_KEY', given.ALIPAY_PRIVATE_KEY, 'private');
  const alipayPublicKey = keyOf('ALIPAY_PUBLIC_KEY', given.ALIPAY_PUBLIC_KEY, 'public');
  // Alipay shows both public keys side by side.
  if (createPublicKey(privateKey).equals(alipayPublicKey))
    throw new SettingError('ALIPAY_PUBLIC_KEY must be Alipay’s key, not that of your application');
  return { appId: given.ALIPAY_APP_ID, privateKey, alipayPublicKey };
}

function readWechatPay(environment: Environment): PaymentSettings['weixin'] {
  const given = together(environment, [
    'WECHAT_PAY_APPID',
    'WECHAT_PAY_MCHID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_KEY',
    'WECHAT_PAY_PUBLIC_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
  ]);
  if (given === null) return undefined;
  const demand = (name: keyof typeof given, form: RegExp, words: string) => {
    if (!form.test(given[name])) throw new SettingError(`${name} must be ${words}`);
  };
  demand('WECHAT_PAY_APPID', /^wx[0-9a-f]{16}$/i, 'wx and 16 hexadecimal digits');
  demand('WECHAT_PAY_MCHID', /^\d{8,10}$/, 'a merchant’s number of 8 to 10 digits');
  demand('WECHAT_PAY_SERIAL', /^[0-9A-F]{8,40}$/i, 'a certificate’s serial number in hexadecimal digits');
  demand('WECHAT_PAY_API_KEY', /^[\x21-\x7e]{32}$/, 'the key of API v3, 32 characters');
  demand('WECHAT_PAY_PUBLIC_KEY_ID', /^PUB_KEY_ID_\d+$/, 'PUB_KEY_ID_ and digits');
  return {
    appid: given.WECHAT_PAY_APPID,
    mchid: given.WECHAT_PAY_MCHID,
    serial: given.WECHAT_PAY_SERIAL,
    privateKey: keyOf('WECHAT_PAY_PRIVATE_KEY', given.WECHAT_PAY_PRIVATE_KEY, 'private'),
    apiKey: given.WECHAT_PAY_API_KEY,
    platformKey: keyOf('WECHAT_PAY_PUBLIC_KEY', given.WECHAT_PAY_PUBLIC_KEY, 'public'),
    platformKeyId: given.WECHAT_PAY_PUBLIC_KEY_ID,
  };
}

/** The methods that PAYMENT_METHODS names, in its order; all that have keys without it. */
function readOrder(text: string | undefined, accounts: Omit<PaymentSettings, 'order'>): ProvidedMethod[] {
  const withKeys = Object.values(NAMES).filter((method) => accounts[method] !== undefined);
  if (!text) return withKeys;
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))].map((name) => {
    const method = NAMES[name];
    if (method === undefined)
      throw new SettingError(`PAYMENT_METHODS must name ${Object.keys(NAMES).join(', ')}, not "${name}"`);
    if (accounts[method] === undefined) throw new SettingError(`PAYMENT_METHODS names ${name}, whose keys are not set`);
    return method;
  });
}

/** Reads the keys of payment providers. Throws SettingError with the setting's name, and with nothing of its value. */
export function readPayments(
  environment: Environment,
  { demo, publicOrigin }: { demo: boolean; publicOrigin: string },
): PaymentSettings {
  const [stripe, alipay, weixin] = [readStripe(environment), readAlipay(environment), readWechatPay(environment)];
  const accounts = { ...(stripe && { stripe }), ...(alipay && { alipay }), ...(weixin && { weixin }) };
  const order = readOrder(environment['PAYMENT_METHODS'], accounts);
  const isReal = stripe?.secretKey.includes('_live_') === true || alipay !== undefined || weixin !== undefined;
  if (isReal && demo)
    throw new SettingError('DEMO must be 0 where real payments are taken: demo buyers have a known password');
  if (isReal && !publicOrigin.startsWith('https:'))
    throw new SettingError(
      'PUBLIC_ORIGIN must be https where real payments are taken: providers send their webhooks to it',
    );
  return { ...accounts, order };
}
