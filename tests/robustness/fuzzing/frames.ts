import fc from 'fast-check';
import { hostileValue } from './hostile-values.ts';

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
export const frames: fc.Arbitrary<FramePlan[]> = fc.array(
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
