import type { Generated } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Json } from '../database/columns.ts';

/** A review of a product. Scores 1-5; `description` is null if not given. The catalogue's reviews have no buyer and no order. */
export interface ReviewTable {
  id: Generated<number>;
  product_id: number;
  sku_id: number;
  buyer_id: number | null;
  order_line_id: number | null;
  nickname: string;
  avatar: string | null;
  quality: number;
  service: number;
  description: number | null;
  text: Json<Localized>;
  images: string[];
  reply: Json<Localized> | null;
  replied_at: Date | null;
  created_at: Date;
}

/** Tables of reviews. */
export interface ReviewTables {
  review: ReviewTable;
}
