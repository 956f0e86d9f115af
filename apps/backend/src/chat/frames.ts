import type { ClientFrameWire } from '@rider/api/chat';
import * as v from 'valibot';

const number = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,10}$/),
  v.transform(Number),
  v.maxValue(0x7fffffff),
);
const clientId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const frame = v.variant('type', [
  v.object({ type: v.literal('login'), data: v.string(), last_id: v.optional(number) }),
  v.object({ type: v.literal('kefu_login'), data: v.string() }),
  v.object({ type: v.literal('to_chat'), data: v.object({ id: number }) }),
  v.object({
    type: v.literal('chat'),
    data: v.object({
      msn: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
      type: v.number(),
      to_uid: number,
      cid: v.optional(clientId),
    }),
  }),
  v.object({ type: v.literal('online'), data: v.object({ online: v.picklist([0, 1]) }) }),
  v.object({ type: v.literal('typing'), data: v.object({ to_uid: number }) }),
  v.object({ type: v.literal('read'), data: v.object({ id: number, up_to: v.optional(number) }) }),
]);

/** A frame that a client may send. */
export type IncomingFrame = v.InferOutput<typeof frame>;

/**
 * Parses a frame. Text that is not JSON or has no type counts as `ping`. Returns null for unknown types and invalid fields, which callers
 * ignore.
 */
export function readIncoming(text: string): IncomingFrame | 'ping' | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // CRMEB counts unreadable text as a heartbeat.
    return 'ping';
  }
  if (typeof value !== 'object' || value === null || !('type' in value) || value.type === 'ping') return 'ping';
  // The schema validates the values; this assignment fails the type check when a client names a field differently.
  const claimed: v.InferInput<typeof frame> = value as Exclude<ClientFrameWire, { type: 'ping' }>;
  const result = v.safeParse(frame, claimed);
  return result.success ? result.output : null;
}
