import { ApiError } from '../error/index.ts';
import type { Answer, Api, Parameters } from './create-api.ts';

/** The status of calls that the backend does not have, from the shop's server and in HTTP. */
export const ABSENT = 404;

/** Whether a call failed because the backend does not have it. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && ['transport', 'rejected'].includes(error.kind) && error.status === ABSENT;
}

/** The answer to a GET call that CRMEB may not have; null where it is absent. */
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
