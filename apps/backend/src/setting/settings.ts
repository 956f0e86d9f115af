import type { OperatorActionName, Versioned } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { Database, Transaction } from '../database/open.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { changeDetail } from './changes-between.ts';

/** A setting of the shop that operators change at the desk. */
export interface Setting<Value extends object> {
  name: string;
  /** The value until an operator saves one. */
  initial: Value;
  /** The name of a change in the log. */
  action: OperatorActionName;
  /** What a change belongs to, in the log. */
  subject?: string;
}

/** Reads a setting; its version is 0 until an operator saves one. */
export async function readSetting<Value extends object>(
  database: Database,
  { name, initial }: Setting<Value>,
): Promise<Versioned<Value>> {
  const row = await database
    .selectFrom('shop_setting')
    .select(['value', 'version'])
    .where('name', '=', name)
    .executeTakeFirst();
  return { ...initial, ...row?.value, version: row?.version ?? 0 };
}

/** Locks a setting, so that a second save waits for the first, and returns its version and who saved it. */
async function lockSetting(transaction: Transaction, { name, initial }: Setting<object>) {
  await transaction
    .insertInto('shop_setting')
    .values({ name, value: JSON.stringify(initial), version: 0, changed_by: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('shop_setting')
    .select(['version', 'changed_by'])
    .where('name', '=', name)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Saves a setting that the operator saw at `version`, and logs which values changed. The caller invalidates the public
 * responses afterwards. @throws ApiError `changed-meanwhile`.
 */
export async function saveSetting<Value extends object>(
  database: Database,
  setting: Setting<Value>,
  { operator, entered, locale }: { operator: Operator; entered: Versioned<Value>; locale: Locale },
): Promise<void> {
  const { name, action, subject = '' } = setting;
  const { version, ...value } = entered;
  await database.transaction().execute(async (transaction) => {
    const stored = await lockSetting(transaction, setting);
    if (stored.version !== version) throw await changedMeanwhile(transaction, stored.changed_by, locale);
    const before = await readSetting(transaction, setting);
    await transaction
      .updateTable('shop_setting')
      .set({ value: JSON.stringify(value), version: version + 1, changed_by: operator.id })
      .where('name', '=', name)
      .execute();
    const detail = changeDetail(before, value);
    await recordOperatorAction(transaction, { operator, action, subject, detail });
  });
}
