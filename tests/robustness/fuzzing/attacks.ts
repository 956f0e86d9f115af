import fc from 'fast-check';
import type { KnownAddresses } from './known-addresses.ts';
import { bodies, type BodyPlan } from './bodies.ts';
import { headers, returnCookie, upgradeHeaders } from './headers.ts';
import { frames, type FramePlan } from './frames.ts';
import { targets } from './targets.ts';

/** One connection of an attacker as plain data, which can be printed, shrunk and replayed. */
export interface Attack {
  kind: 'request' | 'body' | 'upgrade' | 'frames';
  method: string;
  target: string;
  /** In sending order; `Host` and `Connection: close` are added if missing. */
  headers: [string, string][];
  /** The owner of the session cookie. */
  as: 'nobody' | 'buyer' | 'agent';
  body: BodyPlan | null;
  /** How the body's length is declared. */
  framing: 'length' | 'chunked' | 'too long' | 'too short' | 'both' | 'untold';
  /** The fraction of the bytes that is sent, from 0 to 1. */
  sent: number;
  /** What the attacker does afterwards. */
  afterwards: 'listen' | 'reset' | 'stall';
  /** Frames sent over an opened WebSocket. */
  frames: FramePlan[];
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'BREW'];
const whole = {
  framing: fc.constant('length' as const),
  sent: fc.constant(1),
  afterwards: fc.constant('listen' as const),
};
const as = fc.constantFrom('nobody' as const, 'buyer' as const, 'agent' as const);
const none = fc.constant<Attack['headers']>([]);
/** Most attacks are sent completely, so that they get an answer. */
const broken = {
  framing: fc.oneof(
    { weight: 6, arbitrary: fc.constant('length' as const) },
    fc.constantFrom('chunked' as const, 'too long' as const, 'too short' as const, 'both' as const, 'untold' as const),
  ),
  sent: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.constantFrom(0, 0.1, 0.5, 0.9)),
  afterwards: fc.oneof(
    { weight: 6, arbitrary: fc.constant('listen' as const) },
    fc.constantFrom('reset' as const, 'stall' as const),
  ),
};

/** Attacks of all kinds, weighted by frequency. */
export function attacks(known: KnownAddresses): fc.Arbitrary<Attack> {
  const { target, call, form } = targets(known);
  const nothing = { body: fc.constant(null), frames: fc.constant<FramePlan[]>([]) };
  const request = fc.record<Attack>({
    kind: fc.constant('request'),
    method: fc.oneof({ weight: 4, arbitrary: fc.constant('GET') }, fc.constantFrom(...METHODS)),
    target,
    headers,
    as,
    ...whole,
    ...nothing,
    afterwards: broken.afterwards,
  });
  const body = fc.oneof({ weight: 3, arbitrary: call }, form).chain((where) =>
    fc.record<Attack>({
      kind: fc.constant('body'),
      method: fc.constant(where.method),
      target: fc.constant(where.target),
      headers: fc.oneof({ weight: 3, arbitrary: where.takes === 'sign-in' ? returnCookie : none }, headers),
      as,
      body: bodies(where),
      ...broken,
      frames: fc.constant<FramePlan[]>([]),
    }),
  );
  const upgrade = fc.record<Attack>({
    kind: fc.constant('upgrade'),
    method: fc.oneof({ weight: 6, arbitrary: fc.constant('GET') }, fc.constantFrom(...METHODS)),
    target: fc.oneof(
      fc.constantFrom('/msg', '/msg?lang=zh-CN', '//', '/', '/api/user', '/msg/', '/%6dsg', '*'),
      target,
    ),
    headers: upgradeHeaders,
    as,
    ...whole,
    ...nothing,
    afterwards: fc.constantFrom('listen', 'reset'),
  });
  const talk = fc.record<Attack>({
    kind: fc.constant('frames'),
    method: fc.constant('GET'),
    target: fc.constantFrom('/msg', '/msg?lang=zh-CN', '/msg?lang=%00'),
    headers: none,
    as,
    ...whole,
    body: fc.constant(null),
    frames,
    afterwards: fc.constantFrom('listen', 'reset'),
  });
  return fc.oneof(
    { weight: 4, arbitrary: request },
    { weight: 4, arbitrary: body },
    { weight: 2, arbitrary: upgrade },
    { weight: 2, arbitrary: talk },
  );
}
