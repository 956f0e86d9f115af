import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { captureOf, readingCaptures, withoutIds, type Envelope } from './captures.ts';
import { Purchases, SINGLE } from './purchases.ts';

/** The buyer whom the recorded backend knows. */
export const BUYER = { account: '15088888888', password: 'Passw0rd1' } as const;
const TOKEN = 'recorded-token';

/** Calls of ours that an unmodified CRMEB 5.4 answers with 404 and no body. */
const ABSENT = [
  '/get_header',
  '/category_all',
  '/search/suggest',
  '/country_list',
  '/changeLanguage',
  '/credit_card',
  '/order/reviews',
  '/kefuapi',
  '/operator',
];

/** Calls about a person. */
const OF_BUYERS =
  /^\/(?:cart|order|address|collect|user|userinfo|recharge|upload|logout|pay|coupon\/receive|coupons\/(?:user|order)|v2\/cart_list|pc\/(?:get_(?:cart_list|order_list|refund_order_list|balance_record|collect_list)|check_order_status))(?:\/|$)/;

/** A recorded CRMEB 5.4 on a port of its own. */
export interface RecordedCrmeb {
  origin: string;
  /** What was asked, as "GET /path", with " 404" behind what is not there. */
  asked: string[];
  close(): Promise<void>;
}

async function bodyOf(message: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of message as AsyncIterable<Buffer>) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  if (text === '') return {};
  return message.headers['content-type']?.includes('json')
    ? (JSON.parse(text) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(text));
}

const isSignedIn = ({ headers }: IncomingMessage): boolean =>
  String(headers['authori-zation'] ?? headers['authorization'] ?? '').endsWith(TOKEN);

const NOT_SIGNED_IN: Envelope = { status: 110002, msg: 'Please login' };

/** The list of goods as captured, with the single product; a top category is found by `cid` alone, and filters are ignored. */
function products(query: URLSearchParams): Envelope {
  const { response } = captureOf('pc_get_products');
  const data = response.data as { list: Record<string, unknown>[]; count: number };
  const [first = {}] = data.list;
  const single = { ...first, id: SINGLE.id, store_name: SINGLE.name, price: SINGLE.price, spec_type: 0, star: '5.0' };
  const all = [...data.list, single];
  const isTop = ['1', '2', '3'].includes(query.get('sid') ?? '');
  const list = isTop || Number(query.get('page') ?? 1) > 1 ? [] : all;
  return { ...response, data: { ...data, list, count: list.length } };
}

/**
 * Starts a server that answers as an unmodified CRMEB 5.4 did: reading calls from captured answers, a purchase from a little state, and the
 * calls that it does not have with 404. It stands for a backend that is out of reach of a test.
 */
export async function startRecordedCrmeb(): Promise<RecordedCrmeb> {
  const captures = readingCaptures();
  const purchases = new Purchases();
  const asked: string[] = [];

  function answer(message: IncomingMessage, body: Record<string, unknown>): { http: number; envelope?: Envelope } {
    const { pathname, searchParams } = new URL(message.url ?? '/', 'http://crmeb.test');
    const method = message.method ?? 'GET';
    const path = pathname.replace(/^\/api/, '');
    if (!pathname.startsWith('/api/') || ABSENT.some((absent) => path.startsWith(absent))) return { http: 404 };
    if (method === 'POST' && path === '/login') {
      const good = body['account'] === BUYER.account && body['password'] === BUYER.password;
      const { response } = captureOf(good ? 'login' : 'login.bad');
      const envelope = good ? { ...response, data: { ...(response.data as object), token: TOKEN } } : response;
      return { http: 200, envelope };
    }
    if (path === '/pc/get_products') return { http: 200, envelope: products(searchParams) };
    const capture = captures.get(path) ?? captures.get(withoutIds(path));
    const needsBuyer = OF_BUYERS.test(path);
    if (needsBuyer && !isSignedIn(message)) return { http: 200, envelope: NOT_SIGNED_IN };
    const own = purchases.answer(method, path, body);
    if (own !== undefined) return { http: 200, envelope: own };
    // That backend marks messages by GET only.
    if (path.startsWith('/user/message_system/edit_message') && method !== 'GET') return { http: 404 };
    return capture === undefined || method !== 'GET' ? { http: 404 } : { http: 200, envelope: capture.response };
  }

  const server = createServer((message, response) => {
    const respond = async () => {
      const { http, envelope } = answer(message, await bodyOf(message));
      asked.push(`${message.method} ${message.url}${http === 404 ? ' 404' : ''}`);
      response.writeHead(http, { 'Content-Type': 'application/json' });
      response.end(envelope === undefined ? '' : JSON.stringify(envelope));
    };
    respond().catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
