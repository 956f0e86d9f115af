import type { Locale } from '@rider/model/locale';
import {
  KIND_NUMBERS,
  readProductBody,
  type ChatMessageWire,
  type ChatOrderWire,
  type ChatProductWire,
} from '@rider/api/chat';
import { SHOWN_ORIGINAL, SHOWN_ORIGINAL_OF_PRODUCT } from '../catalogue/price-history.ts';
import { skuLabels } from '../catalogue/sku-labels.ts';
import type { Database } from '../database/open.ts';
import { mediaPath, smallMediaPath } from '../http/media.ts';
import { moneyToDecimal } from '@rider/model/money';
import { SenderProfiles } from './sender-profiles.ts';
import type { StoredMessage } from './messages.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

function skuOf(database: Database, productId: number, code: string) {
  return database
    .selectFrom('sku')
    .select(['image', 'price', SHOWN_ORIGINAL.as('original_price'), 'stock', 'attributes'])
    .where('product_id', '=', productId)
    .where('code', '=', code)
    .executeTakeFirst();
}

async function productInfo(database: Database, body: string, locale: Locale): Promise<ChatProductWire | null> {
  const { productId, sku: code } = readProductBody(body);
  if (!/^\d{1,9}$/.test(productId)) return null;
  const product = await database
    .selectFrom('product')
    .select(['id', 'name', 'image', 'price', SHOWN_ORIGINAL_OF_PRODUCT.as('original_price'), 'sales', 'attributes'])
    .select((select) =>
      select
        .selectFrom('sku')
        .select((inner) => inner.fn.sum<number>('stock').as('stock'))
        .whereRef('sku.product_id', '=', 'product.id')
        .as('stock'),
    )
    .where('id', '=', Number(productId))
    .executeTakeFirst();
  if (!product) return null;
  const sku = code === undefined ? undefined : await skuOf(database, product.id, code);
  const labels = sku === undefined ? [] : skuLabels(product, sku, locale);
  const shown = sku ?? product;
  return {
    id: product.id,
    // The name contains the variant's labels, so that every client shows them.
    store_name: [product.name[locale], ...labels].join(', '),
    image: smallMediaPath(shown.image),
    price: moneyToDecimal(shown.price),
    ot_price: moneyToDecimal(shown.original_price),
    sales: String(product.sales),
    stock: Number(shown.stock ?? 0),
  };
}

/** The order of a card; null where the conversation's buyer has no order of that number. */
async function orderInfo(database: Database, body: string, buyerId: number): Promise<ChatOrderWire | null> {
  const order = await database
    .selectFrom('customer_order')
    .select(['id', 'number'])
    .where('number', '=', body)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  if (!order) return null;
  const lines = await database
    .selectFrom('order_line')
    .select(['id', 'quantity', 'image', 'unit_price'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const cartInfo = lines.map((line) => ({
    id: String(line.id),
    cart_num: line.quantity,
    productInfo: { image: mediaPath(line.image), price: moneyToDecimal(line.unit_price) },
  }));
  return { order_id: order.number, cartInfo };
}

/** A message on the wire, with the sender's own id. Texts in the reader's language. */
export async function messageToWire(
  { database, profiles }: { database: Database; profiles: SenderProfiles },
  message: StoredMessage,
  locale: Locale,
): Promise<ChatMessageWire> {
  const { kind, body, from_agent: fromAgent, buyer_id: buyerId, agent_id: agentId } = message;
  const face = await profiles.of(message, locale);
  return {
    id: String(message.id),
    cid: message.client_id ?? '',
    uid: fromAgent ? agentId : buyerId,
    to_uid: fromAgent ? buyerId : agentId,
    msn: body,
    msn_type: kind,
    is_tourist: 0,
    add_time: unixSeconds(message.sent_at),
    _add_time: message.sent_at.toISOString().slice(0, 19).replace('T', ' '),
    ...face,
    productInfo: kind === KIND_NUMBERS.product ? await productInfo(database, body, locale) : null,
    orderInfo: kind === KIND_NUMBERS.order ? await orderInfo(database, body, buyerId) : null,
  };
}

/** A page of messages on the wire. */
export async function messagesToWire(
  database: Database,
  messages: readonly StoredMessage[],
  locale: Locale,
): Promise<ChatMessageWire[]> {
  const rows: ChatMessageWire[] = [];
  const profiles = new SenderProfiles(database);
  for (const message of messages) rows.push(await messageToWire({ database, profiles }, message, locale));
  return rows;
}
