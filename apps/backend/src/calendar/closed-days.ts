import type { ClosedDay, OperatorList } from '@rider/api/operator';
import type { ClosedDays } from '@rider/model/shipping';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { shopDayOf } from '../http/days.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { messageText } from '../messages/index.ts';
import { requireSeen, type Seen } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';

/** The closed days from the day of `now` (epoch ms) on. */
export async function readClosedDays(database: Database, now: number): Promise<ClosedDays> {
  const rows = await database.selectFrom('closed_day').select('day').where('day', '>=', shopDayOf(now)).execute();
  return new Set(rows.map(({ day }) => day));
}

/** A page of the closed days, upcoming ones first, each group in order; `state` is `upcoming`, `past` or any. */
export async function listClosedDays(
  database: Database,
  query: OperatorListQuery,
  now: number,
): Promise<OperatorList<ClosedDay>> {
  const { search, pattern, state } = query;
  const today = shopDayOf(now);
  let found = database.selectFrom('closed_day');
  if (search !== '')
    found = found.where((where) => where.or([where('name', 'ilike', pattern), where('day', 'ilike', pattern)]));
  if (state === 'upcoming') found = found.where('day', '>=', today);
  if (state === 'past') found = found.where('day', '<', today);
  const rows = found
    .select(['day', 'name'])
    .orderBy((order) => order('day', '<', today))
    .orderBy('day');
  return readPage(found, rows, query, (closed) => closed);
}

/** Closes the shop on a day, or changes the reason that the operator saw. @throws ApiError `faulty-fields` for a day that is closed, `changed-meanwhile`. */
export async function closeDay(
  database: Database,
  operator: Operator,
  { day, name, seen }: ClosedDay & { seen: Seen },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('closed_day')
      .values({ day, name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    const stored = await transaction
      .selectFrom('closed_day')
      .select('name')
      .where('day', '=', day)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const isNew = (seen.values['name'] ?? null) === null;
    if (isNew && added === undefined)
      throw fieldErrorTexts({ day: messageText('backend.closedDay.exists', seen.locale, { name: stored.name }) });
    if (!isNew) {
      const current = { name: added === undefined ? stored.name : null };
      await requireSeen(transaction, seen, current, { subject: day, actions: ['closedDay.add', 'closedDay.remove'] });
      await transaction.updateTable('closed_day').set({ name }).where('day', '=', day).execute();
    }
    await recordOperatorAction(transaction, { operator, action: 'closedDay.add', subject: day, detail: name });
  });
}

/** Opens the shop on a closed day. Does and logs nothing for an open day. */
export async function openDay(database: Database, operator: Operator, day: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('closed_day')
      .where('day', '=', day)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) return;
    const { name } = removed;
    await recordOperatorAction(transaction, { operator, action: 'closedDay.remove', subject: day, detail: name });
  });
}
