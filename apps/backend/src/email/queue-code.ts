import type { Locale } from '@rider/model/locale';
import type { Transaction } from '../database/open.ts';
import type { EmailName, TextName } from './email-text.ts';
import { queueEmail, queueTextMessage, type EmailServices, type TextServices } from './outbox.ts';
import { CODE_MINUTES, createCode, formatCode, type CodeSubject } from './verification-codes.ts';

/** The message of a code, by email or by text message. */
type CodeMessage = { to: string; locale: Locale } & ({ email: EmailName } | { text: TextName });

/**
 * Creates a code and queues its message. With `usable` false nothing is sent, but the wait applies too, so that it does not disclose who
 * has an account. @throws ApiError `code-sent-too-recently`.
 */
export async function queueCode(
  services: EmailServices & TextServices,
  transaction: Transaction,
  use: CodeSubject & { requester: string; usable: boolean },
  message: CodeMessage,
): Promise<void> {
  const code = await createCode(transaction, use, { ...use, now: services.clock() });
  if (!use.usable) return;
  const post = { ...message, facts: { code: formatCode(code), minutes: CODE_MINUTES }, secret: true };
  await ('email' in post ? queueEmail(services, transaction, post) : queueTextMessage(services, transaction, post));
}
