import { present } from '../wire/index.ts';
import type { Api, Parameters } from './create-api.ts';
import { dataIfPresent } from './data-if-present.ts';

// Calls that only our own backend has return JSON of the model, without a wire format.

/** The answer of an own GET call. Throws `malformed` where there is none. */
export async function getOwn<Answer>(api: Api, path: string, query: Parameters = {}): Promise<Answer> {
  return present((await api.get(path, query)).data, path) as Answer;
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
