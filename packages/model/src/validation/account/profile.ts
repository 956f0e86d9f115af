import * as v from 'valibot';
import { normalizeCode, optionalText, password, phone, realName, required } from '../fields/index.ts';
import { NAME_LENGTH } from '../../limits/index.ts';

const COMPANY_LENGTH = 100;
const LICENSE_LENGTH = 50;

/** A buyer's own data. `avatar` is the address of an uploaded picture, or empty. */
export const profileSchema = v.object({
  nickname: v.pipe(
    required('validation.nickname.required'),
    v.maxLength(NAME_LENGTH.maximum, 'validation.nickname.length'),
  ),
  avatar: optionalText,
});

/** Fields of a company, for its profile and for requesting an account. */
export const companyEntries = {
  company: v.pipe(required('validation.company.required'), v.maxLength(COMPANY_LENGTH, 'validation.company.length')),
  licenseNumber: v.pipe(
    required('validation.license.required'),
    v.maxLength(LICENSE_LENGTH, 'validation.license.length'),
  ),
  ownerName: realName,
  phone,
};

/** The company profile. */
export const companySchema = v.object(companyEntries);

/** A password change with the current password. */
export const passwordChangeSchema = v.pipe(
  v.object({ currentPassword: required('validation.password.current', normalizeCode), password }),
  v.forward(
    v.partialCheck(
      [['currentPassword'], ['password']],
      ({ currentPassword, password: next }) => currentPassword !== next,
      'validation.password.same',
    ),
    ['password'],
  ),
);
