import { connect } from 'node:net';
import { blackPng, frameBytes } from '../attack-payloads.ts';
import type { Attack, FramePlan } from './attacks.ts';
import { withIds, type BuyerData } from './buyer-data.ts';
import type { BodyPlan, MultipartPlan } from './bodies.ts';
import { GOOD_UPGRADE } from './headers.ts';

/** The answer to an attack. */
export interface Answer {
  /** The received bytes as text, one character per byte; truncated when long. */
  text: string;
  /** Who ended the connection: the server, or the attacker when the attack was over or timed out. */
  ended: 'by the server' | 'by us';
}

/** After this time a request counts as unanswered (ms). */
export const ANSWER_TIME_LIMIT = 30_000;
/** How long an attack without an owed answer stays connected (ms). */
const SHORT_CONNECTION = 400;
/** The maximum stored bytes of an answer. */
const STORED_BYTES = 2_000_000;

/** Whether an attack is a valid request, so that an answer is owed. */
export function expectsAnswer(attack: Attack): boolean {
  const whole = attack.sent === 1 && attack.afterwards === 'listen' && attack.framing !== 'too long';
  if (!whole || attack.kind === 'frames' || attack.kind === 'upgrade' || attack.method === 'CONNECT') return false;
  // These change where the request ends, or whether the connection stays open.
  return !attack.headers.some(([name]) => /^(content-length|transfer-encoding|expect|upgrade|connection)$/i.test(name));
}

/** Sends one attack from its own loopback address, so that each has a full rate limit. Never rejects. */
export async function sendAttack(attack: Attack, port: number, from: string, sessions: Sessions): Promise<Answer> {
  const bytes = await attackBytes(withIds(attack, sessions), `127.0.0.1:${port}`, sessions);
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from, allowHalfOpen: true });
    const chunks: Buffer[] = [];
    let received = 0;
    let spoken = false;
    const finish = (ended: Answer['ended']) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text: Buffer.concat(chunks).toString('latin1'), ended });
    };
    const leave = () => {
      if (attack.afterwards === 'reset') socket.resetAndDestroy();
      finish('by us');
    };
    const timer = setTimeout(leave, expectsAnswer(attack) ? ANSWER_TIME_LIMIT : SHORT_CONNECTION);
    socket.on('error', () => finish('by the server'));
    socket.on('end', () => finish('by the server'));
    socket.on('close', () => finish('by the server'));
    socket.on('data', (chunk) => {
      if (received < STORED_BYTES) chunks.push(chunk);
      received += chunk.length;
      if (attack.kind !== 'frames' || spoken) return;
      spoken = true;
      socket.write(spokenBytes(attack.frames), () => {
        if (attack.afterwards === 'reset') leave();
      });
    });
    socket.on('connect', () => {
      socket.write(bytes, () => {
        if (attack.afterwards === 'reset' && attack.kind !== 'frames') leave();
      });
    });
  });
}

/** The session cookies that attacks use, and what is the buyers' alone. */
export interface Sessions {
  cookies: Record<Exclude<Attack['as'], 'nobody'>, string>;
  buyers: Record<'buyer' | 'other buyer', BuyerData>;
}

const pictures = new Map<string, Promise<Buffer>>();

/** The bytes of an attack's request, without the frames after an upgrade. */
async function attackBytes(attack: Attack, host: string, sessions: Sessions): Promise<Buffer> {
  const body = attack.body === null ? null : await bodyBytes(attack.body);
  const content = body?.bytes ?? Buffer.alloc(0);
  const headers = [...(attack.kind === 'frames' ? GOOD_UPGRADE : []), ...attack.headers];
  const add = (name: string, value: string) => {
    if (!headers.some(([each]) => each.toLowerCase() === name.toLowerCase())) headers.push([name, value]);
  };
  add('Host', host);
  if (body !== null) add('Content-Type', body.type);
  if (attack.as !== 'nobody') add('Cookie', sessions.cookies[attack.as]);
  const framed = body === null ? content : framedBytes(attack.framing, content, add);
  // The server's close ends the answer, so it need not be parsed.
  add('Connection', 'close');
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  const all = Buffer.concat([
    Buffer.from(`${attack.method} ${attack.target} HTTP/1.1\r\n${lines.join('')}\r\n`),
    framed,
  ]);
  return all.subarray(0, Math.ceil(all.length * attack.sent));
}

function framedBytes(framing: Attack['framing'], content: Buffer, add: (name: string, value: string) => void): Buffer {
  if (framing === 'undeclared') return content;
  if (framing === 'length' || framing === 'both') add('Content-Length', String(content.length));
  if (framing === 'too long') add('Content-Length', String(content.length + 1000));
  if (framing === 'too short') add('Content-Length', String(Math.floor(content.length / 2)));
  if (framing !== 'chunked' && framing !== 'both') return content;
  add('Transfer-Encoding', 'chunked');
  const size = Buffer.from(`${content.length.toString(16)}\r\n`);
  return content.length === 0 ? Buffer.from('0\r\n\r\n') : Buffer.concat([size, content, Buffer.from('\r\n0\r\n\r\n')]);
}

async function bodyBytes(plan: BodyPlan): Promise<{ type: string; bytes: Buffer }> {
  const json = (text: string) => ({ type: 'application/json', bytes: Buffer.from(text) });
  switch (plan.made) {
    case 'text':
      return { type: plan.type, bytes: Buffer.from(plan.text) };
    case 'deep':
      return json('{"ids":' + '['.repeat(plan.depth) + ']'.repeat(plan.depth) + '}');
    case 'wide': {
      const numbers = Array.from({ length: plan.count }, (_, index) => index + 1);
      if (plan.name !== null) return json(JSON.stringify({ [plan.name]: numbers }));
      return json(JSON.stringify(Object.fromEntries(numbers.map((each) => [`a${each}`, each]))));
    }
    case 'zeros':
      return { type: 'application/octet-stream', bytes: Buffer.alloc(plan.kilobytes * 1024) };
    case 'sign-in': {
      const form = new URLSearchParams({ account: plan.account, password: plan.password });
      return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(form.toString()) };
    }
    case 'multipart':
      return {
        type: `multipart/form-data; boundary=${plan.boundary}`,
        bytes: Buffer.concat([
          ...(await Promise.all(plan.parts.map((part) => partBytes(part, plan.boundary)))),
          Buffer.from(plan.closed ? `--${plan.boundary}--\r\n` : ''),
        ]),
      };
  }
}

async function partBytes({ name, fileName, content }: MultipartPlan, boundary: string): Promise<Buffer> {
  const file = fileName === null ? '' : `; filename="${fileName}"`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), await contentBytes(content), Buffer.from('\r\n')]);
}

async function contentBytes(content: MultipartPlan['content']): Promise<Buffer> {
  if (content.is === 'text') return Buffer.from(content.text);
  if (content.is === 'signature of a JPEG')
    return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(content.kilobytes * 1024)]);
  const key = `${content.side} ${content.bits}`;
  const made = pictures.get(key) ?? blackPng(content.side, content.bits);
  pictures.set(key, made);
  const bytes = await made;
  return bytes.subarray(0, Math.ceil(bytes.length * content.sentShare));
}

/** The bytes sent over an opened WebSocket. */
function spokenBytes(frames: readonly FramePlan[]): Buffer {
  return Buffer.concat(
    frames.flatMap(({ opcode, text, repeated, final, masked, claims, times }) => {
      const payload = Buffer.from(text.repeat(repeated).slice(0, 200_000));
      const frame = frameBytes({ opcode, payload, final, masked, claims: claims ?? undefined });
      return Array.from({ length: times }, () => frame);
    }),
  );
}
