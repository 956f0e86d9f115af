import type { OperatorActionWire, OperatorListWire } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';

/** A page of the operators' actions on the wire, newest first; `state` filters by one action. */
export async function listOperatorActions(
  database: Database,
  { search, pattern, state, limit, offset }: OperatorListQuery,
  locale: Locale,
): Promise<OperatorListWire<OperatorActionWire>> {
  let found = database.selectFrom('operator_action').innerJoin('agent', 'agent.id', 'operator_action.agent_id');
  if (search !== '')
    found = found.where((where) =>
      where.or([
        where('subject', 'ilike', pattern),
        where('detail', 'ilike', pattern),
        where('agent.account', 'ilike', pattern),
      ]),
    );
  if (state !== '') found = found.where('action', '=', state);
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['operator_action.id', 'action', 'subject', 'detail', 'acted_at', 'agent.name'])
    .orderBy('acted_at', 'desc')
    .orderBy('operator_action.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    id: row.id,
    action: row.action,
    subject: row.subject,
    detail: row.detail,
    operator: row.name[locale],
    add_time: Math.floor(row.acted_at.getTime() / 1000),
  }));
  return { list, count };
}
