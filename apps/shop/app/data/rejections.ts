import { isErrorNamed } from '@rider/api/error';
import type { ApiError } from '@rider/api/transport';
import { data } from 'react-router';

/** The backend's message and code of the error that made a loader fail, on server or client; null for any other failure. */
export function rejectionOf(failure: unknown): Rejection | null {
  const { data: thrown, init } = (failure ?? {}) as { data?: Partial<Rejection> | null; init?: ResponseInit | null };
  const { message, code = '' } = thrown ?? {};
  return init?.status === 400 && typeof message === 'string' && message !== '' ? { message, code } : null;
}

/** Why the backend rejected a call. */
interface Rejection {
  message: string;
  code: string;
}

/** Whether an error means that something does not exist or is not the visitor's. */
export function isMissing(error: ApiError): boolean {
  return isErrorNamed(
    error,
    'not-found',
    'unknown-product',
    'unknown-item-or-order',
    'unknown-order',
    'unknown-refund',
  );
}

/** What a loader throws for a screen that the backend does not support. */
export const notOffered = () => data({ notOffered: true }, { status: 404 });

/**
 * What a loader throws for a failed call: 404 for what is missing or not the visitor's, 400 with the backend's message and code,
 * else the status `away`.
 */
export function failureOf(error: ApiError, away: 503 | 504 = 503) {
  if (isMissing(error)) return data(null, { status: 404 });
  if (error.kind === 'rejected' || error.kind === 'verdict') {
    const { message, code } = error;
    return data({ message, code }, { status: 400 });
  }
  return data(null, { status: away });
}
