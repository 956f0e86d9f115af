import { ApiError } from '../error/index.ts';
import type { Answer, Api, Parameters } from './create-api.ts';

/** The status by which the shop's server says that the backend has no such call, and HTTP's own. */
export const ABSENT = 404;

/** Whether a call failed because the backend does not have it. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && ['transport', 'refused'].includes(error.kind) && error.status === ABSENT;
}

/** The answer to a reading call that an existing CRMEB backend may not have; null where it is absent. */
export async function answerIfPresent(api: Api, path: string, query?: Parameters): Promise<Answer | null> {
  try {
    return await api.get(path, query);
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/** Like {@link answerIfPresent}, its payload. */
export async function dataIfPresent(api: Api, path: string, query?: Parameters): Promise<unknown> {
  return (await answerIfPresent(api, path, query))?.data ?? null;
}
