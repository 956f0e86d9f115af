import type { Api, Parameters } from '../transport/index.ts';
import { present } from '../wire/index.ts';

/** The path of an operator's call, with encoded values: operatorPath`orders/${number}/ship`. */
export function operatorPath(texts: TemplateStringsArray, ...values: readonly string[]): string {
  return `operator/${String.raw({ raw: texts }, ...values.map(encodeURIComponent))}`;
}

/** Sends a GET call of operators. Only our own backend has these calls; it returns JSON of the model. */
export async function operatorGet<Answer>(api: Api, path: string, query: Parameters = {}): Promise<Answer> {
  return present((await api.get(path, query)).data, path) as Answer;
}

/** Sends a POST call of operators. `input` is the form as typed; it rejects with errors by field. */
export async function operatorPost<Answer = void>(api: Api, path: string, input: Parameters = {}): Promise<Answer> {
  return (await api.post(path, input)).data as Answer;
}
