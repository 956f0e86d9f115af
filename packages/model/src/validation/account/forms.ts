import * as v from 'valibot';
import type { Country } from '../../address/index.ts';
import {
  accountName,
  day,
  email,
  emailAddress,
  isPhone,
  nameOf,
  normalizeCode,
  optionalShortText,
  password,
  phoneOfPlace,
  postalCode,
  required,
  shortText,
  textPhone,
} from '../fields/index.ts';
import { CODE_LENGTH, SHORT_TEXT_LENGTH } from '../../limits/index.ts';
import { companyEntries } from './profile.ts';

/** Sign-in: account name or e-mail, and password. Only the backend judges them: rules here would reveal those of passwords. */
export const loginSchema = v.object({
  account: v.pipe(
    required('validation.account.orEmail', normalizeCode),
    v.transform((text) => emailAddress(text) ?? text),
  ),
  password: required('validation.password.required', normalizeCode),
});

const flag = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.string(), v.number()])), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'on' || value === 'true'),
);

const addressFields = v.object({
  addressee: shortText('validation.name.required'),
  // Required by `placeRules`, where there are countries to choose from.
  country: optionalShortText,
  state: shortText('validation.state.required'),
  city: shortText('validation.city.required'),
  street1: shortText('validation.street.required'),
  street2: optionalShortText,
  zip: v.pipe(
    required('validation.zip.required', (text) => normalizeCode(text).toUpperCase()),
    v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long'),
  ),
  phone: phoneOfPlace,
  fax: optionalShortText,
  isDefault: flag,
});

/** Rules of a place by the list of countries: a known country, one of its states, a matching postal code. */
function placeRules(countries: readonly Country[]) {
  const find = (code: string) => countries.find((country) => country.code === code);
  return {
    knowsCountry: ({ country }: { country: string }) => countries.length === 0 || find(country) !== undefined,
    knowsState: ({ country, state }: { country: string; state: string }) => {
      const states = find(country)?.states ?? [];
      return states.length === 0 || states.some(({ code }) => code === state);
    },
    fitsZip: ({ country, zip }: { country: string; zip: string }) => {
      const pattern = find(country)?.zipPattern;
      return !pattern || new RegExp(pattern).test(postalCode(country, zip));
    },
    fitsPhone: (country: string, phone: string) => isPhone(phone, find(country)?.phoneCode),
  };
}

const withPostalCode = <Place extends { country: string; zip: string }>(place: Place): Place => ({
  ...place,
  zip: postalCode(place.country, place.zip),
});

/** A delivery address; state, postal code and phone number must match the country, where the list has rules for it. */
export function addressSchema(countries: readonly Country[]) {
  const { knowsCountry, knowsState, fitsZip, fitsPhone } = placeRules(countries);
  return v.pipe(
    addressFields,
    v.forward(v.partialCheck([['country']], knowsCountry, 'validation.country.required'), ['country']),
    v.forward(v.partialCheck([['country'], ['state']], knowsState, 'validation.state.required'), ['state']),
    v.forward(v.partialCheck([['country'], ['zip']], fitsZip, 'validation.zip'), ['zip']),
    v.forward(
      v.partialCheck([['country'], ['phone']], ({ country, phone }) => fitsPhone(country, phone), 'validation.phone'),
      ['phone'],
    ),
    v.transform(withPostalCode),
  );
}

/** A delivery address of a backend with regions instead of countries, where the postal code is optional. */
export const regionAddressSchema = v.object({
  ...addressFields.entries,
  district: shortText('validation.district.required'),
  zip: optionalShortText,
});

/** A company's address, with the rules of addresses. */
function placeSchema(countries: readonly Country[]) {
  const { knowsCountry, knowsState, fitsZip } = placeRules(countries);
  return v.pipe(
    v.pick(addressFields, ['country', 'state', 'city', 'street1', 'street2', 'zip']),
    v.forward(v.partialCheck([['country']], knowsCountry, 'validation.country.required'), ['country']),
    v.forward(v.partialCheck([['country'], ['state']], knowsState, 'validation.state.required'), ['state']),
    v.forward(v.partialCheck([['country'], ['zip']], fitsZip, 'validation.zip'), ['zip']),
    v.transform(withPostalCode),
  );
}

/** A code by e-mail or text message; spaces, hyphens and upper or lower case are ignored. */
const code = v.pipe(
  required('validation.code.required', normalizeCode),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  v.maxLength(CODE_LENGTH, 'validation.code.long'),
);

/** The request for an account. */
export function accountRequestSchema(countries: readonly Country[]) {
  const { fitsPhone } = placeRules(countries);
  return v.pipe(
    v.object({
      firstName: nameOf('validation.firstName.required'),
      lastName: nameOf('validation.lastName.required'),
      ...companyEntries,
      phone: phoneOfPlace,
      billing: placeSchema(countries),
      email,
      code,
      account: accountName,
      password,
      terms: v.pipe(flag, v.literal(true, 'validation.terms')),
    }),
    v.forward(
      v.partialCheck(
        [['billing', 'country'], ['phone']],
        ({ billing, phone }) => fitsPhone(billing.country, phone),
        'validation.phone',
      ),
      ['phone'],
    ),
  );
}

/** The e-mail address to send a code to. */
export const emailCodeSchema = v.object({ email });

/** The phone number to send a code to. */
export const phoneCodeSchema = v.object({ phone: textPhone });

/** A new e-mail address and its verification code. */
export const emailProofSchema = v.object({ email, code });

/** A phone number and its verification code, for sign-in or as a new number. */
export const phoneProofSchema = v.object({ phone: textPhone, code });

/** A new password by an e-mailed code. */
export const passwordResetSchema = v.object({ email, code, password });

/** The reason for rejecting an account, shown to the applicant. */
export const accountRejectionSchema = v.object({
  reason: shortText('validation.accountRequest.reason'),
});

/** An exemption certificate: its number, the state in which it holds, and its last day. */
export const taxCertificateSchema = v.object({
  number: shortText('validation.taxCertificate.number'),
  region: required('validation.state.required'),
  lastDay: day('validation.taxCertificate.lastDay'),
});

/** The reason for rejecting an exemption certificate, shown to the buyer. */
export const taxCertificateRejectionSchema = v.object({
  reason: shortText('validation.taxCertificate.reason'),
});
