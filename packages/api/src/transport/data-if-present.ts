import { ApiError } from '../error/index.ts';
import type { Api, Parameters } from './create-api.ts';

/** The payload of a call that an existing CRMEB backend does not have: null where it answers HTTP 404 (contract section 7). */
export async function dataIfPresent(api: Api, path: string, query?: Parameters): Promise<unknown> {
  try {
    return (await api.get(path, query)).data;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'transport' && error.status === 404) return null;
    throw error;
  }
}
