import * as v from 'valibot';
import { clockTime, flag, version } from '../fields/index.ts';

const DAYS = 7;

const day = v.pipe(
  v.object({ isOpen: flag, from: clockTime, until: clockTime }),
  v.forward(
    v.partialCheck(
      [['isOpen'], ['from'], ['until']],
      ({ isOpen, from, until }) => !isOpen || from < until,
      'validation.moment.order',
    ),
    ['until'],
  ),
);

/** What operators set for the chat, as they enter it. */
export const chatSettingsSchema = v.object({
  hasHours: flag,
  days: v.pipe(v.array(day), v.length(DAYS, 'validation.moment.day')),
  emailsReplies: flag,
  version,
});
