import * as v from 'valibot';
import { LONGEST_TERM } from '../../invoice/index.ts';
import { LOCALES } from '../../locale/index.ts';
import { MOST_STOCK } from '../../stock/index.ts';
import {
  accountName,
  day,
  email,
  normalizeCode,
  optionalShortText,
  optionalText,
  optionalWholeNumber,
  phone,
  positiveMoney,
  realName,
  required,
  shortText,
  wholeNumber,
} from '../fields/index.ts';
import { companyEntries } from '../account/index.ts';

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

/** A row of a file of assignments: a price list and one buyer, company or price group that has it, or no longer. */
export const priceListAssignmentSchema = v.pipe(
  v.object({
    list: shortText('validation.priceList.name'),
    buyer: optionalText,
    company: optionalText,
    group: optionalText,
    assigned: v.optional(v.picklist(['yes', 'no'], 'validation.import.assigned'), 'yes'),
  }),
  v.forward(
    v.check(
      ({ buyer, company, group }) => [buyer, company, group].filter(Boolean).length === 1,
      'validation.import.party',
    ),
    ['buyer'],
  ),
);

const STOCK = { minimum: 0, maximum: MOST_STOCK };

/** A row of a file of stock: counted pieces and the stock that they were compared with, or pieces that arrived or, negative, left. */
export const stockRowSchema = v.pipe(
  v.object({
    code,
    stock: optionalWholeNumber(STOCK, 'validation.stock.counted'),
    count: optionalWholeNumber(STOCK, 'validation.stock.counted'),
    change: v.pipe(
      optionalText,
      v.transform((text) => normalizeCode(text) || '0'),
      v.regex(/^[+-]?\d{1,7}$/, 'validation.stock.change'),
      v.transform(Number),
    ),
    reason: optionalShortText,
  }),
  v.forward(
    v.check(({ count, change }) => count === null || change === 0, 'validation.import.countOrChange'),
    ['change'],
  ),
  v.forward(
    v.check(({ change, reason }) => change >= 0 || reason !== '', 'validation.stock.reason'),
    ['reason'],
  ),
);

/** A row of a file of categories. Texts that are left out are those of the category with the id, or of the parent with the name. */
export const categoryRowSchema = v.object({
  id: optionalWholeNumber({ minimum: 1, maximum: 999_999_999 }, 'validation.import.id'),
  'name.en-US': optionalText,
  'name.zh-CN': optionalText,
  parentId: optionalText,
  position: optionalWholeNumber({ minimum: 0, maximum: 99_999 }, 'validation.import.position'),
  products: optionalText,
});

/** A row of a file of buyers. Texts that are left out stay; a credit limit and the days from an invoice to its due date belong together. */
export const buyerRowSchema = v.pipe(
  v.object({
    email,
    firstName: v.optional(realName),
    lastName: v.optional(realName),
    phone: v.optional(phone),
    company: v.optional(companyEntries.company),
    account: v.optional(accountName),
    lists: optionalText,
    limit: v.optional(positiveMoney),
    days: optionalWholeNumber({ minimum: 1, maximum: LONGEST_TERM }, 'validation.credit.days'),
    locale: v.optional(v.picklist(LOCALES, 'validation.import.language')),
  }),
  v.forward(
    v.check(({ limit, days }) => limit === undefined || days !== null, 'validation.credit.days'),
    ['days'],
  ),
  v.forward(
    v.check(({ limit, days }) => days === null || limit !== undefined, 'validation.amount.required'),
    ['limit'],
  ),
);
