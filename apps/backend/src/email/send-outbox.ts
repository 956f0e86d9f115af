import { createTransport } from 'nodemailer';
import { sql } from 'kysely';
import { runInTurns } from '../job-queue/run-in-turns.ts';
import { loggable } from '../http/log-text.ts';
import type { Database } from '../database/open.ts';
import type { MessageChannel } from '@rider/api/operator';
import { FALLBACK_LOCALE } from '@rider/model/locale';
import { shopName } from './shop-name.ts';

/** The outgoing mail server. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. */
  url: string;
  /** The sender address. */
  from: string;
}

/** Sends one e-mail or text message; rejects when the server does not accept it. */
export type Send = (email: { to: string; subject: string; text: string; html?: string }) => Promise<unknown>;

/** Interval between two reads of the outbox, in milliseconds. */
const INTERVAL = 2_000;
/** Maximum number of attempts; each wait is twice as long as the previous one. */
const MOST_ATTEMPTS = 8;
const FIRST_WAIT = 30_000;
const BATCH = 10;
/** Maximum time of one e-mail, in milliseconds; shorter than the first wait, so that no other process takes it meanwhile. */
const LONGEST_SENDING = 25_000;
/** Timeouts of the mail server, in milliseconds: DNS lookup, connection, greeting, and response to each command. */
const DEADLINES = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Takes a channel's due messages and moves their due time, so that no other process sends them too; they become due again if sending fails
 * or this process ends.
 */
async function takeDue(database: Database, channel: MessageChannel, now: number) {
  return database
    .updateTable('email_message')
    .set({
      attempts: sql<number>`attempts + 1`,
      due_at: sql<Date>`${new Date(now)}::timestamptz + ${FIRST_WAIT} * power(2, attempts) * interval '1 millisecond'`,
    })
    .where(
      'id',
      'in',
      database
        .selectFrom('email_message')
        .select('id')
        .where('channel', '=', channel)
        .where('state', '=', 'waiting')
        .where('due_at', '<=', new Date(now))
        .orderBy('due_at')
        .limit(BATCH)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body', 'html', 'attempts', 'secret'])
    .execute();
}

/** Sends all due messages of a channel once. Logs and later retries failures. `longest` is the maximum time of one, in milliseconds. */
export async function sendDue(
  { database, clock }: { database: Database; clock: () => number },
  send: Send,
  { channel = 'email', longest = LONGEST_SENDING }: { channel?: MessageChannel; longest?: number } = {},
): Promise<void> {
  const sendOne = async (email: Awaited<ReturnType<typeof takeDue>>[number]): Promise<void> => {
    try {
      const { recipient: to, subject, body: text, html } = email;
      await inTime(send({ to, subject, text, ...(html !== '' && { html }) }), longest);
    } catch (error) {
      console.error(
        `${channel === 'email' ? 'e-mail' : 'text message'} ${email.id} was not sent (attempt ${email.attempts}):`,
        loggable(error),
      );
      if (email.attempts >= MOST_ATTEMPTS)
        await database.updateTable('email_message').set({ state: 'failed' }).where('id', '=', email.id).execute();
      return;
    }
    await database
      .updateTable('email_message')
      .set({
        state: 'sent',
        sent_at: new Date(clock()),
        ...(email.secret && {
          body: '',
          subject: channel === 'email' ? await shopName(database, FALLBACK_LOCALE) : '',
        }),
      })
      .where('id', '=', email.id)
      .execute();
  };
  // In parallel: one after the other, a slow server would delay the last ones until they are due again.
  await Promise.all((await takeDue(database, channel, clock())).map(sendOne));
}

/** Waits for work at most `longest` milliseconds; rejects after that. */
async function inTime(work: Promise<unknown>, longest: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the mail server took longer than ${longest} ms`)), longest);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Adds the timeouts to the URL, because the mailer reads its settings either from the URL or from options. */
function withDeadlines(url: string): string {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(DEADLINES)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds));
  }
  return address.href;
}

/** Sends the outbox through a mail server until stopped. The returned function stops it and resolves once a running round has ended. */
export function startSending(
  services: { database: Database; clock: () => number },
  { url, from }: SmtpSettings,
): () => Promise<void> {
  const transport = createTransport(withDeadlines(url), { from });
  // Passed as an object, so that an address is never parsed as a list of addresses.
  const send: Send = ({ to, ...email }) => transport.sendMail({ ...email, to: { name: '', address: to } });
  const stop = sendInTurns(services, 'email', send);
  return async () => {
    await stop();
    transport.close();
  };
}

/** Sends due messages of a channel every two seconds. The returned function stops it and resolves once a running round has ended. */
export function sendInTurns(
  services: { database: Database; clock: () => number },
  channel: MessageChannel,
  send: Send,
): () => Promise<void> {
  return runInTurns(INTERVAL, () => sendDue(services, send, { channel }), 'the outbox cannot be read');
}
