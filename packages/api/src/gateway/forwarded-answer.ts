import type { SessionWire } from '../account/wire.ts';
import type { SocketAddressWire } from '../chat/wire.ts';
import { isSessionEnd } from '../error/error-names.ts';
import { readEnvelope, type EnvelopeWire } from '../transport/envelope.ts';
import { object, text } from '../wire/index.ts';

/** An answer of the backend that is forwarded to a page. */
export interface ForwardedAnswer {
  succeeded: boolean;
  /** Whether the backend requires a new sign-in. */
  endsSession: boolean;
  /** The token of a session that the answer opens; null without one. */
  token: string | null;
  envelope: Readonly<EnvelopeWire>;
}

/** Reads an answer by the same rules as the client; null if it is no envelope. */
export function readForwardedAnswer(body: string): ForwardedAnswer | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    // No envelope: the page's client reports the answer as malformed.
    return null;
  }
  const read = readEnvelope(parsed);
  if (read === null) return null;
  const token = text(object<SessionWire>(read.data).token) || null;
  return {
    succeeded: read.succeeded,
    endsSession: isSessionEnd(read.status),
    token: read.succeeded ? token : null,
    envelope: parsed as EnvelopeWire,
  };
}

/** Writes an answer that opens a session without its token, which the page must not see; `signedIn` replaces it. */
export function writeWithoutToken({ envelope }: ForwardedAnswer): string {
  const { token: _token, ...data } = object<SessionWire>(envelope.data);
  return written(envelope, { ...data, signedIn: true });
}

/** Writes an answer with another address of the chat's socket. */
export function writeWithSocketAddress({ envelope }: ForwardedAnswer, chat: string): string {
  return written(envelope, { chat } satisfies Partial<SocketAddressWire>);
}

function written(envelope: EnvelopeWire, data: object): string {
  return JSON.stringify({ ...envelope, data } satisfies EnvelopeWire);
}
