import type { EnteredTaxRate, OperatorList, OperatorTaxRate } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { Database, Transaction } from '../database/open.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { messageText, validationText } from '../messages/index.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { changeDetail } from '../setting/changes-between.ts';
import { namesOfPlaces } from './places.ts';

const placeOf = ({ country, state }: Pick<EnteredTaxRate, 'country' | 'state'>) =>
  [country, state].filter(Boolean).join('-');

/** A page of the tax rates. They are few, and their names are in the list of regions, so that all are read. */
export async function listTaxRates(
  database: Database,
  { search, state: filter, limit, offset }: OperatorListQuery,
  locale: Locale,
): Promise<OperatorList<OperatorTaxRate>> {
  const rows = await database
    .selectFrom('tax_rate')
    .select(['country', 'state', 'rate', 'taxes_freight', 'is_collected', 'version'])
    .orderBy('is_collected', 'desc')
    .orderBy('country')
    .orderBy('state')
    .execute();
  const nameOf = await namesOfPlaces(database, rows.map(placeOf));
  const searched = search.toLowerCase();
  const found = rows
    .map(({ taxes_freight: taxesFreight, is_collected: isCollected, ...row }) => {
      const place = placeOf(row);
      return { ...row, taxesFreight, isCollected, place: nameOf(place)?.[locale] ?? place };
    })
    .filter((rate) => [rate.place, placeOf(rate)].some((name) => name.toLowerCase().includes(searched)))
    .filter(({ isCollected }) => filter === '' || isCollected === (filter === 'collected'));
  return { items: found.slice(offset, offset + limit), total: found.length };
}

/** Requires a place of the list of regions. @throws ApiError `faulty-fields`. */
async function requirePlace(
  transaction: Transaction,
  { country, state }: EnteredTaxRate,
  locale: Locale,
): Promise<void> {
  const known = await transaction.selectFrom('country').select('states').where('code', '=', country).executeTakeFirst();
  if (known === undefined) throw fieldErrorTexts({ country: validationText('validation.taxRate.country', locale) });
  if (state !== '' && !known.states.some(({ code }) => code === state))
    throw fieldErrorTexts({ state: validationText('validation.taxRate.state', locale) });
}

/** Adds or changes a tax rate; orders placed before keep theirs. @throws ApiError `faulty-fields`, `changed-meanwhile`. */
export async function saveTaxRate(
  database: Database,
  operator: Operator,
  entered: EnteredTaxRate,
  locale: Locale,
): Promise<void> {
  const { country, state, rate, taxesFreight, isCollected, version } = entered;
  await database.transaction().execute(async (transaction) => {
    await requirePlace(transaction, entered, locale);
    const stored = await transaction
      .selectFrom('tax_rate')
      .select(['rate', 'taxes_freight', 'is_collected', 'version', 'changed_by'])
      .where('country', '=', country)
      .where('state', '=', state)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (version === 0 && stored !== undefined)
      throw fieldErrorTexts({ state: messageText('backend.taxRate.exists', locale) });
    if ((stored?.version ?? 0) !== version)
      throw await changedMeanwhile(transaction, stored?.changed_by ?? null, locale);
    const values = {
      rate,
      taxes_freight: taxesFreight,
      is_collected: isCollected,
      version: version + 1,
      changed_by: operator.id,
    };
    await transaction
      .insertInto('tax_rate')
      .values({ country, state, ...values })
      .onConflict((conflict) => conflict.columns(['country', 'state']).doUpdateSet(values))
      .execute();
    const percent = (thousandths: number) => `${thousandths / 1000} %`;
    const before = stored && {
      rate: percent(stored.rate),
      taxesFreight: stored.taxes_freight,
      isCollected: stored.is_collected,
    };
    const detail = changeDetail(before ?? {}, { rate: percent(rate), taxesFreight, isCollected });
    await recordOperatorAction(transaction, { operator, action: 'taxRate.save', subject: placeOf(entered), detail });
  });
}
