import { ApiError } from '@rider/api/transport';
import { data, RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { requestScope, type RequestScope } from '../data/request-scope.ts';
import { loadBesideForm } from '../data/server-load.ts';
import { answerForm } from './answer-form.ts';
import type { FormOutcome } from './form-outcome.ts';

/** What a screen's loader loads after the form was answered with an outcome. */
async function loadedAfter(outcome: FormOutcome, failure: unknown): Promise<string> {
  const context = new RouterContextProvider();
  context.set(requestScope, { isFormRejected: false } as RequestScope);
  const request = new Request('http://shop.test/', { method: 'POST', body: new URLSearchParams() });
  await answerForm({ request, context } as unknown as ActionFunctionArgs, () => Promise.resolve(outcome));
  return loadBesideForm({ context }, () => Promise.reject(failure), 'the form alone');
}

const REFUSED: FormOutcome = { intent: 'x', saved: false, typed: {}, errors: { email: 'missing' }, message: null };

test.each([
  ['a call', new ApiError('transport', 'away')],
  ['a loader', data(null, { status: 503 })],
])('[R10.7] a rejected form is shown with its errors when %s fails because the backend is away', async (_, failure) => {
  expect(await loadedAfter(REFUSED, failure)).toBe('the form alone');
  await expect(loadedAfter({ intent: 'x', saved: true }, failure)).rejects.toBe(failure);
});

test.each([data(null, { status: 404 }), new ApiError('session', 'over'), new TypeError('a fault')])(
  '[R10.7] a rejected form hides no other failure (%#)',
  async (failure) => {
    await expect(loadedAfter(REFUSED, failure)).rejects.toBe(failure);
  },
);
