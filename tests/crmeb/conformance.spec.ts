import { readFileSync } from 'node:fs';
import { openSocket } from '../conformance/conversation.ts';
import { tableOf, walk } from '../conformance/walk.ts';
import { BUYER } from './recorded-crmeb.ts';
import { expect, test } from './shop-before-crmeb.ts';

test('[R8.1] an unmodified CRMEB has fewer calls and answers none otherwise, a purchase, its refund and a chat as well; docs/crmeb.md has the table', async ({
  crmeb,
}) => {
  const results = await walk({
    fetch: (path, init) => fetch(new URL(path, crmeb.origin), init),
    ...BUYER,
    connectChat: openSocket(crmeb.origin),
  });
  expect(results.filter(({ state }) => state === 'differs')).toEqual([]);
  const calls = results.map(({ call }) => call);
  expect(calls).toEqual(expect.arrayContaining(['POST order/pay', 'POST order/refund/cancel', '/msg chat', 'logout']));
  const documented = readFileSync(new URL('../../docs/crmeb.md', import.meta.url), 'utf8');
  const wordsOf = (table: string) => table.replaceAll(/[ -]+/g, ' ');
  expect(wordsOf(documented)).toContain(wordsOf(tableOf(results)));
});
