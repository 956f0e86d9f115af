import type { Generated } from 'kysely';
import type { EmailState, MessageChannel } from '@rider/api/operator';

/** An e-mail or text message of the shop, written in the transaction of the event it reports. */
export interface EmailMessageTable {
  id: Generated<number>;
  channel: Generated<MessageChannel>;
  /** An e-mail address, or a phone number in international form. */
  recipient: string;
  /** Empty for a text message. */
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as an HTML document; empty for plain-text emails. */
  html: Generated<string>;
  /** Contains a code: the body is deleted once it is sent or expired. */
  secret: boolean;
  state: EmailState;
  attempts: Generated<number>;
  created_at: Date;
  /** Time of the next attempt. */
  due_at: Date;
  sent_at: Date | null;
}

/** The code sent to an address or number, one per purpose; `code_hash` is null when no code is accepted. */
export interface VerificationCodeTable {
  /** In lower case. */
  recipient: string;
  purpose: 'register' | 'reset' | 'email' | 'phone' | 'sign-in';
  code_hash: string | null;
  /** Remaining guesses of everyone except the requester. */
  attempts_left: number;
  /** SHA-256 of the last requester, whose guesses count separately. */
  asked_by: Generated<string>;
  asker_attempts_left: Generated<number>;
  sent_at: Date;
  expires_at: Date;
}

/** Tables of e-mail, text messages and codes. */
export interface EmailTables {
  email_message: EmailMessageTable;
  sent_code: VerificationCodeTable;
}
