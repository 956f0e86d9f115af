import * as v from 'valibot';
import { SHORT_TEXT_LENGTH } from '../limits/index.ts';
import { required } from './fields.ts';

/** A day on which the shop is closed, from now until 2100, and why. */
export const closedDaySchema = v.object({
  day: v.pipe(
    required('validation.closedDay.day'),
    v.isoDate('validation.closedDay.day'),
    // A pattern allows 2026-02-30.
    v.check((day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false, 'validation.closedDay.day'),
    v.maxValue('2099-12-31', 'validation.closedDay.day'),
  ),
  name: v.pipe(required('validation.closedDay.name'), v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long')),
});
