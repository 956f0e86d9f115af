import { readFileSync } from 'node:fs';
import { openSocket } from '../conformance/conversation.ts';
import { tableOf, checkConformance } from '../conformance/check-conformance.ts';
import { BUYER } from './recorded-crmeb.ts';
import { expect, test } from './shop-before-crmeb.ts';

test('[R8.1] an unmodified CRMEB answers as the table of docs/crmeb.md lists', async ({ crmeb }) => {
  const { length } = crmeb.absent;
  const results = await checkConformance({
    fetch: (path, init) => fetch(new URL(path, crmeb.origin), init),
    ...BUYER,
    connectChat: openSocket(crmeb.origin),
  });
  // It makes the calls that CRMEB lacks on purpose.
  crmeb.absent.length = length;
  expect(results.filter(({ state }) => state === 'differs')).toEqual([]);
  const calls = results.map(({ call }) => call);
  expect(calls).toEqual(expect.arrayContaining(['POST order/pay', 'POST order/refund/cancel', '/msg chat', 'logout']));
  const documented = readFileSync(new URL('../../docs/crmeb.md', import.meta.url), 'utf8');
  const wordsOf = (table: string) => table.replaceAll(/[ -]+/g, ' ');
  expect(wordsOf(documented)).toContain(wordsOf(tableOf(results)));
});
