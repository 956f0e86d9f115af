import { createApi } from '@rider/api/transport';
import { expect, test } from 'vitest';
import { query } from '../../app/data/query.ts';
import { KeptAnswers, type ObservedApi } from './kept-answers.ts';

const answerOf = (data: unknown, cacheControl: string) =>
  Response.json({ status: 200, msg: 'success', data }, { headers: { 'Cache-Control': cacheControl } });

/** A client of a buyer, by whose token `backend` answers, and the number of its calls. */
function clientOf(backend: (path: string, token: string) => Response | Promise<Response>) {
  const calls: string[] = [];
  const as = (token: string): ObservedApi => {
    return (see) =>
      createApi({
        baseUrl: 'http://shop.test/api',
        locale: 'en-US',
        token,
        fetch: (address) => {
          calls.push(`${token} ${new URL(address).pathname}`);
          const answer = Promise.resolve(address).then((each) => backend(new URL(each).pathname, token));
          see(answer);
          return answer;
        },
      });
  };
  return { calls, as };
}

const header = query(['header'], async (api) => (await api.get('header')).data as { name: string });
const both = query(['user'], async (api) => {
  const [open, own] = await Promise.all([api.get('open'), api.get('own')]);
  return { open: open.data, own: own.data };
});

/** Everything was asked for once: only from then on is it kept. */
async function askedOnce(clock?: () => number): Promise<KeptAnswers> {
  const kept = new KeptAnswers(clock);
  const { as } = clientOf(() => answerOf({}, 'public, max-age=30'));
  for (const locale of ['en-US', 'zh-CN'] as const)
    for (const each of [header, both]) await kept.ask<unknown>(each, locale, as('first'));
  return kept;
}

test('an answer that is the same for everybody is asked once, for as long as it says and by language', async () => {
  let now = 1;
  const kept = await askedOnce(() => now);
  const { calls, as } = clientOf((_, token) => answerOf({ name: token }, 'public, max-age=5'));
  const first = await kept.ask(header, 'en-US', as('anna'));
  expect(await kept.ask(header, 'en-US', as('ben'))).toBe(first);
  expect(calls).toHaveLength(1);
  expect(await kept.ask(header, 'zh-CN', as('ben'))).toEqual({ name: 'ben' });
  now += 5_001;
  expect(await kept.ask(header, 'en-US', as('ben'))).toEqual({ name: 'ben' });
});

test.each(['private, no-store', 'no-store', 'max-age=60', 'public', 'public, max-age=0'])(
  '[R4.1] two buyers never see each other’s answer: nothing is kept with %s',
  async (cacheControl) => {
    const kept = await askedOnce();
    const { as } = clientOf((_, token) => answerOf({ name: token }, cacheControl));
    expect(await kept.ask(header, 'en-US', as('anna'))).toEqual({ name: 'anna' });
    expect(await kept.ask(header, 'en-US', as('ben'))).toEqual({ name: 'ben' });
  },
);

test('[R4.1] an answer made of a public and a private one is private', async () => {
  const kept = await askedOnce();
  const { as } = clientOf((path, token) =>
    answerOf(path.endsWith('own') ? token : 'open', path.endsWith('own') ? 'private, no-store' : 'public, max-age=30'),
  );
  expect(await kept.ask(both, 'en-US', as('anna'))).toEqual({ open: 'open', own: 'anna' });
  expect(await kept.ask(both, 'en-US', as('ben'))).toEqual({ open: 'open', own: 'ben' });
});

test('what is forgotten is asked again, also where it was being asked for meanwhile', async () => {
  const kept = await askedOnce();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let name = 'before';
  const { as } = clientOf(async () => {
    const read = answerOf({ name }, 'public, max-age=30');
    await held;
    return read;
  });
  const asked = kept.ask(header, 'en-US', as('anna'));
  await new Promise(setImmediate);
  name = 'after';
  kept.forget();
  release();
  expect(await asked).toEqual({ name: 'before' });
  expect(await kept.ask(header, 'en-US', as('anna'))).toEqual({ name: 'after' });
  name = 'later';
  expect(await kept.ask(header, 'en-US', as('anna'))).toEqual({ name: 'after' });
  kept.forget();
  expect(await kept.ask(header, 'en-US', as('anna'))).toEqual({ name: 'later' });
});

test('[R10.1] what is asked for once is not kept', async () => {
  const kept = new KeptAnswers();
  const { calls, as } = clientOf(() => answerOf({ name: 'Rider' }, 'public, max-age=30'));
  for (let turn = 0; turn < 3; turn += 1) await kept.ask(header, 'en-US', as('anna'));
  expect(calls).toHaveLength(2);
});
