import { createTransport } from 'nodemailer';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** The mail server to send by. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where it asks for them. */
  url: string;
  /** The shop's own address. */
  from: string;
}

/** Sends one e-mail; fails when the server does not take it. */
type Send = (email: { to: string; subject: string; text: string; html?: string }) => Promise<unknown>;

/** How often the outbox is looked into, in milliseconds. */
const INTERVAL = 2_000;
/** Tried so often, then given up; each wait is twice as long as the one before. */
const MOST_ATTEMPTS = 8;
const FIRST_WAIT = 30_000;
const BATCH = 10;
/** How long one e-mail may take, in milliseconds: less than the first wait, so that no other process takes it meanwhile. */
const LONGEST_SENDING = 25_000;
/** How long the mail server may take, in milliseconds: to be found and reached, to greet, and to answer each command. */
const DEADLINES = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Takes what is due, so that no other process sends it too; comes again after a wait where sending fails or this process ends. */
async function takeDue(database: Database, now: number) {
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
        .where('state', '=', 'waiting')
        .where('due_at', '<=', new Date(now))
        .orderBy('due_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body', 'html', 'attempts', 'secret'])
    .execute();
}

/** Sends what is due once. A failure is reported and tried again later. `longest` is how long one e-mail may take, in milliseconds. */
export async function sendDue(
  { database, clock }: { database: Database; clock: () => number },
  send: Send,
  { longest = LONGEST_SENDING } = {},
): Promise<void> {
  const sendOne = async (email: Awaited<ReturnType<typeof takeDue>>[number]): Promise<void> => {
    try {
      const { recipient: to, subject, body: text, html } = email;
      await inTime(send({ to, subject, text, ...(html !== '' && { html }) }), longest);
    } catch (error) {
      console.error(`e-mail ${email.id} was not sent (attempt ${email.attempts}):`, error);
      if (email.attempts >= MOST_ATTEMPTS)
        await database.updateTable('email_message').set({ state: 'failed' }).where('id', '=', email.id).execute();
      return;
    }
    await database
      .updateTable('email_message')
      .set({
        state: 'sent',
        sent_at: new Date(clock()),
        ...(email.secret && { body: '', subject: 'RIDER' }),
      })
      .where('id', '=', email.id)
      .execute();
  };
  // All at once: one after the other, a slow server would keep the last ones until they are due again.
  await Promise.all((await takeDue(database, clock())).map(sendOne));
}

/** Work with a deadline in milliseconds; fails when it is over. */
async function inTime(work: Promise<unknown>, longest: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the mail server took longer than ${longest} ms`)), longest);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The mailer takes its settings from the address, and no others beside one. */
function withDeadlines(url: string): string {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(DEADLINES)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds));
  }
  return address.href;
}

/** Sends the outbox by a mail server until stopped; the answered function resolves once a running turn has ended. */
export function startSending(
  services: { database: Database; clock: () => number },
  { url, from }: SmtpSettings,
): () => Promise<void> {
  const transport = createTransport(withDeadlines(url), { from });
  let turn: Promise<void> = Promise.resolve();
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    // As an object, so that nothing in an address is read as a list of several.
    turn = sendDue(services, ({ to, ...email }) => transport.sendMail({ ...email, to: { name: '', address: to } }))
      .catch((error: unknown) => console.error('the outbox cannot be read, trying again later:', error))
      .finally(() => {
        running = false;
      });
  }, INTERVAL);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await turn;
    transport.close();
  };
}
