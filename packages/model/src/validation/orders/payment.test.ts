import { describe, expect, it } from 'vitest';
import chinese from '../../../messages/zh-CN.json' with { type: 'json' };
import english from '../../../messages/en-US.json' with { type: 'json' };
import { cardSchema, receivedPaymentSchema, rechargeSchema, topUpSchema, validate } from '../index.ts';

describe('[R5.3] [R10.2] amounts', () => {
  it.each([
    ['500', '500'],
    [' $1,249.50 ', '1249.50'],
    ['1', '1'],
    ['12,000', '12000'],
    ['＄１２，０００．５０', '12000.50'],
    ['50000', '50000'],
  ])('%j is %j dollars', (typed, amount) => {
    expect(validate(rechargeSchema, { amount: typed }).values).toEqual({ amount });
  });

  it.each([
    ['', 'validation.amount.required'],
    ['ten', 'validation.amount'],
    ['6,00', 'validation.amount'],
    ['1,0000', 'validation.amount'],
    ['1,000,00', 'validation.amount'],
    ['1000,000', 'validation.amount'],
    [',500', 'validation.amount'],
    ['5.1,00', 'validation.amount'],
    ['1e3', 'validation.amount'],
    ['-5', 'validation.amount'],
    ['12.345', 'validation.amount'],
    ['0.99', 'validation.amount.range'],
    ['50000.01', 'validation.amount.range'],
  ])('%j is rejected: %s', (typed, id) => {
    expect(validate(rechargeSchema, { amount: typed }).errors).toEqual({ amount: id });
  });
});

describe('[R10.2] days', () => {
  const dayOf = (text: string) =>
    validate(receivedPaymentSchema, { amount: '1', reference: 'R', day: text }).errors?.['day'];
  it.each(['2026-11-21', '２０２６－１１－２１', '2000-01-01', '2099-12-31'])('%s passes', (text) =>
    expect(dayOf(text)).toBeUndefined(),
  );
  it.each(['9999-12-31', '0000-01-01', '1999-12-31', '2100-01-01'])('%s is out of range', (text) =>
    expect(dayOf(text)).toBe('validation.day.range'),
  );
  it.each(['', '2026-02-30', '275760-09-13', '21-11-2026'])('%j is no day', (text) =>
    expect(dayOf(text)).toBe('validation.receivedPayment.day'),
  );
});

describe('[R5.3] forms of money', () => {
  it('[R6.6] a top-up needs a note of one line', () => {
    expect(validate(topUpSchema, { amount: '5', note: '' }).errors).toEqual({ note: 'validation.topUp.note' });
    expect(validate(topUpSchema, { amount: '5', note: 'x'.repeat(201) }).errors).toEqual({
      note: 'validation.text.long',
    });
  });

  it('[R6.9] a card is a name and a token: a number is no name', () => {
    expect(validate(cardSchema, { cardholder: '4242 4242', card: 'token' }).errors).toEqual({
      cardholder: 'validation.cardholder',
    });
    expect(validate(cardSchema, { cardholder: 'Luis 4242-4242 4242 4242', card: 'token' }).errors).toEqual({
      cardholder: 'validation.cardholder',
    });
    expect(validate(cardSchema, { cardholder: 'Door 24/7 Glass, Inc.', card: 'token' }).errors).toBeUndefined();
    expect(validate(cardSchema, { cardholder: 'Luis Moreno' }).errors).toEqual({ card: 'validation.card.required' });
    expect(validate(cardSchema, { cardholder: 'Luis Moreno', card: 'token', isDefault: 'on' }).values).toEqual({
      cardholder: 'Luis Moreno',
      card: 'token',
      isDefault: true,
    });
  });

  it('every message has a text in both languages', () => {
    const errors = { ...validate(topUpSchema, {}).errors, ...validate(cardSchema, {}).errors };
    for (const id of Object.values(errors)) {
      expect(english).toHaveProperty([id]);
      expect(chinese).toHaveProperty([id]);
    }
  });
});
