import { isErrorNamed } from '@rider/api/error';
import type { ApiError } from '@rider/api/transport';
import { data } from 'react-router';

/** The backend's message of the error that made a loader fail, on server or client; null for any other failure. */
export function rejectionMessageOf(failure: unknown): string | null {
  const { data: thrown, init } = (failure ?? {}) as { data?: { message?: unknown } | null; init?: ResponseInit | null };
  return init?.status === 400 && typeof thrown?.message === 'string' && thrown.message !== '' ? thrown.message : null;
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
 * What a loader throws for a failed call: 404 for what is missing or not the visitor's, 400 with the backend's message, else
 * the status `away`.
 */
export function failureOf(error: ApiError, away: 503 | 504 = 503) {
  if (isMissing(error)) return data(null, { status: 404 });
  if (error.kind === 'rejected' || error.kind === 'verdict') return data({ message: error.message }, { status: 400 });
  return data(null, { status: away });
}
