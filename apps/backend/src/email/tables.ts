import type { Generated } from 'kysely';
import type { EmailState } from '@rider/api/operator';

/** An e-mail of the shop; written in the transaction that it tells of. */
export interface EmailMessageTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as an HTML document; empty for a letter of plain text alone. */
  html: Generated<string>;
  /** Holds a code: the body goes once it is sent or useless. */
  secret: boolean;
  state: EmailState;
  attempts: Generated<number>;
  created_at: Date;
  /** When to try to send it, or to try again. */
  due_at: Date;
  sent_at: Date | null;
}

/** The code that an address was sent, one per purpose; `code_hash` is null where nothing would accept a code. */
export interface EmailCodeTable {
  email: string;
  purpose: 'register' | 'reset';
  code_hash: string | null;
  attempts_left: number;
  sent_at: Date;
  expires_at: Date;
}

/** The shop's e-mail. */
export interface EmailTables {
  email_message: EmailMessageTable;
  email_code: EmailCodeTable;
}
