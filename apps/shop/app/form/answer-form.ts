import type { Api } from '@rider/api';
import { data, type ActionFunctionArgs } from 'react-router';
import { formOf } from './form-of.ts';
import { requestScope } from '../data/request-scope.ts';
import { asResponse } from '../data/server-load.ts';
import type { FormOutcome } from './form-outcome.ts';

/** A screen's action for its forms: answers what became of the one that was sent, or fails as `asResponse` says. */
export async function answerForm(
  { request, context }: ActionFunctionArgs,
  save: (api: Api, form: FormData) => Promise<FormOutcome>,
) {
  const { api, origin } = context.get(requestScope);
  try {
    const outcome = await save(api, await formOf(request));
    return data<FormOutcome>(outcome, { status: outcome.saved ? 200 : 422 });
  } catch (error) {
    throw asResponse(error, request, origin);
  }
}
