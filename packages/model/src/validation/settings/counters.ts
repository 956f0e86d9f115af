import * as v from 'valibot';
import {
  flag,
  localizedText,
  optionalLocalizedText,
  optionalText,
  phone,
  shortText,
  wholeNumber,
  version,
} from '../fields/index.ts';

const MOST_COUNTERS = 50;
const MOST_DAYS = 30;
const NAME_LENGTH = 60;
const ZIP_LENGTH = 12;

const counter = v.object({
  id: wholeNumber({ minimum: 1, maximum: 999_999 }, 'validation.counter.id'),
  offered: flag,
  name: localizedText('validation.counter.name', NAME_LENGTH),
  place: v.optional(
    v.pipe(v.string('validation.counter.place'), v.regex(/^[A-Z]{2}(-[A-Z0-9]{1,10})?$/, 'validation.counter.place')),
    '',
  ),
  city: shortText('validation.city.required'),
  zip: v.pipe(optionalText, v.maxLength(ZIP_LENGTH, 'validation.text.long')),
  address: shortText('validation.counter.address'),
  phone,
  hours: optionalLocalizedText(),
  transferDays: wholeNumber({ minimum: 0, maximum: MOST_DAYS }, 'validation.counter.days'),
});

/** The pick-up counters of the shop, as an operator enters them. */
export const countersSchema = v.object({
  counters: v.pipe(
    v.optional(v.array(counter), []),
    v.maxLength(MOST_COUNTERS, 'validation.counter.most'),
    v.check((counters) => new Set(counters.map(({ id }) => id)).size === counters.length, 'validation.counter.id'),
  ),
  version,
});
