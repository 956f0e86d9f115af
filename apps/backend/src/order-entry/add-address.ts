import { FALLBACK_LOCALE, type Locale } from '@rider/model/locale';
import { addressSchema, validate } from '@rider/model/validation';
import { findAddress, saveAddressIn } from '../address/addresses.ts';
import { addressLine } from '../address/line.ts';
import { readCountries } from '../address/read-address-form.ts';
import type { Database } from '../database/open.ts';
import type { Parameters } from '../http/environment.ts';
import { acceptedValues } from '../http/form-errors.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { requireOrderingBuyer } from './ordering-buyer.ts';

/**
 * Saves an address that an operator typed as one of the buyer's, and returns its id. @throws ApiError `unknown-buyer`, `faulty-fields`,
 * `address-exists`, `too-many-addresses`.
 */
export async function addAddressForBuyer(
  database: Database,
  operator: Operator,
  buyerId: number,
  { given, locale }: { given: Parameters; locale: Locale },
): Promise<number> {
  const { account } = await requireOrderingBuyer(database, buyerId);
  const checked = validate(addressSchema(await readCountries(database, locale)), { ...given, isDefault: false });
  const address = acceptedValues(checked, {}, locale);
  return database.transaction().execute(async (transaction) => {
    const id = await saveAddressIn(transaction, buyerId, { ...address, id: null });
    const saved = await findAddress(transaction, buyerId, id);
    const detail = [saved.addressee, saved.phone, (await addressLine(transaction, saved))[FALLBACK_LOCALE]];
    await recordOperatorAction(transaction, {
      operator,
      action: 'buyer.address',
      subject: account,
      detail: detail.filter(Boolean).join(', '),
    });
    return id;
  });
}
