import * as v from 'valibot';
import { API_KEY_DAYS, API_KEY_OVERLAPS, API_SCOPES, type ApiScope } from '../../api-key/index.ts';
import { choiceOf, shortText } from '../fields/index.ts';

const choiceOfNumber = <Choice extends number>(choices: readonly Choice[], message: string) =>
  v.pipe(choiceOf(choices.map(String), message), v.transform(Number));

/** A new API key: its name, its scopes joined by commas, and its lifetime in days. */
export const apiKeySchema = v.object({
  name: shortText('validation.apiKey.name'),
  scopes: v.pipe(
    v.string(),
    v.transform((text) => API_SCOPES.filter((scope) => text.split(',').includes(scope))),
    v.custom<ApiScope[]>((scopes) => Array.isArray(scopes) && scopes.length > 0, 'validation.apiKey.scopes'),
  ),
  days: choiceOfNumber(API_KEY_DAYS, 'validation.apiKey.days'),
});

/** The hours for which a rotated key accepts its old secret. */
export const apiKeyRotationSchema = v.object({
  overlap: choiceOfNumber(API_KEY_OVERLAPS, 'validation.apiKey.overlap'),
});
