import type { OperatorList, OperatorLogEntry } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';

/** Limits a list to some actions and subjects, as patterns for `like`. */
interface Scope {
  action: string;
  subject: string;
}

/** A page of the operators' actions, newest first; `state` filters by one action. */
export async function listOperatorActions(
  database: Database,
  query: OperatorListQuery,
  locale: Locale,
  scope?: Scope,
): Promise<OperatorList<OperatorLogEntry>> {
  const { search, pattern, state } = query;
  let found = database.selectFrom('operator_action').innerJoin('agent', 'agent.id', 'operator_action.agent_id');
  if (scope) found = found.where('subject', 'like', scope.subject).where('action', 'like', scope.action);
  if (search !== '')
    found = found.where((where) =>
      where.or([
        where('subject', 'ilike', pattern),
        where('detail', 'ilike', pattern),
        where('agent.account', 'ilike', pattern),
      ]),
    );
  if (state !== '') found = found.where('action', '=', state);
  const rows = found
    .select(['operator_action.id', 'action', 'subject', 'detail', 'acted_at', 'agent.name'])
    .orderBy('acted_at', 'desc')
    .orderBy('operator_action.id', 'desc');
  return readPage(found, rows, query, ({ id, acted_at: at, name, ...entry }) => ({
    ...entry,
    id: String(id),
    operator: name[locale],
    at: at.getTime(),
  }));
}
