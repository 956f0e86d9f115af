import type { Generated } from 'kysely';
import type { EmailState } from '@rider/api/operator';

/** An e-mail of the shop, written in the transaction of the event it reports. */
export interface EmailMessageTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as an HTML document; empty for plain-text letters. */
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

/** The code sent to an address, one per purpose; `code_hash` is null where no code would be accepted. */
export interface EmailCodeTable {
  email: string;
  purpose: 'register' | 'reset';
  code_hash: string | null;
  attempts_left: number;
  sent_at: Date;
  expires_at: Date;
}

/** Tables of e-mail. */
export interface EmailTables {
  email_message: EmailMessageTable;
  email_code: EmailCodeTable;
}
