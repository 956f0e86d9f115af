import { present } from '../wire/index.ts';
import { ApiError } from '../error/index.ts';
import type { Api, Parameters } from './create-api.ts';
import { ABSENT, dataIfPresent, hasOwnCalls } from './data-if-present.ts';

// Calls that only our own backend has return JSON of the model, without a wire format.

/** The answer of an own GET call. Throws `malformed` where there is none. */
export async function getOwn<Answer>(api: Api, path: string, query: Parameters = {}): Promise<Answer> {
  return present((await api.get(path, query)).data, path) as Answer;
}

/** Like {@link getOwn}, for a screen that a buyer may open in front of a CRMEB: there it fails like an absent call, without calling. */
export async function getOwnAsBuyer<Answer>(api: Api, path: string, query?: Parameters): Promise<Answer> {
  if (await hasOwnCalls(api)) return getOwn(api, path, query);
  throw new ApiError('transport', `${path} is not in CRMEB`, { status: ABSENT });
}

/** The answer of an own GET call, or `absent` in front of a CRMEB, which lacks it. */
export async function getOwnIfPresent<Answer>(
  api: Api,
  path: string,
  absent: Answer,
  query?: Parameters,
): Promise<Answer> {
  const data = await dataIfPresent(api, path, query);
  return data === null ? absent : (present(data, path) as Answer);
}

/** Sends an own POST call. */
export async function postOwn<Answer = void>(api: Api, path: string, input: Parameters = {}): Promise<Answer> {
  return (await api.post(path, input)).data as Answer;
}
