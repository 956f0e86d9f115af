// @vitest-environment jsdom
import type { Api } from '@rider/api';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createElement } from 'react';
import { createRoutesStub, data, Form, useLoaderData } from 'react-router';
import { cache } from 'swr/_internal';
import { beforeEach, describe, expect, test } from 'vitest';
import { fetchAnswer, arrivalOf, loadInBrowser, preload } from './browser-load.ts';
import { entries } from './answer-cache.ts';
import { changing, invalidate, STALE_QUERIES, revalidateAfterError, setAnswer, type Change } from './changes.ts';
import { liveQuery, query, type QueryName } from './query.ts';
import { withPageApi } from '../../testing/page-api.ts';

withPageApi({});

/** The requested keys, in order. */
let fetched: unknown[] = [];

function counted(make: typeof query, name: QueryName, ...parameters: (string | object)[]) {
  const key = [name, ...parameters] as const;
  return make(key, (_api: Api) => {
    fetched.push(key.join(' '));
    return Promise.resolve(fetched.length);
  });
}

const CHANGES = Object.keys(STALE_QUERIES) as Change[];
const UNCHANGED: QueryName[] = ['banners', 'categories', 'company', 'countries', 'header', 'products', 'recommended'];
const NAMES = [...new Set<QueryName>([...CHANGES.flatMap((change) => STALE_QUERIES[change]), ...UNCHANGED])];

beforeEach(() => {
  fetched = [];
  entries.clear();
  for (const key of cache.keys()) cache.delete(key);
});

describe('the table of changes', () => {
  test('[R6.10] after each change only the queries listed for it are refetched, with any parameters', async () => {
    const names = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CHANGES), names, fc.nat(3), async (change, shown, page) => {
        entries.clear();
        const queries = shown.flatMap((name) => [counted(query, name), counted(query, name, { page })]);
        await Promise.all(queries.map(preload));
        fetched = [];
        invalidate(change);
        await Promise.all(queries.map(preload));
        const stale: readonly QueryName[] = STALE_QUERIES[change];
        const expected = queries.filter(({ key }) => stale.includes(key[0])).map(({ key }) => key.join(' '));
        expect(fetched.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  test.each<[Change, QueryName]>([
    ['order', 'cart-count'],
    ['order', 'own-coupons'],
    ['refund', 'order'],
    ['refund', 'balance'],
    ['review', 'product'],
    ['notice', 'user'],
    ['favourite', 'favourite'],
    ['address', 'checkout'],
  ])('a change of %s refetches %s', (change, name) => {
    expect(STALE_QUERIES[change]).toContain(name);
  });

  test('a screen that opens waits for stale queries', async () => {
    const answers: ((answer: string) => void)[] = [];
    const cart = query(['cart'], () => new Promise<string>((resolve) => answers.push(resolve)));
    await setAnswer(cart, 'before');
    await loadInBrowser([cart]);
    invalidate('cart');
    let isOpen = false;
    const opening = loadInBrowser([cart]).then(() => (isOpen = true));
    await expect.poll(() => answers).toHaveLength(1);
    expect(isOpen).toBe(false);
    answers[0]?.('after');
    await opening;
    expect(cache.get('@"cart",')?.data).toBe('after');
  });

  test('an answer requested before the change does not count as fresh', async () => {
    const answers: ((answer: string) => void)[] = [];
    const cart = query(['cart'], () => new Promise<string>((resolve) => answers.push(resolve)));
    const first = fetchAnswer(cart);
    await expect.poll(() => answers).toHaveLength(1);
    invalidate('cart');
    const second = fetchAnswer(cart);
    await expect.poll(() => answers).toHaveLength(2);
    answers[0]?.('before');
    answers[1]?.('after');
    expect(await Promise.all([first, second])).toEqual(['after', 'after']);
    expect(answers).toHaveLength(2);
  });

  test('live queries are fetched by every screen that opens, others once', async () => {
    const order = counted(liveQuery, 'order', 'cp1');
    const header = counted(query, 'header');
    await loadInBrowser([order, header]);
    await loadInBrowser([order, header]);
    expect(fetched).toEqual(['order cp1', 'header', 'order cp1']);
  });

  test('a known answer is not fetched', async () => {
    const favourite = query(['favourite', '7'], () => Promise.reject(new Error('fetched')));
    await setAnswer(favourite, true);
    expect(arrivalOf(favourite)).toBeGreaterThan(0);
    await preload(favourite);
    expect(cache.get('@"favourite","7",')?.data).toBe(true);
  });
});

describe('a form that changes something', () => {
  test.each([
    ['was carried out', () => Promise.resolve('answer')],
    ['failed, since it may have arrived', () => Promise.reject(new Error('broken'))],
  ])('invalidates its queries when it %s', async (_how, serverAction) => {
    const cards = counted(query, 'cards');
    await preload(cards);
    await changing('card')({ serverAction: serverAction as never }).catch(() => undefined);
    expect(arrivalOf(cards)).toBe(0);
  });
});

test('[R2.7] [R6.10] a rejected form is shown with current data, not with the data it was sent from', async () => {
  let price = 1;
  const Screen = () =>
    createElement(Form, { method: 'post' }, useLoaderData<number>(), createElement('button', null, 'Order'));
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Screen,
      HydrateFallback: () => null,
      loader: () => price,
      action: () => data({ message: 'The price has changed.' }, { status: 422 }),
      shouldRevalidate: revalidateAfterError,
    },
  ]);
  render(createElement(Stub));
  const button = await screen.findByRole('button');
  price = 2;
  button.click();
  await expect.poll(() => button.parentElement?.textContent).toBe('2Order');
});
