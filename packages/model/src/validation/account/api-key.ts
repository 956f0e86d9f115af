import * as v from 'valibot';
import { API_KEY_DAYS, SECRET_OVERLAPS, API_SCOPES } from '../../api-key/index.ts';
import { choiceOfNumber, choicesOf, lineText } from '../fields/index.ts';

/** A new API key: its name, its scopes joined by commas, and its lifetime in days. */
export const apiKeySchema = v.object({
  name: lineText('validation.apiKey.name'),
  scopes: choicesOf(API_SCOPES, 'validation.apiKey.scopes'),
  days: choiceOfNumber(API_KEY_DAYS, 'validation.apiKey.days'),
});

/** The hours for which the old secret of a key or webhook is valid after a rotation. */
export const secretRotationSchema = v.object({
  overlap: choiceOfNumber(SECRET_OVERLAPS, 'validation.apiKey.overlap'),
});
