import type { FeedbackTopic } from '@rider/model/site';
import type { Locale } from '@rider/model/locale';
import type { Generated } from 'kysely';

/** A message to the shop. `buyer_id` is null for a visitor. */
export interface FeedbackTable {
  id: Generated<number>;
  buyer_id: number | null;
  topic: FeedbackTopic;
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  pictures: string[];
  /** Language of the answer. */
  locale: Locale;
  sent_at: Date;
  /** Whether the hidden field was filled: by a bot, or by a password manager. */
  is_suspected: boolean;
  answer: string | null;
  answered_at: Date | null;
  answered_by: number | null;
}

/** Tables of messages to the shop. */
export interface FeedbackTables {
  feedback: FeedbackTable;
}
