import type { Locale } from '@rider/api/locale';
import type { Database } from '../database/open.ts';
import type { Parameters } from '../http/environment.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import type { AddressChange } from './service.ts';

export async function readAddressForm(
  _database: Database,
  parameters: Parameters,
  _locale: Locale,
): Promise<AddressChange> {
  return {
    id: wholeNumberOf(parameters, 'id') || null,
    addressee: textOf(parameters, 'real_name'),
    country: textOf(parameters, 'country'),
    state: textOf(parameters, 'province'),
    city: textOf(parameters, 'city'),
    street1: textOf(parameters, 'detail'),
    street2: textOf(parameters, 'street2'),
    zip: textOf(parameters, 'post_code'),
    phone: textOf(parameters, 'phone'),
    fax: textOf(parameters, 'fax'),
    isDefault: wholeNumberOf(parameters, 'is_default') === 1,
  };
}
