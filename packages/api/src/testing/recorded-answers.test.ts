import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { getCategories } from '../catalogue/index.ts';
import { changeLanguage } from '../site/index.ts';
import { ApiError } from '../transport/index.ts';
import { answeringApi, capturedApi, readCapture } from './recorded-answers.ts';
import { findCall, CALLS } from './calls.ts';
import { EXPECTED } from './expected-answers.ts';

const NAMES = readdirSync(new URL('../../fixtures/', import.meta.url))
  .map((file) => file.replace(/\.json$/, ''))
  .filter((name) => name !== 'websocket_session')
  .filter((name) => {
    const { method, path } = readCapture(name).request;
    return findCall(method, path) !== undefined;
  });

/** Objects and lists of the table contain only the relevant members. */
function matching(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(matching);
  if (typeof expected !== 'object' || expected === null) return expected;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, matching(value)])),
  );
}

async function failureOf(attempt: Promise<unknown>): Promise<ApiError> {
  const outcome = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(ApiError);
  return outcome as ApiError;
}

function statusOf(response: unknown): number {
  return typeof response === 'object' && response !== null && 'status' in response
    ? Number(response.status)
    : Number.NaN;
}

const NOT_THERE = new Set(['category_all', 'changeLanguage', 'get_header', 'order_express.no_service']);
const good = NAMES.filter((name) => statusOf(readCapture(name).response) === 200);
const bad = NAMES.filter((name) => !good.includes(name) && !NOT_THERE.has(name) && name !== 'news_detail.missing');
const VERDICTS = ['order_pay.yue_insufficient'];

describe('[R8.2] recorded successes', () => {
  it('cover what the table expects', () => {
    expect(Object.keys(EXPECTED).filter((name) => !good.includes(name))).toEqual([]);
  });

  it.each(good.filter((name) => !VERDICTS.includes(name)))('%s is decoded', async (name) => {
    const { api, seen, capture } = capturedApi(name);
    const { method, path } = capture.request;
    const value = await findCall(method, path)?.(api);
    expect(seen[0]).toMatchObject({ method });
    const expected = EXPECTED[name];
    expect(value).toEqual(name in EXPECTED ? matching(expected) : value);
  });

  it("[R3.5] the existing backend's category tree is read from children and big_pic", async () => {
    const categories = await getCategories(capturedApi('category').api);
    expect(categories[0]).toMatchObject({
      id: '1',
      name: 'Shower Hinges',
      children: [{ id: '10', name: 'Series 10' }, {}, {}],
    });
  });
});

describe('[R8.2] recorded failures', () => {
  it.each(bad)('%s rejects with the status and message of the answer', async (name) => {
    const { api, capture } = capturedApi(name);
    const error = await failureOf(findCall(capture.request.method, capture.request.path)?.(api) ?? Promise.resolve());
    const { msg, code } = capture.response as { msg: string; code?: string };
    const status = statusOf(capture.response);
    const kind = [110002, 110003, 110004].includes(status) ? 'session' : 'rejected';
    // CRMEB could not reach the provider, and answered the text of its HTTP client.
    const expected = msg.startsWith('cURL error')
      ? { kind: 'transport', status: 502 }
      : { kind, status: capture.http, message: msg, code: String(code ?? status) };
    expect(error).toMatchObject(expected);
  });

  it('[R6.1] an order without a tracking service has no track, instead of an error about a token', async () => {
    expect(await CALLS['GET /order/express/*']?.(capturedApi('order_express.no_service').api)).toBeNull();
  });

  it('[R6.6] an insufficient balance is a verdict although the outer status is 200', async () => {
    const { api, capture } = capturedApi('order_pay.yue_insufficient');
    const error = await failureOf(CALLS['POST /order/pay']?.(api) ?? Promise.resolve());
    expect(error).toMatchObject({ kind: 'verdict', code: 'PAY_DEFICIENCY' });
    expect(error.message).toBe((capture.response as { msg: string }).msg);
  });

  it('category_all is missing: a transport error with HTTP 404 if its substitute is missing, too', async () => {
    const { api, capture } = capturedApi('category_all');
    const error = await failureOf(findCall(capture.request.method, capture.request.path)?.(api) ?? Promise.resolve());
    expect(error).toMatchObject({ kind: 'transport', status: 404 });
  });

  it('[R3.8] a missing changeLanguage is ignored', async () => {
    expect(await changeLanguage(capturedApi('changeLanguage').api, 'zh-CN')).toBe('');
  });
});

/** Changes one value somewhere in a recorded answer. */
function spoil(value: unknown, path: number[], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return replacement;
  const entries = Object.entries(value);
  if (entries.length === 0) return replacement;
  const index = step % entries.length;
  const changed = entries.map(([key, member], at) => [key, at === index ? spoil(member, rest, replacement) : member]);
  return Array.isArray(value) ? changed.map(([, member]) => member) : Object.fromEntries(changed);
}

async function answersOrFailsCleanly(call: (typeof CALLS)[string], body: string): Promise<boolean> {
  const outcome = await call(answeringApi(body).api).catch((error: unknown) => error);
  return !(outcome instanceof Error) || outcome instanceof ApiError;
}

const junk = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('constructor', '__proto__', 1e308, -1, 1.5, '1e999', { toString: 1 }),
);

describe('[R8.2] tolerance', () => {
  it.each(Object.entries(CALLS))('%s throws nothing but ApiError at random data', async (_name, call) => {
    const outcome = await fc.check(
      fc.asyncProperty(junk, (data) => answersOrFailsCleanly(call, JSON.stringify({ status: 200, msg: 'ok', data }))),
      randomRuns(60),
    );
    expect(outcome).toMatchObject({ failed: false });
  });

  it.each(good)('%s with one value spoiled throws nothing but ApiError', async (name) => {
    const { request, response } = readCapture(name);
    const call = findCall(request.method, request.path);
    if (!call) throw new Error(`no call for ${name}`);
    const data = (response as { data?: unknown } | null)?.data;
    const outcome = await fc.check(
      fc.asyncProperty(fc.array(fc.nat(60), { minLength: 1, maxLength: 6 }), junk, (path, value) =>
        answersOrFailsCleanly(call, JSON.stringify({ status: 200, msg: 'ok', data: spoil(data, path, value) })),
      ),
      randomRuns(60),
    );
    expect(outcome).toMatchObject({ failed: false });
  });

  it('ignores members it does not know', async () => {
    const body = JSON.stringify({ status: '200', msg: 'ok', extra: 1, data: { count: '7', sum_price: 0, new: {} } });
    await expect(CALLS['GET /cart/count']?.(answeringApi(body).api)).resolves.toEqual({ pieces: 7 });
  });
});
