import { boundedText } from '../http/bounded-answer.ts';
import type { Send } from './send-outbox.ts';

/** An account at Twilio, whose Messages API sends text messages. */
export interface TwilioSettings {
  /** The account's id, `AC…`. */
  account: string;
  token: string;
  /** The sender's number, or the id of a messaging service, `MG…`. */
  from: string;
  /** Origin of the API; tests replace it. */
  origin?: string;
}

/** Deadline of one call, in milliseconds. */
const DEADLINE = 10_000;
/** Maximum length of Twilio's error response that we read, in bytes. */
const LONGEST_REASON = 300;

/** Sends text messages by Twilio's Messages API. Rejects with Twilio's reason when it does not accept a message. */
export function twilioSend({ account, token, from, origin = 'https://api.twilio.com' }: TwilioSettings): Send {
  const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, origin);
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return async ({ to, text }) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { Authorization: authorization },
      body: new URLSearchParams({ To: to, ...sender, Body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE),
    });
    if (answer.ok) {
      await answer.body?.cancel();
      return;
    }
    throw new Error(`Twilio answered ${answer.status}: ${await boundedText(answer, LONGEST_REASON)}`);
  };
}
