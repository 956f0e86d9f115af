import fc from 'fast-check';
import * as v from 'valibot';
import * as rules from './index.ts';
import { describe, expect, it } from 'vitest';
import english from '../../messages/en-US.json' with { type: 'json' };
import chinese from '../../messages/zh-CN.json' with { type: 'json' };
import {
  accountName,
  addressSchema,
  buyerMessage,
  orderSchema,
  countWords,
  email,
  loginSchema,
  password,
  realName,
  validate,
} from './index.ts';

const ADDRESS = {
  addressee: 'Ana María',
  country: 'US',
  state: 'IL',
  city: 'Springfield',
  street1: '1 Glass Road',
  zip: '62701',
  phone: '(217) 555-0100',
};
const US = {
  code: 'US',
  name: 'United States',
  phoneCode: '1',
  zipPattern: '^\\d{5}$',
  zipLabel: 'ZIP',
  stateLabel: 'State',
  states: [{ code: 'IL', name: 'Illinois' }],
};

describe('[R5.1] personal fields', () => {
  it.each([
    'A',
    '王小明',
    'x'.repeat(40),
    'O’Brien',
    "Seán O'Brien",
    'Anne-Marie',
    'J. R. Díaz',
    '阿卜杜拉·买买提',
    'Нгуен',
  ])('name %s passes', (name) => expect(v.is(realName, name)).toBe(true));
  it.each(['', '  ', '\u200b', "-'", 'x'.repeat(41), 'R2D2', 'a_b', 'a@b'])('name %j is rejected', (name) =>
    expect(v.is(realName, name)).toBe(false),
  );
  it('an e-mail address is required', () =>
    expect(validate(email, ' ').errors).toEqual({ '': 'validation.email.required' }));
  it('an invalid e-mail address has the specified message', () => {
    const id = v.safeParse(email, 'nobody@').issues?.[0].message;
    expect(id).toBe('validation.email');
    expect(english['validation.email']).toBe('Wrong or Invalid email address!Please correct and try again.');
  });
});

describe('[R5.1] e-mail addresses', () => {
  it.each([
    ["sean.o'brien@example.ie", "sean.o'brien@example.ie"],
    ['a+b/c=d@sub.example.co.uk', 'a+b/c=d@sub.example.co.uk'],
    ['Kai@BÜCHER.example', 'Kai@xn--bcher-kva.example'],
    ['kai@xn--bcher-kva.example', 'kai@xn--bcher-kva.example'],
    ['wang@例子.中国', 'wang@xn--fsqu00a.xn--fiqs8s'],
    ['wang＠example。com', 'wang@example.com'],
    ['\u202awang@example.com\u202c', 'wang@example.com'],
  ])('%s is %s', (typed, stored) => expect(validate(email, typed).values).toBe(stored));
  it.each([
    'nobody',
    'nobody@',
    '@example.com',
    'a@b',
    'a..b@example.com',
    '.a@example.com',
    'a b@example.com',
    'a@example.com, b@example.com',
    'a@127.0.0.1',
    'a@example.com/x',
    'a@exa%6dple.com',
    'a\r\nBcc: b@example.com',
    `${'x'.repeat(65)}@example.com`,
  ])('%j is rejected', (typed) => expect(v.is(email, typed)).toBe(false));
});

describe('[R5.2] account and password', () => {
  it.each([
    [5, false],
    [6, true],
    [20, true],
    [21, false],
  ])('an account name of %i characters', (length, right) => expect(v.is(accountName, 'a'.repeat(length))).toBe(right));
  it.each([
    [5, false],
    [6, true],
    [16, true],
    [17, false],
  ])('a password of %i characters', (length, right) => expect(v.is(password, 'a'.repeat(length))).toBe(right));
  it('reject special characters', () =>
    expect(v.is(accountName, 'luis-glass') || v.is(password, 'pass word')).toBe(false));
});

describe('[R5.3] forms', () => {
  it('[R5.3] sign-in shows no password rules', () => {
    expect(validate(loginSchema, { account: 'luis', password: 'pass word!' }).errors).toBeUndefined();
  });

  it('[R5.3] sign-in reports each missing field', () => {
    expect(validate(loginSchema, {}).errors).toEqual({
      account: 'validation.account.orEmail',
      password: 'validation.password.required',
    });
  });

  it('[R6.8] a whole address comes out trimmed and complete', () => {
    expect(validate(addressSchema([US]), { ...ADDRESS, city: ' Springfield ', isDefault: 'on' }).values).toEqual({
      ...ADDRESS,
      street2: '',
      fax: '',
      isDefault: true,
    });
  });

  it('[R6.8] state and postal code must fit the country', () => {
    expect(validate(addressSchema([US]), { ...ADDRESS, state: 'XX', zip: 'abc' }).errors).toEqual({
      state: 'validation.state.required',
      zip: 'validation.zip',
    });
  });

  it.each([
    ['US', '^\\d{5}(-\\d{4})?$', '857131234', '85713-1234'],
    ['US', '^\\d{5}(-\\d{4})?$', '８５７１３', '85713'],
    ['CA', '^[A-Z]\\d[A-Z] ?\\d[A-Z]\\d$', 'k1a 0b1', 'K1A 0B1'],
    ['GB', '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$', 'sw1a2aa', 'SW1A 2AA'],
  ])('[R6.8] a postal code of %s (%s) may be written %s', (code, zipPattern, zip, stored) => {
    const countries = [{ ...US, code, zipPattern, states: [] }];
    expect(validate(addressSchema(countries), { ...ADDRESS, country: code, zip }).values?.zip).toBe(stored);
  });

  it('[R6.8] a recipient is free text', () => {
    const addressee = 'Receiving, Dock 4 – Northside Glazing Contractors of Tucson';
    expect(validate(addressSchema([US]), { ...ADDRESS, addressee }).values?.addressee).toBe(addressee);
  });

  it('every message id of an empty address has a text in both languages', () => {
    const errors = validate(addressSchema([US]), {}).errors ?? {};
    expect(Object.keys(errors).toSorted()).toEqual([
      'addressee',
      'city',
      'country',
      'phone',
      'state',
      'street1',
      'zip',
    ]);
    for (const id of Object.values(errors)) expect(english).toHaveProperty([id]);
    expect(Object.keys(chinese)).toEqual(Object.keys(english));
  });

  it('schemas follow Standard Schema', () => expect(loginSchema['~standard'].version).toBe(1));
});

describe('[R5.5] words', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    ['Please call first', 3],
    ['10mm 玻璃门', 4],
    ['玻璃,hinge!', 3],
    ['Позвоните до доставки', 3],
    ['สวัสดีครับ', 2],
    ['مرحبا بالعالم', 2],
    ["don't call, 3.5 mm", 4],
  ])('%j has %i', (text, words) => expect(countWords(text)).toBe(words));

  it('counts a run of characters once, whatever separates them', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word), fc.constantFrom(' ', ', ', '\n'), (words, gap) => {
        expect(countWords(words.join(gap))).toBe(words.length);
      }),
    );
  });

  it('bounds characters of a message and a remark, because a word may be of any length', () => {
    for (const text of ['W'.repeat(2001), '!'.repeat(2001), 'a\n'.repeat(1500)]) {
      expect(validate(orderSchema, { addressId: '1', message: text }).errors).toEqual({ message: expect.any(String) });
      const { errors } = validate(rules.refundReasonSchema, { kind: 'refund-only', reason: 'Other', remark: text });
      expect(errors).toEqual({ remark: expect.any(String) });
    }
    expect(validate(orderSchema, { addressId: '1', message: 'W'.repeat(2000) }).errors).toBeUndefined();
  });

  it('a message of 150 words passes, one of 151 does not', () => {
    expect(v.is(buyerMessage, 'word '.repeat(150))).toBe(true);
    expect(v.is(buyerMessage, '字'.repeat(151))).toBe(false);
  });
});

describe('[R6.3] the PO number', () => {
  const errorsOf = (purchaseOrderNumber: unknown) =>
    validate(orderSchema, { addressId: '1', purchaseOrderNumber }).errors;

  it.each([undefined, '', '  ', 'PO 7734-B', '工程-7734/二', 'x'.repeat(30), `  ${'x'.repeat(30)}  `])(
    '%j passes',
    (number) => expect(errorsOf(number)).toBeUndefined(),
  );

  it('is stripped of invisible characters', () =>
    expect(validate(orderSchema, { addressId: '1', purchaseOrderNumber: 'a\u202eb' }).values?.purchaseOrderNumber).toBe(
      'ab',
    ));

  it('has at most 30 characters', () =>
    expect(errorsOf('x'.repeat(31))).toEqual({ purchaseOrderNumber: 'validation.purchaseOrderNumber.length' }));

  it.each(['a\r\nBcc: b@c.de', 'a\u0000b', 'a\u2028b'])('[R10.6] %j is rejected', (number) =>
    expect(errorsOf(number)).toEqual({ purchaseOrderNumber: 'validation.purchaseOrderNumber.characters' }),
  );
});

describe('[R10.5] forms of which fields are missing', () => {
  const schemas = Object.entries(rules).filter(
    (entry): entry is [string, typeof loginSchema] => entry[0].endsWith('Schema') && typeof entry[1] === 'object',
  );
  it.each(schemas)('%s reports each in words of ours', (_, schema) => {
    const { errors = {} } = validate(schema, {});
    for (const message of Object.values(errors)) expect(message).toMatch(/^validation\./);
  });
});
