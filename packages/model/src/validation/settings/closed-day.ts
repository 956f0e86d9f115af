import * as v from 'valibot';
import { day, shortText } from '../fields/index.ts';

/** A day on which the shop is closed, and why. */
export const closedDaySchema = v.object({
  day: day('validation.closedDay.day'),
  name: shortText('validation.closedDay.name'),
});
