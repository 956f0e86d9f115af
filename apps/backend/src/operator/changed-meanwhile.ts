import type { OperatorActionName } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { messageText } from '../messages/index.ts';

/** The error of a save after another operator's change, with the name of who made it. */
export async function changedMeanwhile(
  database: Database,
  changedBy: number | null,
  locale: Locale,
): Promise<ApiError> {
  const editor = await database
    .selectFrom('agent')
    .select('name')
    .where('id', '=', changedBy ?? 0)
    .executeTakeFirst();
  const name = editor?.name[locale] ?? messageText('backend.changed-by-other', locale);
  return new ApiError('changed-meanwhile', { status: 400, parameters: { name } });
}

/** What an operator saw of the values that a call changes, and the operator's language. */
export interface Seen {
  values: Readonly<Record<string, unknown>>;
  locale: Locale;
}

/**
 * Requires that the operator saw the stored values, which the transaction has locked. @throws ApiError `changed-meanwhile` with the name of who
 * changed them last, by the log.
 */
export async function requireSeen(
  transaction: Transaction,
  { values, locale }: Seen,
  stored: Readonly<Record<string, string | number | boolean | null>>,
  { subject, actions }: { subject: string; actions: readonly OperatorActionName[] },
): Promise<void> {
  if (Object.entries(stored).every(([name, value]) => values[name] === value)) return;
  const last = await transaction
    .selectFrom('operator_action')
    .select('agent_id')
    .where('subject', '=', subject)
    .where('action', 'in', actions)
    .orderBy('acted_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  throw await changedMeanwhile(transaction, last?.agent_id ?? null, locale);
}
