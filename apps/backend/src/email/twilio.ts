import { boundedText } from '../http/bounded-answer.ts';
import type { Send } from './send-outbox.ts';

/** An account at Twilio, whose Messages API sends text messages. */
export interface TwilioSettings {
  /** The account's id, `AC…`. */
  account: string;
  token: string;
  /** The number that messages come from, or the id of a messaging service, `MG…`. */
  from: string;
  /** Origin of the API; Twilio's own unless tests say otherwise. */
  origin?: string;
}

/** Deadline of one call, in milliseconds. */
const DEADLINE = 10_000;
/** The answer names the failure; more bytes of it are not read. */
const LONGEST_REASON = 300;

/** Sends text messages by Twilio's Messages API. It rejects with Twilio's reason when a message is not accepted. */
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
