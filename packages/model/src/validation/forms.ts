import * as v from 'valibot';
import type { Country } from '../address/index.ts';
import {
  accountName,
  buyerMessage,
  email,
  nameOf,
  optionalText,
  password,
  phone,
  purchaseOrderNumber,
  realName,
  required,
} from './fields.ts';
import { CODE_LENGTH, SHORT_TEXT_LENGTH } from '../limits/index.ts';
import { companyEntries } from './profile.ts';

/** Sign-in: account name or e-mail, and password. */
export const loginSchema = v.object({ account: required('validation.account.orEmail'), password });

const flag = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.string(), v.number()])), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'on' || value === 'true'),
);

const addressFields = v.object({
  addressee: realName,
  // Required by `placeRules`, where there are countries to choose from.
  country: optionalText,
  state: required('validation.state.required'),
  city: required('validation.city.required'),
  street1: required('validation.street.required'),
  street2: optionalText,
  zip: required('validation.zip.required'),
  phone,
  fax: optionalText,
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
      return !pattern || new RegExp(pattern).test(zip);
    },
  };
}

/** A delivery address; state and postal code must match the country, where the list knows it. */
export function addressSchema(countries: readonly Country[]) {
  const { knowsCountry, knowsState, fitsZip } = placeRules(countries);
  return v.pipe(
    addressFields,
    v.forward(v.partialCheck([['country']], knowsCountry, 'validation.country.required'), ['country']),
    v.forward(v.partialCheck([['country'], ['state']], knowsState, 'validation.state.required'), ['state']),
    v.forward(v.partialCheck([['country'], ['zip']], fitsZip, 'validation.zip'), ['zip']),
  );
}

/** A company's address, with the rules of addresses. */
function placeSchema(countries: readonly Country[]) {
  const { knowsCountry, knowsState, fitsZip } = placeRules(countries);
  return v.pipe(
    v.pick(addressFields, ['country', 'state', 'city', 'street1', 'street2', 'zip']),
    v.forward(v.partialCheck([['country']], knowsCountry, 'validation.country.required'), ['country']),
    v.forward(v.partialCheck([['country'], ['state']], knowsState, 'validation.state.required'), ['state']),
    v.forward(v.partialCheck([['country'], ['zip']], fitsZip, 'validation.zip'), ['zip']),
  );
}

/** A code by e-mail or text message; spaces, hyphens and letter case are ignored. */
const code = v.pipe(
  required('validation.code.required'),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  v.maxLength(CODE_LENGTH, 'validation.code.long'),
);

/** The request for an account. */
export function accountRequestSchema(countries: readonly Country[]) {
  return v.object({
    firstName: nameOf('validation.firstName.required'),
    lastName: nameOf('validation.lastName.required'),
    ...companyEntries,
    billing: placeSchema(countries),
    email,
    code,
    account: accountName,
    password,
    terms: v.pipe(flag, v.literal(true, 'validation.terms')),
  });
}

/** The e-mail address to send a code to. */
export const emailCodeSchema = v.object({ email });

/** The phone number to send a code to. */
export const phoneCodeSchema = v.object({ phone });

/** A new e-mail address, proved by a code. */
export const emailProofSchema = v.object({ email, code });

/** A phone number, proved by a code: for signing in by it, or as a new one. */
export const phoneProofSchema = v.object({ phone, code });

/** A new password by an e-mailed code. */
export const passwordResetSchema = v.object({ email, code, password });

/** The reason for refusing an account, shown to the applicant. */
export const accountRefusalSchema = v.object({
  reason: v.pipe(required('validation.accountRequest.reason'), v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long')),
});

/** An exemption certificate: its number, the state in which it holds, and its last day. */
export const taxCertificateSchema = v.object({
  number: v.pipe(required('validation.taxCertificate.number'), v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long')),
  region: required('validation.state.required'),
  lastDay: v.pipe(required('validation.taxCertificate.lastDay'), v.isoDate('validation.taxCertificate.lastDay')),
});

/** The reason for refusing an exemption certificate, shown to the buyer. */
export const taxCertificateRefusalSchema = v.object({
  reason: v.pipe(required('validation.taxCertificate.reason'), v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long')),
});

/** The day whose payments an operator compares with their providers. */
export const comparedDaySchema = v.object({ day: required('validation.compare.day') });

/** How an operator settled money that a provider does not send back. */
export const payBackNoteSchema = v.object({
  note: v.pipe(required('validation.payBack.note'), v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long')),
});

/** The texts of an order. */
export const orderSchema = v.object({
  addressId: required('validation.address.required'),
  message: buyerMessage,
  purchaseOrderNumber,
});
