import type { PriceListInput } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { readPriceLines, type PriceLine } from '@rider/model/price-list';
import type { Insertable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { daysOf } from '../http/days.ts';
import { ApiError } from '../http/api-error.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { messageText } from '../messages/index.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { assignParties, listed, requireParties } from './listed-parties.ts';
import type { PriceListPriceTable } from './tables.ts';

/** A statement takes at most 65,535 parameters. */
const PORTION = 5_000;

/** A validated save: id and version are 0 for a new list. */
interface PriceListSave extends Required<Omit<PriceListInput, 'id'>> {
  id: number;
}

/** The typed prices by line. @throws ApiError `faulty-fields` with the lines that are none, or SKUs and quantities that occur twice. */
function linesOf(prices: string, locale: Locale): PriceLine[] {
  const { lines, faulty } = readPriceLines(prices);
  if (faulty.length > 0)
    throw fieldErrorTexts({ prices: messageText('backend.priceList.faultyLines', locale, { lines: listed(faulty) }) });
  const counts = Map.groupBy(lines, ({ sku, quantity }) => `${sku} × ${quantity}`);
  const twice = [...counts].flatMap(([name, same]) => (same.length > 1 ? [name] : []));
  if (twice.length > 0)
    throw fieldErrorTexts({ prices: messageText('backend.priceList.twice', locale, { prices: listed(twice) }) });
  return lines;
}

/** Rows of the prices, one for each variant. @throws ApiError `faulty-fields` with the unknown SKUs. */
async function pricesOf(
  transaction: Transaction,
  lines: readonly PriceLine[],
  locale: Locale,
): Promise<Omit<Insertable<PriceListPriceTable>, 'price_list_id'>[]> {
  const bySku = Map.groupBy(lines, ({ sku }) => sku);
  const skus = bySku.size === 0 ? [] : await transaction.selectFrom('sku').select(['id', 'code']).execute();
  const ids = new Map(skus.map(({ id, code }) => [code, id]));
  const unknown = [...bySku.keys()].filter((code) => !ids.has(code));
  if (unknown.length > 0)
    throw fieldErrorTexts({ prices: messageText('backend.priceList.unknownSkus', locale, { skus: listed(unknown) }) });
  return [...bySku].map(([code, own]) => {
    const breaks = own
      .filter(({ quantity }) => quantity > 1)
      .toSorted((one, other) => one.quantity - other.quantity)
      .map(({ quantity, price }) => ({ minimum: quantity, price }));
    const single = own.find(({ quantity }) => quantity === 1);
    return { sku_id: ids.get(code) ?? 0, price: single?.price ?? null, tiers: JSON.stringify(breaks) };
  });
}

/** Why a save or removal of a version has changed nothing: there is no such row, or another operator has changed it. */
export async function unsavedError(
  transaction: Transaction,
  table: 'price_list' | 'price_group',
  id: number,
  locale: Locale,
): Promise<ApiError> {
  const stored = await transaction.selectFrom(table).select('changed_by').where('id', '=', id).executeTakeFirst();
  return stored ? changedMeanwhile(transaction, stored.changed_by, locale) : new ApiError('not-found');
}

/**
 * Adds a price list, or replaces one. The caller invalidates `price-lists` afterwards. @throws ApiError `faulty-fields`, `not-found`,
 * `changed-meanwhile`.
 */
export async function savePriceList(
  database: Database,
  operator: Operator,
  { id, version, name, firstDay, lastDay, prices, ...parties }: PriceListSave,
  locale: Locale,
): Promise<void> {
  const { from, before } = daysOf({ start: firstDay, end: lastDay });
  const lines = linesOf(prices, locale);
  await database.transaction().execute(async (transaction) => {
    const values = {
      name,
      first_day: firstDay,
      last_day: lastDay || null,
      starts_at: from ?? operator.at,
      ends_at: before,
      changed_by: operator.id,
    };
    const saved =
      id === 0
        ? await transaction.insertInto('price_list').values(values).returning('id').executeTakeFirst()
        : await transaction
            .updateTable('price_list')
            .set({ ...values, version: version + 1 })
            .where('id', '=', id)
            .where('version', '=', version)
            .returning('id')
            .executeTakeFirst();
    if (saved === undefined) throw await unsavedError(transaction, 'price_list', id, locale);
    const { buyerIds, companyIds, groupIds } = await requireParties(transaction, parties, locale);
    const rows = await pricesOf(transaction, lines, locale);
    await assignParties(transaction, 'price_list_buyer', saved.id, buyerIds);
    await assignParties(transaction, 'price_list_company', saved.id, companyIds);
    await assignParties(transaction, 'price_list_group', saved.id, groupIds);
    await transaction.deleteFrom('price_list_price').where('price_list_id', '=', saved.id).execute();
    for (let start = 0; start < rows.length; start += PORTION)
      await transaction
        .insertInto('price_list_price')
        .values(rows.slice(start, start + PORTION).map((row) => ({ price_list_id: saved.id, ...row })))
        .execute();
    const detail = `${buyerIds.length} + ${companyIds.length} + ${groupIds.length} / ${rows.length}`;
    await recordOperatorAction(transaction, { operator, action: 'priceList.save', subject: name, detail });
  });
}

/** Removes a price list or a price group with everything in it. @throws ApiError `not-found`, `changed-meanwhile`. */
export async function removePricing(
  database: Database,
  operator: Operator,
  { table, id, version }: { table: 'price_list' | 'price_group'; id: number; version: number },
  locale: Locale,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom(table)
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw await unsavedError(transaction, table, id, locale);
    const action = table === 'price_list' ? 'priceList.remove' : 'priceGroup.remove';
    await recordOperatorAction(transaction, { operator, action, subject: removed.name });
  });
}
