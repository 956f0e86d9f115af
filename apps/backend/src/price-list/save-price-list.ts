import type { PriceListInput } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { readPriceLines, type PriceLine } from '@rider/model/price-list';
import type { Insertable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { daysOf } from '../http/days.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { ApiError } from '../http/api-error.ts';
import { messageText } from '../messages/index.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { companiesOf } from './listed-companies.ts';
import type { PriceListPriceTable } from './tables.ts';

/** Maximum number of faults that an error lists. */
const MOST_NAMED = 10;
/** A statement takes at most 65,535 parameters. */
const PORTION = 5_000;

/** A validated save: id and version are 0 for a new list. */
interface PriceListSave extends Required<Omit<PriceListInput, 'id'>> {
  id: number;
}

function listed(values: readonly (string | number)[]): string {
  return [...values.slice(0, MOST_NAMED), ...(values.length > MOST_NAMED ? ['…'] : [])].join(', ');
}

/** The ids of buyers by account or e-mail. @throws ApiError `faulty-fields` with the unknown ones. */
async function buyersOf(transaction: Transaction, accounts: string, locale: Locale): Promise<number[]> {
  const names = [...new Set(accounts.split(/[\s,;]+/).filter((name) => name !== ''))];
  if (names.length === 0) return [];
  const found = await transaction
    .selectFrom('buyer')
    .select(['id', 'account', 'email'])
    .where((where) => where.or([where('account', 'in', names), where('email', 'in', names)]))
    .execute();
  const unknown = names.filter((name) => !found.some(({ account, email }) => account === name || email === name));
  if (unknown.length > 0)
    throw fieldErrorTexts({
      accounts: messageText('backend.priceList.unknownAccounts', locale, { accounts: listed(unknown) }),
    });
  return found.map(({ id }) => id);
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

/** Why a save has changed no price list: there is none, or another operator has saved it. */
async function unsavedError(transaction: Transaction, id: number, locale: Locale): Promise<ApiError> {
  const stored = await transaction
    .selectFrom('price_list')
    .select('changed_by')
    .where('id', '=', id)
    .executeTakeFirst();
  return stored ? changedMeanwhile(transaction, stored.changed_by, locale) : new ApiError('not-found');
}

/**
 * Adds a price list, or replaces one. The caller invalidates `price-lists` afterwards. @throws ApiError `faulty-fields`, `not-found`,
 * `changed-meanwhile`.
 */
export async function savePriceList(
  database: Database,
  operator: Operator,
  { id, version, name, firstDay, lastDay, accounts, companies, prices }: PriceListSave,
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
    if (saved === undefined) throw await unsavedError(transaction, id, locale);
    const list = { price_list_id: saved.id };
    const buyers = await buyersOf(transaction, accounts, locale);
    const companyIds = await companiesOf(transaction, companies, locale);
    const rows = await pricesOf(transaction, lines, locale);
    await transaction.deleteFrom('price_list_buyer').where('price_list_id', '=', saved.id).execute();
    await transaction.deleteFrom('price_list_company').where('price_list_id', '=', saved.id).execute();
    await transaction.deleteFrom('price_list_price').where('price_list_id', '=', saved.id).execute();
    if (buyers.length > 0)
      await transaction
        .insertInto('price_list_buyer')
        .values(buyers.map((buyer_id) => ({ ...list, buyer_id })))
        .execute();
    if (companyIds.length > 0)
      await transaction
        .insertInto('price_list_company')
        .values(companyIds.map((company_id) => ({ ...list, company_id })))
        .execute();
    for (let start = 0; start < rows.length; start += PORTION)
      await transaction
        .insertInto('price_list_price')
        .values(rows.slice(start, start + PORTION).map((row) => ({ ...list, ...row })))
        .execute();
    const detail = `${buyers.length} + ${companyIds.length} / ${rows.length}`;
    await recordOperatorAction(transaction, { operator, action: 'priceList.save', subject: name, detail });
  });
}

/** Removes a price list with its prices. @throws ApiError `not-found`. */
export async function removePriceList(database: Database, operator: Operator, id: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('price_list')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw new ApiError('not-found');
    await recordOperatorAction(transaction, { operator, action: 'priceList.remove', subject: removed.name });
  });
}
