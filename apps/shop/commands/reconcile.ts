/**
 * Compares a day's payments and refunds with what their providers say: `pnpm reconcile [YYYY-MM-DD]`, by default yesterday, in UTC, with the shop's
 * settings. Prints what differs and ends with 1 where something does, with 2 where it could not compare. With the embedded database, stop
 * the shop first: a folder has one process.
 */
import { reconcilePayments } from '@rider/backend';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { readSettings } from '../server/settings/settings.ts';

const DAY = 86_400_000;
const yesterday = new Date(Date.now() - DAY).toISOString().slice(0, 10);
const write = (line: string): boolean => process.stdout.write(`${line}\n`);
const inWords = (amount: Money | null): string => (amount === null ? 'nothing' : moneyToDecimal(amount));

try {
  const [day = yesterday] = process.argv.slice(2);
  const from = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(from)) throw new Error(`a day is written YYYY-MM-DD, not "${day}"`);
  const {
    dataDirectory: dataDir,
    databaseUrl,
    payments,
    demo,
    publicOrigin,
    apiOrigin,
    formats,
  } = readSettings(process.env);
  if (apiOrigin !== null) throw new Error('payments of a shop in front of another backend are that backend’s');
  const place = databaseUrl === null ? { dataDir } : { databaseUrl };
  const found = await reconcilePayments(
    { ...place, payments, demo, formats, shopOrigin: publicOrigin },
    { from, until: from + DAY },
  );
  for (const { kind, method, reference, payout, ours, theirs } of found.differences)
    write(
      `${kind.padEnd(20)} ${method.padEnd(7)} ${reference} ${payout}  here ${inWords(ours)}, there ${inWords(theirs)}`,
    );
  write(
    `${day}: ${found.compared} payments, ${found.payouts} sent back, paid here ${inWords(found.ours)}, there ${inWords(found.theirs)}`,
  );
  write(found.differences.length === 0 ? 'Everything agrees.' : `${found.differences.length} differ.`);
  for (const method of found.unlisted) write(`${method} has not written its list of the day yet.`);
  if (found.isCut) write('There were more payments than one run compares.');
  process.exitCode = found.differences.length > 0 || found.isCut ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
