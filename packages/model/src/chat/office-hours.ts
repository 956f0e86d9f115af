import type { ClosedDays } from '../shipping/working-days.ts';

/** When agents answer on a weekday, by the shop's clock: `08:00` to `17:00`. */
export interface OfficeDay {
  isOpen: boolean;
  from: string;
  until: string;
}

/** What operators set for the chat. */
export interface ChatSettings {
  /** Whether buyers see when agents answer; without hours the chat names none. */
  hasHours: boolean;
  /** The days of a week, Monday first. */
  days: readonly OfficeDay[];
  /** Whether agents' messages that a buyer has not read are sent by e-mail. */
  emailsReplies: boolean;
}

const DAYS = 7;
const DAY_MS = 86_400_000;
/** Days after which a shop without any open day counts as having no next opening: a year of holidays. */
const LONGEST_CLOSING = 366;

/** The settings until an operator saves others. */
export const INITIAL_CHAT_SETTINGS: ChatSettings = {
  hasHours: false,
  days: Array.from({ length: DAYS }, (_, day) => ({ isOpen: day < 5, from: '08:00', until: '17:00' })),
  emailsReplies: true,
};

/** Day and time on the shop's clock, `2026-11-28` and `09:30`. */
export interface ClockMoment {
  day: string;
  time: string;
}

/** The start of the next hours in which agents answer; null while they do, without hours, and if none are ahead. */
export function nextOpening(
  { hasHours, days }: ChatSettings,
  { day, time }: ClockMoment,
  closedDays: ClosedDays,
): ClockMoment | null {
  if (!hasHours) return null;
  for (let ahead = 0; ahead <= LONGEST_CLOSING; ahead += 1) {
    const date = new Date(Date.parse(day) + ahead * DAY_MS);
    const found = date.toISOString().slice(0, 10);
    const hours = days[(date.getUTCDay() + DAYS - 1) % DAYS];
    if (hours?.isOpen !== true || closedDays.has(found)) continue;
    if (ahead > 0 || time < hours.from) return { day: found, time: hours.from };
    if (time < hours.until) return null;
  }
  return null;
}
