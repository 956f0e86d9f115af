import * as v from 'valibot';
import { day, optionalText } from './fields.ts';
import { normalizeCode } from './normalize.ts';

/** A time on a clock of 24 hours, `09:30`. */
export const clockTime = v.pipe(
  optionalText,
  v.transform(normalizeCode),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.moment.time'),
);

/** A day and a time on the shop's clock; `id` is the message for a missing day. */
export function moment(id: string) {
  return v.object({ day: day(id), time: clockTime }, id);
}

/** A day and a time on the shop's clock, or null without a day. */
export const optionalMoment = v.pipe(
  v.optional(
    v.nullable(
      v.object({ day: v.union([v.pipe(optionalText, v.literal('')), day('validation.moment.day')]), time: clockTime }),
    ),
    null,
  ),
  v.transform((typed) => (typed === null || typed.day === '' ? null : typed)),
);

/** A day and a time on the shop's clock. */
export interface ShopMoment {
  /** ISO date. */
  day: string;
  /** `09:30`. */
  time: string;
}

/** Whether `from` is before `until`; an absent one is unlimited. */
export function isOrdered(from: ShopMoment | null, until: ShopMoment | null): boolean {
  return from === null || until === null || `${from.day}T${from.time}` < `${until.day}T${until.time}`;
}
