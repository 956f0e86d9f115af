// The attackers, in a separate process: `node attackers.ts <plan as JSON>`. Sends AttackCounts at its end.
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { blackPng, textFrame } from '../attack-payloads.ts';

export interface AttackPlan {
  port: number;
  seconds: number;
  connections: number;
  /** The number of their loopback addresses. */
  addresses: number;
  /** Session tokens of buyers that some of them use. */
  tokens: string[];
  /** Accounts whose passwords they try to guess. */
  victims: string[];
  /** Restricts all attackers to one kind, to find out what hurts; empty for all kinds. */
  only: string;
}

/** Counts by kind of attack and by result: a status, or how the connection ended. */
export type AttackCounts = Record<string, Record<string, number>>;

/** Pause of a connection before its next attack (ms): a thousand of them make at most two thousand attacks a second. */
const REST = 500;
/** Maximum duration of an attack that holds a connection (ms). */
const HOLD = 20_000;
const NICENESS = 5;
const FLOOD_FRAMES = 50;
const FLOOD_PAUSE = 100;

const plan = JSON.parse(process.argv[2] ?? '') as AttackPlan;
const end = performance.now() + plan.seconds * 1000;
const counts: AttackCounts = {};
const host = `Host: 127.0.0.1:${plan.port}\r\n`;

// Real attackers have machines of their own: here their work must not slow the server down, but must still make progress.
setPriority(NICENESS);

/** One above the pixel limit, and one at it. */
const bombs = [await blackPng(7070, 16), await blackPng(4880, 16)];
/** Declares a body of 40 MB and sends a tenth of it. */
const part = Buffer.alloc(4 * 1024 * 1024, 'x');
const facets = Array.from({ length: 400 }, (_, index) => `facet[a${index}]=x`).join('&');
const flood = Buffer.concat(
  Array.from({ length: FLOOD_FRAMES }, () =>
    textFrame('{"type":"chat","data":{"msn":"flood","type":1,"to_uid":1000009001}}'),
  ),
);
const login = textFrame('{"type":"login","data":""}');
const upgrade =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

interface Strike {
  /** Sent at once. */
  bytes: Buffer[];
  /** Waits for the answer; resets at once; holds the connection; holds it without reading; floods an opened WebSocket. */
  afterwards: 'answer' | 'reset' | 'hold' | 'not read' | 'flood';
}

const request = (line: string, headers = '') => Buffer.from(`${line} HTTP/1.1\r\n${host}${headers}\r\n`);
const random = () => Math.random().toString(36).slice(2);
/** One of a list for each slot in turn. */
const oneOf = <Item>(list: readonly Item[], slot: number) => list[slot % list.length] as Item;
const cookieOf = (slot: number) => `Cookie: local1=${oneOf(plan.tokens, slot)}\r\n`;
const CLOSE = 'Connection: close\r\n';
const bodied = (line: string, headers: string, length: number) =>
  request(line, `${headers}${CLOSE}Content-Length: ${length}\r\n`);

const badUpgrades = ['GET //', 'GET /', 'GET /msg', 'GET http://[', 'GET /msg?lang=%00'].flatMap((line) => [
  request(line, 'Connection: Upgrade\r\nUpgrade: h2c\r\n'),
  request(line, `${upgrade.replace('13', '99')}`),
  request(line, `${upgrade}Origin: https://evil.example\r\n`),
]);
const multipart = {
  head: Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
  tail: Buffer.from('\r\n--b--\r\n'),
};
const guess = (account: string) => JSON.stringify({ account, password: `Wrong${Math.floor(Math.random() * 1e6)}` });

/** The kinds: each with its percentage of the connections, what is done after sending, and the bytes. */
const KINDS: Record<string, [share: number, afterwards: Strike['afterwards'], bytes: (slot: number) => Buffer[]]> = {
  'bad upgrade': [15, 'answer', (slot) => [oneOf(badUpgrades, slot)]],
  'upgrade and reset': [10, 'reset', (slot) => [oneOf(badUpgrades, slot)]],
  'request and reset': [10, 'reset', () => [request(`GET /goods_list?x=${random()}`)]],
  'stalled body': [
    10,
    'hold',
    (slot) => [bodied(`POST ${oneOf(['/nope', '/api/login', '/login', '/uploads/x'], slot)}`, '', 41_943_040), part],
  ],
  'stalled headers': [5, 'hold', () => [Buffer.from('GET / HTTP/1.1\r\nX-A: b')]],
  '400 facets': [
    10,
    'answer',
    (slot) => [request(`GET ${oneOf(['/goods_list', '/api/pc/get_products'], slot)}?${facets}&x=${random()}`, CLOSE)],
  ],
  'random query': [
    15,
    'answer',
    (slot) => [request(`GET ${oneOf(['/', '/goods_list', '/goods_search'], slot)}?title=${random()}`, CLOSE)],
  ],
  'picture bomb': [
    5,
    'answer',
    (slot) => {
      const body = Buffer.concat([multipart.head, oneOf(bombs, slot), multipart.tail]);
      const headers = `${cookieOf(slot)}Content-Type: multipart/form-data; boundary=b\r\n`;
      return [bodied('POST /api/upload/image', headers, body.length), body];
    },
  ],
  'wrong password': [
    10,
    'answer',
    (slot) => {
      const body = Buffer.from(guess(oneOf(plan.victims, slot)));
      return [bodied('POST /api/login', 'Content-Type: application/json\r\n', body.length), body];
    },
  ],
  'slow reader': [5, 'not read', () => Array.from({ length: 20 }, () => request('GET /goods_list'))],
  // As many requests for a page as one packet has, whose answers are decompressed for them.
  pipelining: [
    5,
    'not read',
    () => Array.from({ length: 700 }, () => request('GET /', 'Accept-Encoding: identity\r\n')),
  ],
  'WebSocket flood': [5, 'flood', (slot) => [request('GET /msg', upgrade + cookieOf(slot))]],
};

/** One attack; resolves to its result: a status, or how the connection ended. Never rejects. */
function hit({ bytes, afterwards }: Strike, from: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: plan.port, localAddress: from });
    let outcome = '';
    let connected = false;
    let flooding: NodeJS.Timeout | undefined;
    const finish = (otherwise: string) => {
      clearTimeout(timer);
      clearInterval(flooding);
      socket.destroy();
      resolve(outcome || otherwise);
    };
    const timer = setTimeout(
      () => finish(connected ? 'held to the end' : 'not accepted'),
      Math.min(HOLD, Math.max(100, end - performance.now())),
    );
    socket.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? 'error'));
    socket.on('close', () => finish('closed'));
    socket.on('connect', () => {
      connected = true;
      socket.cork();
      for (const each of bytes) socket.write(each);
      socket.uncork();
      if (afterwards === 'not read') socket.pause();
      if (afterwards === 'reset') socket.write('', () => (socket.resetAndDestroy(), finish('reset')));
    });
    if (afterwards === 'not read') return;
    socket.on('data', (chunk) => {
      if (outcome !== '') return;
      outcome = chunk.toString('latin1', 9, 12);
      if (afterwards !== 'flood' || outcome !== '101') return;
      socket.write(login);
      flooding = setInterval(() => socket.writableLength < 1_000_000 && socket.write(flood), FLOOD_PAUSE);
    });
  });
}

async function keepAttacking(slot: number, kind: string): Promise<void> {
  const [, afterwards, bytes] = KINDS[kind] as (typeof KINDS)[string];
  const from = `127.0.1.${1 + (slot % plan.addresses)}`;
  const tally = (counts[kind] ??= {});
  // Staggers the starts over the first pause.
  await pause((slot * REST) / plan.connections);
  while (performance.now() < end) {
    const outcome = await hit({ bytes: bytes(slot), afterwards }, from);
    tally[outcome] = (tally[outcome] ?? 0) + 1;
    await pause(REST);
  }
}

const kinds = Object.entries(KINDS).filter(([kind]) => plan.only === '' || kind === plan.only);
const shares = kinds.reduce((sum, [, [share]]) => sum + share, 0);
const lineUp = kinds.flatMap(([kind, [share]]) =>
  Array.from({ length: Math.round((plan.connections * share) / shares) }, () => kind),
);
await Promise.all(lineUp.map((kind, slot) => keepAttacking(slot, kind)));
process.send?.(counts);
process.disconnect();
