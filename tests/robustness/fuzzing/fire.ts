import { connect } from 'node:net';
import { attackBytes, spokenBytes, type Sessions } from './attack-bytes.ts';
import type { Attack } from './attacks.ts';

/** What came back for an attack. */
export interface Answer {
  /** Everything as text, one character a byte; of a long answer the beginning. */
  text: string;
  /** Who ended the connection: the server, or we, because the attack was over or nothing came. */
  ended: 'by the server' | 'by us';
  /** Milliseconds until then. */
  took: number;
}

/** Who wants an answer gets one by then (R10.7), in milliseconds. */
export const PATIENCE = 10_000;
/** How long an attack that nobody has to answer stays. */
const SHORT_STAY = 400;
/** More of an answer is not kept. */
const KEPT_BYTES = 2_000_000;

/** Whether an attack is a request that is understood, so that an answer is owed. */
export function isOwedAnAnswer(attack: Attack): boolean {
  const whole = attack.sent === 1 && attack.afterwards === 'listen' && attack.framing !== 'too long';
  if (!whole || attack.kind === 'frames' || attack.kind === 'upgrade' || attack.method === 'CONNECT') return false;
  // These change where the request ends, or whether the connection does.
  return !attack.headers.some(([name]) => /^(content-length|transfer-encoding|expect|upgrade|connection)$/i.test(name));
}

/** Fires one attack from a loopback address of its own, so that each has an address's whole share. Never rejects. */
export async function fire(attack: Attack, port: number, from: string, sessions: Sessions): Promise<Answer> {
  const bytes = await attackBytes(attack, `127.0.0.1:${port}`, sessions);
  const start = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from, allowHalfOpen: true });
    const chunks: Buffer[] = [];
    let kept = 0;
    let spoken = false;
    const finish = (ended: Answer['ended']) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text: Buffer.concat(chunks).toString('latin1'), ended, took: performance.now() - start });
    };
    const leave = () => {
      if (attack.afterwards === 'reset') socket.resetAndDestroy();
      finish('by us');
    };
    const timer = setTimeout(leave, isOwedAnAnswer(attack) ? PATIENCE : SHORT_STAY);
    socket.on('error', () => finish('by the server'));
    socket.on('end', () => finish('by the server'));
    socket.on('close', () => finish('by the server'));
    socket.on('data', (chunk) => {
      if (kept < KEPT_BYTES) chunks.push(chunk);
      kept += chunk.length;
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
