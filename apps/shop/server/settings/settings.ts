import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TrustedProxies } from '../http/client-address.ts';
import { DEFAULT_FORMATS, moneyFormat, type ShopFormats } from '@rider/model/locale';
import { readPayments, type PaymentSettings } from './payment-settings.ts';
import { SettingError } from './setting-error.ts';
import type { Limits } from '../limits/shared-limit.ts';

/** The settings from the environment; docs/settings.md lists them for operators. */
export interface Settings {
  host: string;
  port: number;
  dataDirectory: string;
  /** Origin of another backend, or null for the embedded one. */
  apiOrigin: string | null;
  /** The zone in which that backend writes times as text. */
  apiTimeZone: string;
  /** The shop's currency and time zone. */
  formats: ShopFormats;
  /** Origins whose pictures pages show, besides our own. */
  pictureOrigins: readonly string[];
  /** Origin of the public addresses (canonical links, sitemap, Secure cookies), without trailing slash. */
  publicOrigin: string;
  databaseUrl: string | null;
  /** Maximum concurrent connections: in total and per address. */
  connections: Limits;
  /** Redis that joins the chats and rate limits of several processes; null without one. */
  redisUrl: string | null;
  /** Foreign origins whose pages may embed the chat. */
  chatOrigins: readonly string[];
  /** Foreign origins whose pages may make the calls of buyers. */
  callOrigins: readonly string[];
  /** Reverse proxies whose X-Forwarded-For is trusted. */
  trustedProxies: TrustedProxies;
  /** Rate limit per client address in calls per second; 0 for none. */
  rateLimit: number;
  demo: boolean;
  /** Whether the demo buyers have a history of orders. */
  demoHistory: boolean;
  /** The mail server and the sender address; null stores emails for operators to read. */
  smtp: { url: string; from: string } | null;
  /** The Twilio account that sends text messages; null stores them for operators to read. */
  twilio: { account: string; token: string; from: string } | null;
  /** Whether operators must have a second step of signing in. */
  operatorTwoStep: boolean;
  /** Whether webhooks may be sent to this machine, for development. */
  localWebhooks: boolean;
  /** Accounts at payment providers. */
  payments: PaymentSettings;
  /** The shop's application at WeChat; null offers no sign-in by it. */
  wechat: { appid: string; secret: string; origin?: string } | null;
}

/** Calls per second that an office of fifty people behind one address does not reach. */
const CALLS_PER_SECOND = 20;
const DEFAULT_DATA_DIRECTORY = fileURLToPath(new URL('../../../../data', import.meta.url));

/** Each uses about ten kB; the system's limit of open files is usually higher. */
const CONNECTIONS = 8192;
/** Enough for a company behind one address; for reverse proxies see TRUSTED_PROXIES. */
const CONNECTIONS_PER_ADDRESS = 1024;

/** Reads and validates the settings. Throws SettingError with the setting's name and its valid values. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const host = environment.HOST || '127.0.0.1';
  const port = readPort(environment.PORT);
  const apiOrigin = readOrigin('API_ORIGIN', environment.API_ORIGIN);
  const apiTimeZone = readZone('API_TIME_ZONE', environment.API_TIME_ZONE, CRMEB_ZONE);
  const databaseUrl = environment.DATABASE_URL || null;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new SettingError('DATABASE_URL must look like postgres://user:password@host:port/database');
  }
  const demo = readSwitch('DEMO', environment.DEMO, databaseUrl === null);
  const publicOrigin = readOrigin('PUBLIC_ORIGIN', environment.PUBLIC_ORIGIN) ?? `http://${host}:${port}`;
  return {
    host,
    port,
    apiTimeZone,
    formats: {
      currency: readCurrency(environment.CURRENCY),
      timeZone: readZone(
        'SHOP_TIME_ZONE',
        environment.SHOP_TIME_ZONE,
        apiOrigin ? apiTimeZone : DEFAULT_FORMATS.timeZone,
      ),
    },
    dataDirectory: apiOrigin ? '' : writableDirectory(resolve(environment.DATA_DIR || DEFAULT_DATA_DIRECTORY)),
    apiOrigin,
    pictureOrigins: [...(apiOrigin ? [apiOrigin] : []), ...readOrigins('PICTURE_ORIGINS', environment.PICTURE_ORIGINS)],
    publicOrigin,
    databaseUrl,
    connections: {
      total: readCount('MAX_CONNECTIONS', environment.MAX_CONNECTIONS, CONNECTIONS),
      perAddress: readCount('MAX_ADDRESS_CONNECTIONS', environment.MAX_ADDRESS_CONNECTIONS, CONNECTIONS_PER_ADDRESS),
    },
    redisUrl: readRedis(environment.REDIS_URL),
    chatOrigins: readOrigins('CHAT_ORIGINS', environment.CHAT_ORIGINS),
    callOrigins: readOrigins('API_ORIGINS', environment.API_ORIGINS),
    trustedProxies: readProxies(environment.TRUSTED_PROXIES),
    rateLimit: readRateLimit(environment.FAIR_SHARE),
    demo,
    payments: readPayments(environment, { demo, publicOrigin }),
    demoHistory: readSwitch('DEMO_HISTORY', environment.DEMO_HISTORY, true),
    smtp: readSmtp(environment.SMTP_URL, environment.MAIL_FROM),
    twilio: readTwilio(environment),
    wechat: readWechat(environment),
    operatorTwoStep: readSwitch('OPERATOR_TWO_STEP', environment.OPERATOR_TWO_STEP, false),
    localWebhooks: readSwitch('WEBHOOK_LOOPBACK', environment.WEBHOOK_LOOPBACK, false),
  };
}

function readPort(text: string | undefined): number {
  if (!text) return 3000;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new SettingError(`PORT must be a number from 1 to 65535, not "${text}"`);
  }
  return port;
}

/** CRMEB's own zone, unless it is set otherwise there. */
const CRMEB_ZONE = 'Asia/Shanghai';

/** Amounts are integer hundredths, so a currency without cents, such as JPY, is rejected. */
function readCurrency(text: string | undefined): string {
  if (!text) return DEFAULT_FORMATS.currency;
  const code = text.toUpperCase();
  const isKnown = Intl.supportedValuesOf('currency').includes(code);
  const format = isKnown ? new Intl.NumberFormat('en-US', moneyFormat(code)).resolvedOptions() : null;
  if (format?.maximumFractionDigits === 2) return code;
  throw new SettingError(`CURRENCY must be the ISO code of a currency with cents, such as CNY, not "${text}"`);
}

function readZone(name: string, text: string | undefined, preset: string): string {
  if (!text) return preset;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone;
  } catch (cause) {
    throw new SettingError(`${name} must be a time zone such as Asia/Shanghai, not "${text}"`, { cause });
  }
}

function readCount(name: string, text: string | undefined, preset: number): number {
  if (!text) return preset;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new SettingError(`${name} must be a number from 1 to 9999999, not "${text}"`);
  return Number(text);
}

function readOrigin(name: string, text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new SettingError(`${name} must be an origin such as https://shop.example.com, not "${text}"`);
  }
  return url.origin;
}

function readRedis(text: string | undefined): string | null {
  if (text && !/^rediss?:\/\//.test(text)) throw new SettingError('REDIS_URL must look like redis://host:port');
  return text || null;
}

function readSmtp(url: string | undefined, from: string | undefined): Settings['smtp'] {
  if (!url) return null;
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new SettingError('SMTP_URL must look like smtps://user:password@host:port');
  }
  if (!from || !/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(from)) {
    throw new SettingError(
      'MAIL_FROM must be the address that e-mail comes from, such as RIDER <sales@shop.example.com>',
    );
  }
  return { url, from };
}

function readTwilio({
  TWILIO_ACCOUNT: account,
  TWILIO_TOKEN: token,
  TWILIO_FROM: from,
}: NodeJS.ProcessEnv): Settings['twilio'] {
  if (!account && !token && !from) return null;
  if (!account || !/^AC[0-9a-f]{32}$/i.test(account)) {
    throw new SettingError('TWILIO_ACCOUNT must be the id of a Twilio account, AC and 32 hexadecimal digits');
  }
  if (!token) throw new SettingError('TWILIO_TOKEN must be set with TWILIO_ACCOUNT');
  if (!from || !/^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i.test(from)) {
    throw new SettingError('TWILIO_FROM must be the number that texts come from, such as +15005550006, or the id MG…');
  }
  return { account, token, from };
}

function readWechat({
  WECHAT_APPID: appid,
  WECHAT_SECRET: secret,
  WECHAT_ORIGIN: host,
}: NodeJS.ProcessEnv): Settings['wechat'] {
  if (!appid && !secret) return null;
  if (!appid || !/^wx[0-9a-f]{16}$/i.test(appid)) {
    throw new SettingError('WECHAT_APPID must be the id of a website application, wx and 16 hexadecimal digits');
  }
  if (!secret) throw new SettingError('WECHAT_SECRET must be set with WECHAT_APPID');
  const origin = readOrigin('WECHAT_ORIGIN', host);
  return { appid, secret, ...(origin && { origin }) };
}

/** Origins separated by spaces or commas. */
function readOrigins(name: string, text: string | undefined): string[] {
  const parts = (text ?? '').split(/[\s,]+/).filter(Boolean);
  return parts.flatMap((part) => readOrigin(name, part) ?? []);
}

/** Addresses and networks such as 10.0.0.0/8, separated by spaces or commas. */
function readProxies(text: string | undefined): TrustedProxies {
  const proxies = new BlockList();
  for (const part of (text ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits, ...others] = part.split('/');
    const version = isIP(address);
    const family = version === 6 ? 'ipv6' : 'ipv4';
    const most = version === 6 ? 128 : 32;
    if (
      version === 0 ||
      others.length > 0 ||
      (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > most))
    ) {
      throw new SettingError(`TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, not "${part}"`);
    }
    proxies.addSubnet(address, bits === undefined ? most : Number(bits), family);
  }
  return proxies;
}

function readRateLimit(text: string | undefined): number {
  if (!text) return CALLS_PER_SECOND;
  if (!/^\d{1,6}$/.test(text)) throw new SettingError(`FAIR_SHARE must be a number of calls per second, not "${text}"`);
  return Number(text);
}

function readSwitch(name: string, text: string | undefined, unset: boolean): boolean {
  if (text === undefined || text === '') return unset;
  if (text !== '0' && text !== '1') throw new SettingError(`${name} must be 0 or 1, not "${text}"`);
  return text === '1';
}

function writableDirectory(path: string): string {
  try {
    // Node's recursive mkdir never returns below a file system that accepts no directories, so the nearest existing parent is tried first.
    let present = path;
    while (!existsSync(present)) present = dirname(present);
    accessSync(present, constants.W_OK | constants.X_OK);
    for (const missing of missingDirectories(present, path)) mkdirSync(missing);
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new SettingError(`DATA_DIR ${path} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
  return path;
}

/** The directories to create between an existing and the wanted one, outermost first. */
function missingDirectories(present: string, wanted: string): string[] {
  const names = relative(present, wanted).split(sep).filter(Boolean);
  return names.map((_, index) => resolve(present, ...names.slice(0, index + 1)));
}
