import type { Api } from '../../transport/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** States of an e-mail: `unsent` is written but not sent, because the shop has no mail server. */
export const EMAIL_STATES = ['unsent', 'waiting', 'sent', 'failed'] as const;

/** A state of an e-mail. */
export type EmailState = (typeof EMAIL_STATES)[number];

/** The channel of a message: e-mail, or text message to a phone. */
export type MessageChannel = 'email' | 'text';

/** An e-mail or text message of the shop. */
export interface OutgoingEmail {
  id: string;
  channel: MessageChannel;
  /** An e-mail address or a phone number. */
  to: string;
  /** Empty for a text message. */
  subject: string;
  /** Plain text; empty when it contained a code that is no longer needed. */
  body: string;
  state: EmailState;
  /** Epoch milliseconds of writing. */
  at: number;
}

/** E-mails of the shop, the latest first; `state` is one of `EMAIL_STATES`. */
export function getOutgoingEmails(api: Api, query: OperatorListQuery): Promise<OperatorList<OutgoingEmail>> {
  return getOperatorList(api, 'emails', query);
}
