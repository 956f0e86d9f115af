import fc from 'fast-check';
import { bodies, type BodyPlan } from './bodies.ts';
import { TOKENS } from './buyer-data.ts';
import { headers, returnCookie, upgradeHeaders } from './headers.ts';
import { hostileValue } from './hostile-values.ts';
import { targets, type KnownAddresses } from './targets.ts';

/** One connection of an attacker as plain data, which can be printed, shrunk and replayed. */
export interface Attack {
  kind: 'request' | 'body' | 'upgrade' | 'frames';
  method: string;
  target: string;
  /** In sending order; `Host` and `Connection: close` are added if missing. */
  headers: [string, string][];
  /** The owner of the session cookie. */
  as: 'nobody' | 'buyer' | 'other buyer' | 'agent';
  body: BodyPlan | null;
  /** How the body's length is declared. */
  framing: 'length' | 'chunked' | 'too long' | 'too short' | 'both' | 'undeclared';
  /** The fraction of the bytes that is sent, from 0 to 1. */
  sent: number;
  /** What the attacker does afterwards. */
  afterwards: 'listen' | 'reset' | 'stall';
  /** Frames sent over an opened WebSocket. */
  frames: FramePlan[];
}

/** A WebSocket frame as data. */
export interface FramePlan {
  opcode: number;
  text: string;
  /** Repetitions of the text in the payload. */
  repeated: number;
  final: boolean;
  masked: boolean;
  /** The declared length, if it is not the payload's. */
  claims: number | null;
  /** How often the frame is sent. */
  times: number;
}

const TYPES = ['login', 'kefu_login', 'chat', 'to_chat', 'read', 'typing', 'online', 'ping', '__proto__'];

const member = fc.constantFrom('id', 'to_uid', 'msn', 'type', 'cid', 'online', 'last_id');
const known = fc
  .record({
    type: fc.constantFrom(...TYPES),
    data: fc.oneof(fc.constant(''), hostileValue, fc.dictionary(member, hostileValue, { maxKeys: 4 })),
    last_id: fc.option(hostileValue, { nil: undefined }),
  })
  .map((frame) => JSON.stringify(frame));
const sensible = fc.constantFrom(
  '{"type":"login","data":""}',
  '{"type":"kefu_login","data":""}',
  '{"type":"login","data":"","last_id":0}',
  '{"type":"chat","data":{"msn":"fuzz","type":1,"to_uid":1000009001,"cid":"fuzz"}}',
  '{"type":"to_chat","data":{"id":1000009001}}',
  '{"type":"chat","data":{"msn":"1001","type":5,"to_uid":1000009001}}',
);
const nonsense = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', '['.repeat(8000), '{"a":'.repeat(3000), '\ud800', '"\\ud800"'),
);

const plan = fc.record<FramePlan>({
  opcode: fc.oneof({ weight: 8, arbitrary: fc.constant(1) }, fc.constantFrom(0, 2, 3, 8, 9, 10, 15)),
  text: fc.oneof({ weight: 2, arbitrary: known }, sensible, nonsense),
  repeated: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.constantFrom(0, 100, 20_000)),
  final: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
  masked: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
  claims: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, fc.constantFrom(0, 200, 70_000, 2 ** 31, 2 ** 52)),
  times: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.constantFrom(30, 500)),
});

/** A conversation, mostly with a login, of frames that are valid, truncated, huge, binary, repeated or garbage. */
const frames: fc.Arbitrary<FramePlan[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: plan },
    sensible.map((text): FramePlan => ({
      opcode: 1,
      text,
      repeated: 1,
      final: true,
      masked: true,
      claims: null,
      times: 1,
    })),
  ),
  { minLength: 1, maxLength: 6 },
);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'BREW'];
const whole = {
  framing: fc.constant('length' as const),
  sent: fc.constant(1),
  afterwards: fc.constant('listen' as const),
};
const as = fc.constantFrom('nobody' as const, 'buyer' as const, 'other buyer' as const, 'agent' as const);
const none = fc.constant<Attack['headers']>([]);
/** Most attacks are sent completely, so that they get an answer. */
const broken = {
  framing: fc.oneof(
    { weight: 6, arbitrary: fc.constant('length' as const) },
    fc.constantFrom(
      'chunked' as const,
      'too long' as const,
      'too short' as const,
      'both' as const,
      'undeclared' as const,
    ),
  ),
  sent: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.constantFrom(0, 0.1, 0.5, 0.9)),
  afterwards: fc.oneof(
    { weight: 6, arbitrary: fc.constant('listen' as const) },
    fc.constantFrom('reset' as const, 'stall' as const),
  ),
};

/** Attacks of all kinds, weighted by frequency. */
export function attacks(addresses: KnownAddresses): fc.Arbitrary<Attack> {
  const { target, call, form } = targets(addresses);
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

/** Screens and calls with private data. */
const OWNED = /order|refund|invoice|logistics|evaluation|payment|pay$|address|quote|list|company|certificate|card/i;

/** Requests of each reading call with an id, and of each screen with private data, for data of another buyer. */
export function foreignAttacks({ calls, documents }: KnownAddresses): Attack[] {
  const reading = calls.flatMap(({ method, path }) => (method === 'GET' ? [path] : []));
  const targetsOf = (token: string) => [
    ...reading.filter((path) => path.includes(':')).map((path) => path.replaceAll(/:\w+\??/g, token)),
    ...[...documents, ...reading]
      .filter((path) => OWNED.test(path))
      .map((path) => `${path}?orderId=${token}&id=${token}&number=${token}&key=${token}`),
  ];
  const people = ['nobody', 'buyer', 'other buyer'] as const;
  return people.flatMap((person) =>
    TOKENS.flatMap(targetsOf).map((target) => ({
      kind: 'request',
      method: 'GET',
      target,
      headers: [],
      as: person,
      body: null,
      framing: 'length',
      sent: 1,
      afterwards: 'listen',
      frames: [],
    })),
  );
}
