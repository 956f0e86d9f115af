import { KIND_NUMBERS, readProductBody } from '@rider/api/chat';
import type { Database } from '../database/open.ts';
import type { MessageId } from '../messages/index.ts';
import { PUBLISHED } from '../search/published.ts';

/** Why a card cannot be sent: its product does not exist, or its order belongs to another buyer. Null if it can. */
export async function cardProblem(
  database: Database,
  { kind, body, buyerId }: { kind: number; body: string; buyerId: number },
): Promise<MessageId | null> {
  if (kind === KIND_NUMBERS.product)
    return (await isProduct(database, readProductBody(body).productId)) ? null : 'backend.chat.unknown-product';
  if (kind !== KIND_NUMBERS.order) return null;
  const order = await database
    .selectFrom('customer_order')
    .select('id')
    .where('number', '=', body.toWellFormed())
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return order === undefined ? 'backend.chat.unknown-order' : null;
}

async function isProduct(database: Database, id: string): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id)) return false;
  const product = await database
    .selectFrom('product')
    .select('id')
    .where('id', '=', Number(id))
    .where(PUBLISHED)
    .executeTakeFirst();
  return product !== undefined;
}
