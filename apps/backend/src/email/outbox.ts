import { sql } from 'kysely';
import type { EmailState, OperatorList, OutgoingEmail } from '@rider/api/operator';
import { FALLBACK_LOCALE, type Locale } from '@rider/model/locale';
import type { Database, Transaction } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import type { RenderedEmail } from './render-email.ts';
import { emailText, type EmailName, type TextName } from './email-text.ts';
import { shopName } from './shop-name.ts';
import { CODE_MINUTES } from './verification-codes.ts';
import { isReachable } from './reachable.ts';

/** Days after which the text of a message is deleted; state, time and recipient stay. */
const TEXT_DAYS = 90;
const DAY = 86_400_000;
/** Services of e-mail. */
export interface EmailServices {
  /** Whether there is a mail server; without one e-mail is stored for the operator to read. */
  sendsEmail: boolean;
  /** Origin of the shop's public URLs. */
  shopOrigin: string;
  clock: () => number;
}

/** An email to an address. */
export interface EmailMessage {
  to: string;
  email: EmailName;
  locale: Locale;
  facts: Readonly<Record<string, string | number>>;
  /** Whether it contains a code. */
  secret?: boolean;
}

/** Mail clients truncate longer subjects. */
const SUBJECT_LENGTH = 200;

/** A header field is one line: a line break in it would start another field. */
function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** Writes one of the short emails into the outbox, in the transaction of its event. */
export async function queueEmail(world: EmailServices, transaction: Transaction, post: EmailMessage): Promise<void> {
  const facts = { ...post.facts, origin: world.shopOrigin, shop: await shopName(transaction, post.locale) };
  const { subject, body } = await emailText(transaction, post.email, post.locale, facts);
  await queueRenderedEmail(world, transaction, { to: post.to, subject, body, html: '', secret: post.secret ?? false });
}

/** Services of text messages. */
export interface TextServices {
  /** Whether there is a provider of text messages; without one they are stored for the operator to read. */
  sendsTexts: boolean;
  clock: () => number;
}

/** A text message to a number in international form. */
export interface TextMessage extends Pick<EmailMessage, 'locale' | 'facts' | 'secret'> {
  to: string;
  text: TextName;
}

/** Writes a text message into the outbox, in the transaction of its event. */
export async function queueTextMessage(
  world: TextServices,
  transaction: Transaction,
  post: TextMessage,
): Promise<void> {
  const now = new Date(world.clock());
  const facts = { ...post.facts, shop: await shopName(transaction, post.locale) };
  await transaction
    .insertInto('email_message')
    .values({
      channel: 'text',
      recipient: post.to,
      subject: '',
      body: (await emailText(transaction, post.text, post.locale, facts)).body,
      secret: post.secret ?? false,
      state: world.sendsTexts ? 'waiting' : 'unsent',
      created_at: now,
      due_at: now,
      sent_at: null,
    })
    .execute();
}

/** Writes an email into the outbox, in the transaction of its event; none to an address that receives none. */
export async function queueRenderedEmail(
  world: EmailServices,
  transaction: Transaction,
  { to, subject, secret = false, ...text }: RenderedEmail & { to: string; secret?: boolean },
): Promise<void> {
  if (!isReachable(to)) return;
  const now = new Date(world.clock());
  await transaction
    .insertInto('email_message')
    .values({
      ...text,
      subject: oneLine(subject).slice(0, SUBJECT_LENGTH),
      recipient: oneLine(to),
      secret,
      state: world.sendsEmail ? 'waiting' : 'unsent',
      created_at: now,
      due_at: now,
      sent_at: null,
    })
    .execute();
}

/** A page of the outbox, newest first. */
export async function listEmails(database: Database, query: OperatorListQuery): Promise<OperatorList<OutgoingEmail>> {
  const { search, pattern, state } = query;
  let found = database.selectFrom('email_message');
  if (search !== '')
    found = found.where((where) =>
      where.or([where('recipient', 'ilike', pattern), where('subject', 'ilike', pattern)]),
    );
  if (state === 'unsent' || state === 'waiting' || state === 'sent' || state === 'failed')
    found = found.where('state', '=', state);
  const rows = found
    .select(['id', 'channel', 'recipient as to', 'subject', 'body', 'state', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(found, rows, query, ({ id, created_at: at, ...email }) => ({
    ...email,
    id: String(id),
    at: at.getTime(),
  }));
}

/** Deletes expired codes, and texts of messages with such codes; waiting ones fail, because their codes are useless. */
export async function purgeExpiredCodes(database: Database, now: number): Promise<void> {
  const shop = await shopName(database, FALLBACK_LOCALE);
  await database
    .updateTable('email_message')
    .set({
      body: '',
      subject: sql<string>`case when channel = 'email' then ${shop} else '' end`,
      state: sql<EmailState>`case when state = 'waiting' then 'failed' else state end`,
    })
    .where('secret', '=', true)
    .where('body', '<>', '')
    .where('created_at', '<', new Date(now - CODE_MINUTES * 60_000))
    .execute();
  await database.deleteFrom('sent_code').where('expires_at', '<', new Date(now)).execute();
}

/** Deletes the texts of old messages, because they contain names and purchases. */
export async function purgeEmailTexts(database: Database, now: number): Promise<void> {
  await database
    .updateTable('email_message')
    .set({ body: '', html: '' })
    .where('body', '<>', '')
    .where('state', '<>', 'waiting')
    .where('created_at', '<', new Date(now - TEXT_DAYS * DAY))
    .execute();
}
