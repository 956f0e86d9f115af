// The attackers of a siege, in a separate process: `node attackers.ts <plan as JSON>`. Sends AttackCounts at its end.
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { blackPng } from '../picture-bomb.ts';
import { textFrame } from '../websocket-frames.ts';
import { pause, readPlan, type AttackCounts, type AttackersPlan } from './plan.ts';

/** Pause of a connection before its next attack (ms): a thousand of them make at most two thousand attacks a second. */
const REST = 500;
/** Maximum duration of an attack that holds a connection (ms). */
const HOLD = 20_000;
const NICENESS = 5;
const FLOOD_FRAMES = 50;
const FLOOD_PAUSE = 100;

const plan = readPlan<AttackersPlan>();
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
const cookieOf = (slot: number) => `Cookie: local1=${plan.tokens[slot % plan.tokens.length] ?? ''}\r\n`;
const bodied = (line: string, headers: string, length: number) =>
  request(line, `${headers}Connection: close\r\nContent-Length: ${length}\r\n`);

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

/** The kinds, each with its percentage of the connections. */
const KINDS: Record<string, { share: number; strike: (slot: number) => Strike }> = {
  'bad upgrade': {
    share: 15,
    strike: (slot) => ({ bytes: [badUpgrades[slot % badUpgrades.length] ?? Buffer.alloc(0)], afterwards: 'answer' }),
  },
  'upgrade and reset': {
    share: 10,
    strike: (slot) => ({ bytes: [badUpgrades[slot % badUpgrades.length] ?? Buffer.alloc(0)], afterwards: 'reset' }),
  },
  'request and reset': {
    share: 10,
    strike: () => ({ bytes: [request(`GET /goods_list?x=${random()}`)], afterwards: 'reset' }),
  },
  'stalled body': {
    share: 10,
    strike: (slot) => ({
      bytes: [bodied(`POST ${['/nope', '/api/login', '/login', '/uploads/x'][slot % 4]}`, '', 41_943_040), part],
      afterwards: 'hold',
    }),
  },
  'stalled headers': {
    share: 5,
    strike: () => ({ bytes: [Buffer.from('GET / HTTP/1.1\r\nX-A: b')], afterwards: 'hold' }),
  },
  '400 facets': {
    share: 10,
    strike: (slot) => ({
      bytes: [
        request(
          `GET ${slot % 2 ? '/goods_list' : '/api/pc/get_products'}?${facets}&x=${random()}`,
          'Connection: close\r\n',
        ),
      ],
      afterwards: 'answer',
    }),
  },
  'random query': {
    share: 15,
    strike: (slot) => ({
      bytes: [
        request(`GET ${['/', '/goods_list', '/goods_search'][slot % 3]}?title=${random()}`, 'Connection: close\r\n'),
      ],
      afterwards: 'answer',
    }),
  },
  'picture bomb': {
    share: 5,
    strike: (slot) => {
      const bytes = [multipart.head, bombs[slot % bombs.length] ?? Buffer.alloc(0), multipart.tail];
      const length = bytes.reduce((sum, each) => sum + each.length, 0);
      const headers = `${cookieOf(slot)}Content-Type: multipart/form-data; boundary=b\r\n`;
      return { bytes: [bodied('POST /api/upload/image', headers, length), ...bytes], afterwards: 'answer' };
    },
  },
  'wrong password': {
    share: 10,
    strike: (slot) => {
      const body = Buffer.from(guess(plan.victims[slot % plan.victims.length] ?? 'nobody'));
      return {
        bytes: [bodied('POST /api/login', 'Content-Type: application/json\r\n', body.length), body],
        afterwards: 'answer',
      };
    },
  },
  'slow reader': {
    share: 5,
    strike: () => ({ bytes: Array.from({ length: 20 }, () => request('GET /goods_list')), afterwards: 'not read' }),
  },
  'WebSocket flood': {
    share: 5,
    strike: (slot) => ({ bytes: [request('GET /msg', upgrade + cookieOf(slot))], afterwards: 'flood' }),
  },
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

async function keepAttacking(slot: number, kind: string, strike: (slot: number) => Strike): Promise<void> {
  const from = `127.0.1.${1 + (slot % plan.addresses)}`;
  const tally = (counts[kind] ??= {});
  // Staggers the starts over the first pause.
  await pause((slot * REST) / plan.connections);
  while (performance.now() < end) {
    const outcome = await hit(strike(slot), from);
    tally[outcome] = (tally[outcome] ?? 0) + 1;
    await pause(REST);
  }
}

const kinds = Object.entries(KINDS).filter(([kind]) => plan.only === '' || kind === plan.only);
const shares = kinds.reduce((sum, [, { share }]) => sum + share, 0);
const lineUp = kinds.flatMap(([kind, { share, strike }]) =>
  Array.from({ length: Math.round((plan.connections * share) / shares) }, () => ({ kind, strike })),
);
await Promise.all(lineUp.map(({ kind, strike }, slot) => keepAttacking(slot, kind, strike)));
process.send?.(counts);
process.disconnect();
