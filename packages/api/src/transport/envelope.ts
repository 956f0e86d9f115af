/** The envelope of every answer, sent with HTTP 200. */
export interface EnvelopeWire {
  /** 200 for success; else 400 or the error's number. */
  status: number;
  msg: string;
  data?: unknown;
  /** The number of the message or the error. */
  code?: string;
}

/** `data` of a rejected form: a text for each invalid field, by the names of the request. */
export interface FieldErrorsWire {
  errors: Readonly<Record<string, string>>;
}

/** An answer's envelope, read. */
export interface Envelope {
  succeeded: boolean;
  /** NaN if the backend sent no number. */
  status: number;
  message: string;
  data: unknown;
  /** `status` as text where the answer has no code of its own. */
  code: string;
}

/** Reads an envelope; null for anything else. */
export function readEnvelope(answer: unknown): Envelope | null {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return null;
  const { status, msg, data, code } = answer as { [Field in keyof EnvelopeWire]?: unknown };
  const read = Number(written(status));
  return {
    succeeded: read === SUCCESS,
    status: read,
    message: typeof msg === 'string' ? msg : '',
    data,
    code: written(code) || written(status),
  };
}

/** `status` of a successful answer. */
export const SUCCESS = 200;

/** Only primitive values are converted: an object of the wire may override `toString`. */
function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Error texts by field in `data`; empty without any. */
export function readFieldErrors(data: unknown): Record<string, string> {
  const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : null;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, written(message)]));
}
