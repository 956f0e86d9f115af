import type { ApiError } from '@rider/api/transport';
import { isErrorNamed } from '@rider/api/error';

/** The backend's message of the error that made a loader fail, on server or client; null for any other failure. */
export function rejectionMessageOf(failure: unknown): string | null {
  const { data, init } = (failure ?? {}) as { data?: { message?: unknown } | null; init?: ResponseInit | null };
  return init?.status === 400 && typeof data?.message === 'string' && data.message !== '' ? data.message : null;
}

/** The data of a page that failed because the backend has no such call. */
export const NOT_OFFERED = { notOffered: true } as const;

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
