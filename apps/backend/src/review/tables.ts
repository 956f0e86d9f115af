import type { Generated } from 'kysely';
import type { Json, Localized } from '../database/columns.ts';

/** A review of a product. Scores 1-5; `description` is null where none was given. */
export interface ReviewTable {
  id: Generated<number>;
  product_id: number;
  sku_id: number;
  nickname: string;
  avatar: string | null;
  quality: number;
  service: number;
  description: number | null;
  text: Json<Localized>;
  images: string[];
  reply: Json<Localized> | null;
  created_at: Date;
}

/** What buyers say about goods. */
export interface ReviewTables {
  review: ReviewTable;
}
