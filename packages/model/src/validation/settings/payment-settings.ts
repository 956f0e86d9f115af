import * as v from 'valibot';
import { PAYMENT_METHODS } from '../../order/payment-settings.ts';
import { flag, optionalLocalizedText, optionalMoney, version } from '../fields/index.ts';

const BANK_TEXT_LENGTH = 1000;

const method = v.pipe(
  v.object({
    method: v.picklist(PAYMENT_METHODS, 'validation.payment.method'),
    offered: flag,
    minimum: optionalMoney,
    maximum: optionalMoney,
  }),
  v.forward(
    v.partialCheck(
      [['minimum'], ['maximum']],
      ({ minimum, maximum }) => maximum === null || maximum >= (minimum ?? 0),
      'validation.payment.range',
    ),
    ['maximum'],
  ),
);

/** How buyers pay, as an operator enters it: each method once, and at least one of them offered. */
export const paymentSettingsSchema = v.object({
  methods: v.pipe(
    v.optional(v.array(method), []),
    v.check(
      (methods) => PAYMENT_METHODS.every((name) => methods.filter((each) => each.method === name).length === 1),
      'validation.payment.method',
    ),
    v.check((methods) => methods.some(({ offered }) => offered), 'validation.payment.none'),
  ),
  bankTransfer: optionalLocalizedText(BANK_TEXT_LENGTH),
  version,
});
