import { ApiError } from '../error/index.ts';
import type { Api, Parameters } from './create-api.ts';

/** Whether a call failed because the backend does not have it: an existing CRMEB answers HTTP 404 (contract section 7). */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'transport' && error.status === 404;
}

/** The payload of a call that an existing CRMEB backend does not have: null where it answers HTTP 404 (contract section 7). */
export async function dataIfPresent(api: Api, path: string, query?: Parameters): Promise<unknown> {
  try {
    return (await api.get(path, query)).data;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}
