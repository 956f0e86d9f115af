import type { VersionedNumberFormats } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { NumberFormats } from '@rider/model/order';
import { numberFormatsSchema } from '@rider/model/validation';
import type { Database } from '../database/open.ts';
import type { RouteModule } from '../http/environment.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { messageText } from '../messages/index.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { NUMBERS, readNumberFormats } from '../setting/number-formats.ts';
import { saveSetting } from '../setting/settings.ts';

/** Requires that no invoice of one kind has the prefix of the other, because both are found by number alone. @throws ApiError `faulty-fields`. */
async function requireOwnPrefixes(
  database: Database,
  { invoice, paidInvoice }: NumberFormats,
  locale: Locale,
): Promise<void> {
  const startsWith = (prefix: string) => `^${prefix}[0-9]{4}-[0-9]+$`;
  const paid = database.selectFrom('paid_invoice').select('id').where('number', '~', startsWith(invoice.prefix));
  const owed = database.selectFrom('invoice').select('id').where('number', '~', startsWith(paidInvoice.prefix));
  const used = messageText('backend.numbers.used', locale);
  if ((await paid.limit(1).executeTakeFirst()) !== undefined) throw fieldErrorTexts({ 'invoice.prefix': used });
  if ((await owed.limit(1).executeTakeFirst()) !== undefined) throw fieldErrorTexts({ 'paidInvoice.prefix': used });
}

/** Operators' calls for the formats of order and invoice numbers. */
export const numberFormatRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'numbers');
  const { database } = services;

  get<VersionedNumberFormats>('/operator/numbers', () => readNumberFormats(database));

  post('/operator/numbers', async ({ operator, body, locale }) => {
    const entered = body(numberFormatsSchema);
    await requireOwnPrefixes(database, entered, locale);
    await saveSetting(database, NUMBERS, { operator, entered, locale });
  });
};
