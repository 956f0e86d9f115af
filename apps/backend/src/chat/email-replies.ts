import { KIND_NUMBERS } from '@rider/api/chat';
import type { Locale, Localized } from '@rider/model/locale';
import { chatScreen } from '@rider/model/screens';
import { sql } from 'kysely';
import { emailLink, emailReader } from '../account/email-reader.ts';
import type { Database, Transaction } from '../database/open.ts';
import { queueEmail, type EmailServices } from '../email/outbox.ts';
import { messageText } from '../messages/index.ts';
import { readChatSettings } from './chat-settings.ts';
import type { StoredMessage } from './messages.ts';

/** How long a reply stays unread before it is sent by e-mail, in milliseconds: readers of an open chat are faster. */
export const UNREAD_TIME = 180_000;
/** Replies that became due longer ago are not sent, e.g. those from before an update, in milliseconds. */
const LONGEST_AGO = 86_400_000;
/** Maximum number of conversations per transaction. */
const PORTION = 50;
/** Maximum number of replies in an e-mail; the chat has the others. */
const MOST_REPLIES = 20;

type ReplyServices = EmailServices & { database: Database };

interface DueConversation {
  buyer_id: number;
  agent_id: number;
  since: number;
  name: Localized;
}

/** Sends agents' messages that their buyers have not read by e-mail, once each. Safe to run in several processes. */
export async function emailUnreadReplies(services: ReplyServices): Promise<void> {
  const { database, clock } = services;
  const { emailsReplies } = await readChatSettings(database);
  if (!emailsReplies) return;
  const now = clock();
  let sent = PORTION;
  while (sent === PORTION) {
    sent = await database.transaction().execute(async (transaction) => {
      const due = await findDue(transaction, now);
      for (const conversation of due) await emailReplies(services, transaction, conversation);
      return due.length;
    });
  }
}

async function findDue(transaction: Transaction, now: number): Promise<DueConversation[]> {
  const { rows } = await sql<DueConversation>`
    select conversation.buyer_id, conversation.agent_id, agent.name,
      greatest(conversation.buyer_read_id, conversation.emailed_id) as since
    from chat_conversation as conversation
    join agent on agent.id = conversation.agent_id
    where conversation.last_at > ${new Date(now - LONGEST_AGO)}
      and exists (select 1 from chat_message as message
        where message.buyer_id = conversation.buyer_id and message.agent_id = conversation.agent_id and message.from_agent
          and message.id > greatest(conversation.buyer_read_id, conversation.emailed_id)
          and message.sent_at between ${new Date(now - LONGEST_AGO)} and ${new Date(now - UNREAD_TIME)})
    order by conversation.last_at
    limit ${PORTION}
    for no key update of conversation skip locked`.execute(transaction);
  return rows;
}

async function emailReplies(
  services: ReplyServices,
  transaction: Transaction,
  { buyer_id: buyerId, agent_id: agentId, since, name: agent }: DueConversation,
): Promise<void> {
  const replies = await transaction
    .selectFrom('chat_message')
    .select(['id', 'kind', 'body'])
    .where('buyer_id', '=', buyerId)
    .where('agent_id', '=', agentId)
    .where('from_agent', '=', true)
    .where('id', '>', since)
    .orderBy('id')
    .execute();
  const { email, name, locale } = await emailReader(transaction, buyerId);
  const link = emailLink(services, locale, chatScreen(String(agentId)));
  const text = replies.slice(-MOST_REPLIES).map((reply) => plainText(reply, locale));
  await queueEmail(services, transaction, {
    to: email,
    email: 'chat-reply',
    locale,
    facts: { name, agent: agent[locale], text: text.join('\n\n'), link },
  });
  await transaction
    .updateTable('chat_conversation')
    .set({ emailed_id: replies.at(-1)?.id ?? since })
    .where('buyer_id', '=', buyerId)
    .where('agent_id', '=', agentId)
    .execute();
}

/** A message in an e-mail: a text as it is, anything else by its kind. */
function plainText({ kind, body }: Pick<StoredMessage, 'kind' | 'body'>, locale: Locale): string {
  if (kind === KIND_NUMBERS.image) return messageText('backend.chat.picture', locale);
  if (kind === KIND_NUMBERS.product) return messageText('backend.chat.product', locale);
  if (kind === KIND_NUMBERS.order) return messageText('backend.chat.order', locale, { order: body });
  // CRMEB's clients send emoji by name.
  return kind === KIND_NUMBERS.emoji && body.startsWith('em-') ? '🙂' : body;
}
