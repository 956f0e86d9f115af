import type { ApiError } from '@rider/api';

/** Codes by which a backend says that a thing is not there, or not the visitor's (contract 3.3, 3.6, 3.7, 3.8). */
const MISSING_CODES = new Set(['400533', '410294', '410173', '400495', '100026']);

/** The backend's words for a refused call with which a loader failed, on either side; null for any other failure. */
export function wordsOfRefusal(failure: unknown): string | null {
  const { data, init } = (failure ?? {}) as { data?: { message?: unknown } | null; init?: ResponseInit | null };
  return init?.status === 400 && typeof data?.message === 'string' && data.message !== '' ? data.message : null;
}

/** Tells whether a refusal means "no such thing". */
export function isMissing(error: ApiError): boolean {
  return error.kind === 'refused' && MISSING_CODES.has(String(error.code || error.status));
}
