import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compiledOnce } from '../src/database/compiled-once.ts';
import { openDatabase, type Database } from '../src/database/open.ts';
import { DATABASES } from './databases.ts';

describe.each(DATABASES)('a statement that is compiled once on $name', ({ emptyPlace }) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(await emptyPlace());
    await sql`create table note (id integer, text text, written timestamptz)`.execute(database);
    await sql`insert into note values (1, 'first', '2026-01-01Z'), (2, null, '2026-01-02Z')`.execute(database);
  });
  afterAll(() => database.destroy());

  test('is built once and takes the parameters of each use, in their places and as often as they stand there', async () => {
    const build = vi.fn((within: Database, { id, text, since }: { id: number; text: string | null; since: Date }) =>
      within
        .selectNoFrom([
          sql<number>`${id}::integer`.as('id'),
          sql<string | null>`${text}::text`.as('text'),
          sql<string>`${'literal'}::text`.as('literal'),
          sql<number>`(select count(*) from note where id = ${id} and written >= ${since})`.as('found'),
        ])
        .limit(1),
    );
    const read = compiledOnce(build);
    const since = new Date('2026-01-01T00:00:00Z');
    expect(await read(database, { id: 1, text: 'one', since })).toEqual([
      { id: 1, text: 'one', literal: 'literal', found: 1 },
    ]);
    for (let time = 0; time < 4; time += 1) {
      const later = new Date(since.getTime() + 86_400_000);
      expect(await read(database, { id: 1, text: null, since: later })).toEqual([
        { id: 1, text: null, literal: 'literal', found: 0 },
      ]);
    }
    expect(build).toHaveBeenCalledTimes(1);
  });

  test('takes part in the transaction that it is given', async () => {
    const texts = compiledOnce((within, { ids }: { ids: number[] }) =>
      within.selectNoFrom(sql<string[]>`array(select text from note where id = any(${ids}::integer[]))`.as('texts')),
    );
    const inside = database.transaction().execute(async (transaction) => {
      await sql`insert into note values (3, 'third')`.execute(transaction);
      expect(await texts(transaction, { ids: [3] })).toEqual([{ texts: ['third'] }]);
      throw new Error('rolled back');
    });
    await expect(inside).rejects.toThrow('rolled back');
    expect(await texts(database, { ids: [1, 3] })).toEqual([{ texts: ['first'] }]);
  });
});
