import { connect } from 'node:net';
import { attackBytes, spokenBytes, type Sessions } from './attack-bytes.ts';
import type { Attack } from './attacks.ts';

/** The answer to an attack. */
export interface Answer {
  /** The received bytes as text, one character per byte; truncated when long. */
  text: string;
  /** Who ended the connection: the server, or the attacker when the attack was over or timed out. */
  ended: 'by the server' | 'by us';
  /** Milliseconds until then. */
  took: number;
}

/** The deadline of an owed answer (R10.7), in milliseconds. */
export const PATIENCE = 10_000;
/** How long an attack without an owed answer stays connected (ms). */
const SHORT_STAY = 400;
/** The maximum kept of an answer. */
const KEPT_BYTES = 2_000_000;

/** Whether an attack is a valid request, so that an answer is owed. */
export function isOwedAnAnswer(attack: Attack): boolean {
  const whole = attack.sent === 1 && attack.afterwards === 'listen' && attack.framing !== 'too long';
  if (!whole || attack.kind === 'frames' || attack.kind === 'upgrade' || attack.method === 'CONNECT') return false;
  // These change where the request ends, or whether the connection is kept.
  return !attack.headers.some(([name]) => /^(content-length|transfer-encoding|expect|upgrade|connection)$/i.test(name));
}

/** Sends one attack from its own loopback address, so that each has a full rate limit. Never rejects. */
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
