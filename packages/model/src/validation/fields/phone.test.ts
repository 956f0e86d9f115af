import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { addressSchema, internationalPhone, phone, phoneCodeSchema, validate } from '../index.ts';

const COUNTRIES = (
  [
    ['US', '1'],
    ['CN', '86'],
    ['MX', '52'],
    ['GB', '44'],
    ['AU', '61'],
    ['DE', '49'],
  ] as const
).map(([code, phoneCode]) => {
  return { code, name: code, phoneCode, zipPattern: '', zipLabel: '', stateLabel: '', states: [] };
});

const fits = (country: string, number: string) =>
  !validate(addressSchema(COUNTRIES), { country, phone: number }).errors?.phone;

describe('[R5.1] phone numbers', () => {
  it.each([
    '217-555-0100',
    '217–555–0100',
    '+1 (416) 555 0199',
    '(217) 555-0100 ext. 12',
    '217.555.0100 x12',
    '13812345678',
    '+86 138 1234 5678',
    '0086 138 1234 5678',
    '010-6512 3456',
    '021 5555 1234 转 801',
    '＋８６ １３８１２３４５６７８',
    '\u202a+1 520 555 0111\u202c',
    '+44 20 7946 0958',
    '+44 (0)20 7946 0958',
    '011 44 20 7946 0958',
    '+49 30 901820',
  ])('%s passes', (number) => expect(v.is(phone, number)).toBe(true));

  it.each(['', '123', '11112345678', '+44 20 7946', '+1 120 555 0111', 'abc', '217-555-0100 or 0101', '('])(
    '%j is rejected',
    (number) => expect(v.is(phone, number)).toBe(false),
  );

  it.each([
    ['GB', '020 7946 0958'],
    ['GB', '07911 123456'],
    ['GB', '0118 496 0000'],
    ['MX', '81 1023 4567'],
    ['MX', '+52 1 55 1234 5678'],
    ['AU', '0412 345 678'],
    ['AU', '1300 123 456'],
    ['CN', '0755-8888 1234'],
    ['CN', '400-810-5000'],
    ['DE', '030 901820'],
    ['US', '+44 20 7946 0958'],
    ['GB', '(520) 555-0111'],
  ])('an address in %s may have %s', (country, number) => expect(fits(country, number)).toBe(true));

  it.each([
    ['US', '020 7946 0958'],
    ['AU', '0412 345'],
    ['MX', '555 0100'],
    ['GB', '+44 7911'],
  ])('an address in %s may not have %s', (country, number) => expect(fits(country, number)).toBe(false));

  it.each([
    ['217-555-0100', '+12175550100'],
    ['217-555-0100 ext. 12', '+12175550100'],
    ['1 (520) 555-0111', '+15205550111'],
    ['+1 520 555 0111', '+15205550111'],
    ['15205550111', '+8615205550111'],
    ['138 1234 5678', '+8613812345678'],
    ['86 138 1234 5678', '+8613812345678'],
    ['0086 138 1234 5678', '+8613812345678'],
    ['+44 (0)7911 123456', '+447911123456'],
  ])('%s is %s everywhere', (typed, number) => expect(internationalPhone(typed)).toBe(number));

  it.each([
    ['(520) 555-0111', undefined],
    ['+44 7911 123456', undefined],
    ['010-6512 3456', 'validation.phone.text'],
    ['(520) 555-0111 ext. 12', 'validation.phone.text'],
    // Countries that the shop does not offer: text messages to them can cost much.
    ['+49 151 23456789', 'validation.phone.text'],
  ])('a code to %s: %s', (number, fault) =>
    expect(validate(phoneCodeSchema, { phone: number }).errors?.phone).toBe(fault),
  );
});
