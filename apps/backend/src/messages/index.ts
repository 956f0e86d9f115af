import type { Locale } from '@rider/api/locale';
import type { Localized } from '../database/columns.ts';
import { CHAT_MESSAGES } from './chat.ts';
import { COMMERCE_MESSAGES } from './commerce.ts';
import { GENERAL_MESSAGES } from './general.ts';

/** A code of the message tables (contract section 2). */
export type MessageCode = keyof typeof GENERAL_MESSAGES | keyof typeof COMMERCE_MESSAGES | keyof typeof CHAT_MESSAGES;

const MESSAGES: Record<MessageCode, Localized> = { ...GENERAL_MESSAGES, ...COMMERCE_MESSAGES, ...CHAT_MESSAGES };

/** The text of a code in a language; `{name}` places take the parameters. */
export function messageText(
  code: MessageCode,
  locale: Locale,
  parameters: Record<string, string | number> = {},
): string {
  return MESSAGES[code][locale].replace(/\{(\w+)\}/g, (place, name: string) => String(parameters[name] ?? place));
}
