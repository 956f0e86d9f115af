import * as v from 'valibot';
import { day, required, shortText, wholeNumber } from './fields.ts';
import { positiveMoney } from './money.ts';
import { normalizeCode } from './normalize.ts';

/** The largest quantity of a price list. */
const MOST_QUANTITY = 99_999;

/** The SKU of a cell. */
const code = v.pipe(
  required('validation.import.code', normalizeCode),
  v.transform((text) => text.toUpperCase()),
);

/** A row of a file of price lists. A quantity that is left out is 1; days that are left out are those of the list. */
export const priceListRowSchema = v.pipe(
  v.object({
    list: shortText('validation.priceList.name'),
    code,
    quantity: v.optional(wholeNumber({ minimum: 1, maximum: MOST_QUANTITY }, 'validation.import.quantity'), 1),
    price: positiveMoney,
    firstDay: v.optional(day('validation.import.day')),
    lastDay: v.optional(day('validation.import.day')),
  }),
  v.forward(
    v.check(
      ({ firstDay, lastDay }) => firstDay === undefined || lastDay === undefined || firstDay <= lastDay,
      'validation.priceList.lastDay',
    ),
    ['lastDay'],
  ),
);
