import * as v from 'valibot';
import { day, optionalText, shortText } from '../fields/index.ts';

/** The name and the days of a price list; it has no end without a last day. */
export const priceListSchema = v.pipe(
  v.object({
    name: shortText('validation.priceList.name'),
    firstDay: day('validation.priceList.firstDay'),
    lastDay: v.optional(
      v.union([v.pipe(optionalText, v.literal('')), day('validation.day.range')], 'validation.day.range'),
      '',
    ),
  }),
  v.forward(
    v.check(({ firstDay, lastDay }) => lastDay === '' || firstDay <= lastDay, 'validation.priceList.lastDay'),
    ['lastDay'],
  ),
);

/** The name of a price group. */
export const priceGroupSchema = v.object({ name: shortText('validation.priceList.name') });
