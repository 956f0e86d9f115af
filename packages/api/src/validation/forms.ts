import * as v from 'valibot';
import type { Country } from '../address/model.ts';
import { buyerMessage, optionalText, password, phone, realName, required } from './fields.ts';

/** Sign-in: account name or e-mail, and password (R5.2, R5.3). */
export const loginSchema = v.object({ account: required('validation.account.orEmail'), password });

const flag = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.string(), v.number()])), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'on' || value === 'true'),
);

const addressFields = v.object({
  addressee: realName,
  country: required('validation.country.required'),
  state: required('validation.state.required'),
  city: required('validation.city.required'),
  street1: required('validation.street.required'),
  street2: optionalText,
  zip: required('validation.zip.required'),
  phone,
  fax: optionalText,
  isDefault: flag,
});

/** A delivery address (R5.1, R5.3, R6.8); state and postal code must fit the country, where the list knows it. */
export function addressSchema(countries: readonly Country[]) {
  const find = (code: string) => countries.find((country) => country.code === code);
  return v.pipe(
    addressFields,
    v.forward(
      v.partialCheck(
        [['country']],
        ({ country }) => countries.length === 0 || find(country) !== undefined,
        'validation.country.required',
      ),
      ['country'],
    ),
    v.forward(
      v.partialCheck(
        [['country'], ['state']],
        ({ country, state }) => {
          const states = find(country)?.states ?? [];
          return states.length === 0 || states.some(({ code }) => code === state);
        },
        'validation.state.required',
      ),
      ['state'],
    ),
    v.forward(
      v.partialCheck(
        [['country'], ['zip']],
        ({ country, zip }) => {
          const pattern = find(country)?.zipPattern;
          return !pattern || new RegExp(pattern).test(zip);
        },
        'validation.zip',
      ),
      ['zip'],
    ),
  );
}

/** What an order needs beside its goods (R5.5). */
export const orderSchema = v.object({ addressId: required('validation.address.required'), message: buyerMessage });
