import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RECORDED_ANSWERS, RECORDED_WITH_SESSION } from './recorded-answers.ts';
import { readRecording, type Recorded } from './read-recording.ts';
import { RecordedChat } from './recorded-chat.ts';
import { RecordedShop } from './recorded-shop.ts';

/** The buyer who can sign in. */
export const BUYER = { account: '15088888888', password: 'Passw0rd1' };

/** A grey pixel, in place of every picture. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const TOKEN = 'recorded-session';

/** A call as the backend gets it. */
export interface CrmebCall {
  /** Method and path below `/api`. */
  name: string;
  query: URLSearchParams;
  body: Recorded;
}

/** A running server that answers as an unmodified CRMEB 5.4 did when it was recorded, for one buyer. */
export interface RecordedCrmeb {
  origin: string;
  shop: RecordedShop;
  chat: RecordedChat;
  /** Every call that was answered with 404, by method and path. */
  absent: string[];
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function startRecordedCrmeb(): Promise<RecordedCrmeb> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shop = new RecordedShop(origin);
  const chat = new RecordedChat(server, origin, TOKEN);
  const absent: string[] = [];
  server.on('request', (request, response) => {
    answer(request, response, { origin, shop, absent }).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  return { origin, shop, chat, absent, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, shop, absent }: Pick<RecordedCrmeb, 'origin' | 'shop' | 'absent'>,
): Promise<void> {
  const url = new URL(request.url ?? '/', origin);
  if (/^\/(uploads|statics)\//.test(url.pathname)) {
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(PIXEL);
    return;
  }
  const name = `${request.method} ${url.pathname.replace(/^\/api(?=\/)/, '')}`;
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  const body: Recorded = text.startsWith('{') ? JSON.parse(text) : {};
  const isBuyer = request.headers['authori-zation'] === `Bearer ${TOKEN}`;
  const known = url.pathname.startsWith('/api/')
    ? answerOf({ name, query: url.searchParams, body }, isBuyer, shop, origin)
    : undefined;
  if (known === undefined) {
    absent.push(name);
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(known));
}

/** The envelope of a call, or undefined for one that CRMEB does not have. */
function answerOf(call: CrmebCall, isBuyer: boolean, shop: RecordedShop, origin: string): Recorded {
  const recorded = (name: string): Recorded => readRecording(name, origin).body;
  if (call.name === 'POST /login') {
    const { account, password } = call.body;
    if (account !== BUYER.account || password !== BUYER.password) return recorded('login.bad');
    const session = recorded('login');
    return { ...session, data: { ...session.data, token: TOKEN } };
  }
  // Its own address, as the recorded one was.
  if (call.name === 'GET /get_workerman_url') {
    const chat = `${origin.replace('http', 'ws')}/msg`;
    return { ...recorded('get_workerman_url'), data: { admin: chat, chat } };
  }
  const [, region] = /^GET \/pc\/get_city\/(\d+)$/.exec(call.name) ?? [];
  if (region) return { ...recorded('pc_get_city_0'), data: regionsBelow(recorded('city_list').data, Number(region)) };
  const open = RECORDED_ANSWERS[call.name];
  if (open !== undefined) return recorded(open);
  const publicAnswer = shop.products.answer(call);
  if (publicAnswer !== undefined) return publicAnswer;
  const closedName = RECORDED_WITH_SESSION[call.name];
  if (closedName === undefined && !shop.knows(call.name)) return undefined;
  if (!isBuyer) return recorded('unauthenticated');
  return closedName === undefined ? shop.answerBuyer(call) : recorded(closedName);
}

/** The regions directly below one of the recorded tree. */
function regionsBelow(tree: Recorded[], parent: number): Recorded[] {
  if (parent === 0) return tree.map(({ v, n }) => ({ city_id: v, name: n }));
  return tree.flatMap(({ v, c }) => regionsBelow(c, v === parent ? 0 : parent));
}
