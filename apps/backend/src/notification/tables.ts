import type { Generated } from 'kysely';
import type { Json } from '../database/columns.ts';

/** A notification to a buyer. Its text is rendered from kind and facts on each read, in the reader's language. */
export interface BuyerNotificationTable {
  id: Generated<number>;
  buyer_id: number;
  kind: string;
  facts: Json<Record<string, string | number>>;
  sent_at: Date;
  read_at: Date | null;
}

/** Tables of notifications. */
export interface NotificationTables {
  buyer_notice: BuyerNotificationTable;
}
