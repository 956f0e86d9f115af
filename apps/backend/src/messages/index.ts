import type { Locale } from '@rider/api/locale';
import type { Localized } from '../database/columns.ts';
import { CHAT_MESSAGES } from './chat.ts';
import { COMMERCE_MESSAGES } from './commerce.ts';
import { GENERAL_MESSAGES } from './general.ts';
import { MONEY_MESSAGES } from './money.ts';
import { ORDER_MESSAGES } from './orders.ts';
import { OPERATOR_MESSAGES } from './operator.ts';
import { PROFILE_MESSAGES } from './profile.ts';
import { REFUND_MESSAGES } from './refund.ts';
import { REVIEW_MESSAGES } from './review.ts';

const MESSAGES = {
  ...GENERAL_MESSAGES,
  ...PROFILE_MESSAGES,
  ...COMMERCE_MESSAGES,
  ...CHAT_MESSAGES,
  ...MONEY_MESSAGES,
  ...ORDER_MESSAGES,
  ...OPERATOR_MESSAGES,
  ...REFUND_MESSAGES,
  ...REVIEW_MESSAGES,
} as const;

/** A code of the message tables (contract section 2). */
export type MessageCode = keyof typeof MESSAGES;

/** Tells whether a number is a code of the tables. */
export function isMessageCode(code: number): code is MessageCode {
  return code in MESSAGES;
}

/** The text of a code in a language; `{name}` places take the parameters. */
export function messageText(
  code: MessageCode,
  locale: Locale,
  parameters: Record<string, string | number> = {},
): string {
  const texts: Localized = MESSAGES[code];
  return texts[locale].replace(/\{(\w+)\}/g, (place, name: string) => String(parameters[name] ?? place));
}
