import type { FeedbackDraft } from '@rider/model/site';
import type { Locale } from '@rider/model/locale';
import { countUse } from '../account/use-count.ts';
import type { Database } from '../database/open.ts';
import { queueEmail, type EmailServices } from '../email/outbox.ts';
import { messageText } from '../messages/index.ts';
import { companyFacts } from '../site/company.ts';
import { savePicture, markPicturesUsed } from '../upload/pictures.ts';

/** Services of messages to the shop. */
export interface FeedbackServices extends EmailServices {
  database: Database;
}

const TEN_MINUTES = 600_000;
const DAY = 86_400_000;
/** Maximum number of messages per client. */
const IN_TEN_MINUTES = 5;
const IN_A_DAY = 20;

/** The language of emails to the operator. */
const OPERATOR_LOCALE: Locale = 'en-US';

/** Counts a message before any work is done for it. @throws ApiError `too-many-attempts` above the limits. */
export async function countMessage({ database, clock }: FeedbackServices, client: string): Promise<void> {
  const error = 'too-many-attempts';
  const recent = { subject: `feedback client ${client}`, limit: IN_TEN_MINUTES, window: TEN_MINUTES, error } as const;
  const daily = { subject: `feedback client in a day ${client}`, limit: IN_A_DAY, window: DAY, error } as const;
  for (const use of [recent, daily]) await countUse(database, use, clock());
}

/** A checked message with its sender: a buyer, or null for a visitor. */
export interface ReceivedFeedback {
  draft: FeedbackDraft;
  buyerId: number | null;
  pictures: readonly Blob[];
  locale: Locale;
  /** Whether a bot may have sent it. */
  isSuspected: boolean;
}

/** Stores a message and, unless it is suspected, notifies the operator by e-mail. @throws as `savePicture`. */
export async function receiveFeedback(
  services: FeedbackServices,
  { draft, buyerId, pictures, locale, isSuspected }: ReceivedFeedback,
): Promise<void> {
  const { database, clock, shopOrigin } = services;
  const owner = { owner_role: buyerId === null ? 'visitor' : 'buyer', owner_id: buyerId ?? 0 } as const;
  const paths: string[] = [];
  // One at a time, so that only one picture is decoded in memory.
  for (const picture of pictures) {
    const { path } = await savePicture(services, owner, new Uint8Array(await picture.arrayBuffer()));
    paths.push(path);
  }
  await database.transaction().execute(async (transaction) => {
    await markPicturesUsed(transaction, paths, 'content');
    const sender = { buyer_id: buyerId, locale, is_suspected: isSuspected };
    const sent = { ...draft, ...sender, pictures: paths, sent_at: new Date(clock()) };
    await transaction
      .insertInto('feedback')
      .values({ ...sent, answer: null, answered_at: null, answered_by: null })
      .execute();
    if (isSuspected) return;
    const { email } = await companyFacts(transaction);
    await queueEmail(services, transaction, {
      to: email,
      email: 'feedback-received',
      locale: OPERATOR_LOCALE,
      facts: {
        ...draft,
        topic: messageText(`backend.feedback-topic.${draft.topic}`, OPERATOR_LOCALE),
        pictures: paths.map((path) => shopOrigin + path).join('\n'),
      },
    });
  });
}
