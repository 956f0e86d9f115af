import type { OperatorList, StaffMember } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';

/** A page of those who work for the shop, by account; demonstration agents only where they may sign in. */
export async function listStaff(
  { database, demo, clock }: { database: Database; demo: boolean; clock: () => number },
  query: OperatorListQuery,
  locale: Locale,
): Promise<OperatorList<StaffMember>> {
  const { search, pattern, state } = query;
  // The first owner has no account before accepting the invitation.
  let found = database.selectFrom('agent').where('account', '<>', '');
  if (!demo) found = found.where('demo', '=', false);
  if (search !== '')
    found = found.where((where) =>
      where.or([where('account', 'ilike', pattern), where(sql<string>`name::text`, 'ilike', pattern)]),
    );
  if (state === 'active') found = found.where('active', '=', true);
  if (state === 'invited') found = found.where('password_hash', '=', '');
  if (state === 'deactivated') found = found.where('active', '=', false).where('password_hash', '<>', '');
  const now = new Date(clock());
  const rows = found
    .select(['id', 'account', 'name', 'staff_role', 'active', 'password_hash'])
    .select((select) => [
      select
        .selectFrom('agent_session')
        .whereRef('agent_session.agent_id', '=', 'agent.id')
        .where('expires_at', '>', now)
        .select((count) => count.fn.countAll<number>().as('sessions'))
        .as('sessions'),
      select
        .exists(
          select
            .selectFrom('agent_second_step')
            .whereRef('agent_second_step.agent_id', '=', 'agent.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('second_step'),
    ])
    .orderBy('account');
  return readPage(found, rows, query, (row) => ({
    id: String(row.id),
    account: row.account,
    name: row.name[locale],
    role: row.staff_role,
    state: row.active ? 'active' : row.password_hash === '' ? 'invited' : 'deactivated',
    secondStep: Boolean(row.second_step),
    sessions: row.sessions ?? 0,
  }));
}
