import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseOverPGlite, type Database, type Transaction } from '../../src/database/open.ts';
import { copyPGlite } from '../testing/databases.ts';

let database: Database;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  database = databaseOverPGlite(await copyPGlite('emptyDump'), {
    longestWait: 200,
    mostWaiting: 3,
    longestIdle: 500,
  });
  await sql`create table note (text text)`.execute(database);
});
afterEach(() => database.destroy());

const notes = async () => (await sql<{ text: string }>`select text from note`.execute(database)).rows;
const write = (text: string, into: Database | Transaction = database) =>
  sql`insert into note values (${text})`.execute(into);
const AWAY = { name: 'DatabaseUnavailable' };

/** A transaction that writes and then waits for its release, to write again or to end. */
function hang({ writesLate = true } = {}) {
  let resume: () => void = () => undefined;
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  let started: () => void = () => undefined;
  const writing = new Promise<void>((resolve) => {
    started = resolve;
  });
  const end = database.transaction().execute(async (transaction) => {
    await write('never', transaction);
    started();
    await resumed;
    if (writesLate) await write('late', transaction);
  });
  return { writing, resume, end };
}

test('[R10.2] a caller is rejected if the wait for the connection is too long or the queue is full', async () => {
  const { writing, resume, end } = hang();
  await writing;
  const waiting = ['a', 'b', 'c'].map((text) => write(text));
  await expect(write('d')).rejects.toMatchObject(AWAY);
  for (const each of await Promise.allSettled(waiting))
    expect(each).toMatchObject({ status: 'rejected', reason: AWAY });
  resume();
  await end;
  expect(await notes()).toEqual([{ text: 'never' }, { text: 'late' }]);
});

test('[R10.7] a hanging transaction is rolled back, the next ones run, and its late end has no effect', async () => {
  const { writing, resume, end } = hang();
  await writing;
  await vi.waitFor(() => write('next'), { timeout: 20_000 });
  expect(await notes()).toEqual([{ text: 'next' }]);
  const other = database.transaction().execute((transaction) => write('other', transaction));
  resume();
  await expect(end).rejects.toMatchObject(AWAY);
  await other;
  expect(await notes()).toEqual([{ text: 'next' }, { text: 'other' }]);
});

test('[R10.7] the late end of a hung transaction does not disable the timeout of the next one', async () => {
  const first = hang({ writesLate: false });
  await first.writing;
  await vi.waitFor(() => write('next'), { timeout: 20_000 });
  const second = hang();
  await second.writing;
  first.resume();
  await expect(first.end).rejects.toMatchObject(AWAY);
  await vi.waitFor(() => write('after'), { timeout: 20_000 });
  expect(await notes()).toEqual([{ text: 'next' }, { text: 'after' }]);
  second.resume();
  await expect(second.end).rejects.toMatchObject(AWAY);
});

test('[R10.2] callers get the connection in the order of arrival, and a failure releases it', async () => {
  const done: string[] = [];
  const work = ['a', 'b', 'c'].map((text) =>
    database
      .transaction()
      .execute(async (transaction) => {
        await write(text, transaction);
        if (text === 'b') throw new Error('broken');
      })
      .then(
        () => done.push(text),
        () => done.push(`${text} failed`),
      ),
  );
  await Promise.all(work);
  expect(done).toEqual(['a', 'b failed', 'c']);
  expect(await notes()).toEqual([{ text: 'a' }, { text: 'c' }]);
});
