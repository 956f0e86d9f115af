import { amountOrZero, id, instant, list, number, object, text, textOrNull, type Untrusted } from '../wire/index.ts';
import { readProductBody } from '../product-body/index.ts';
import type { ChatContent, ChatMessage, ChatOrder, ChatProduct, SentKind } from '@rider/model/chat';
import type { ChatMessageWire, ChatOrderLineWire, ChatOrderWire, ChatProductWire } from './wire.ts';

/** The wire's `msn_type` of each kind. */
export const KIND_NUMBERS: Readonly<Record<SentKind, number>> = { text: 1, emoji: 2, image: 3, product: 5, order: 6 };

/** A message of a record page or of a socket frame. Throws `malformed` without ids. */
export function readMessage(value: unknown): ChatMessage {
  const row = object<ChatMessageWire>(value);
  return {
    id: id(row.id, 'message id'),
    clientId: textOrNull(row.cid),
    fromUid: id(row.uid, 'sender'),
    toUid: text(row.to_uid),
    content: readContent(row),
    sentAt: instant(row.add_time) ?? 0,
    name: text(row.nickname),
    avatar: text(row.avatar),
  };
}

function readContent(row: Untrusted<ChatMessageWire>): ChatContent {
  const body = text(row.msn);
  const type = number(row.msn_type);
  switch (type) {
    case KIND_NUMBERS.text:
      return { kind: 'text', text: body };
    case KIND_NUMBERS.emoji:
      // CRMEB's own chat sends the class of a picture, such as em-smile, which only its pages have.
      return { kind: 'emoji', text: /^em-[\w-]+$/.test(body) ? '🙂' : body };
    case KIND_NUMBERS.image:
      return { kind: 'image', url: body };
    case KIND_NUMBERS.product:
      return { kind: 'product', ...readProductBody(body), product: readProduct(row.productInfo) };
    case KIND_NUMBERS.order:
      return { kind: 'order', orderNumber: body, order: readOrder(row.orderInfo) };
    default:
      return { kind: 'unknown', type, text: body };
  }
}

/** "None" is null in records and `[]` in frames. */
function readProduct(value: unknown): ChatProduct | null {
  const row = object<ChatProductWire>(value);
  if (!text(row.id)) return null;
  return {
    id: text(row.id),
    name: text(row.store_name),
    image: text(row.image),
    price: amountOrZero(row.price),
    stock: number(row.stock),
    sales: number(row.sales),
  };
}

function readOrder(value: unknown): ChatOrder | null {
  const row = object<ChatOrderWire>(value);
  if (!text(row.order_id)) return null;
  const lines = list(row.cartInfo, (item) => {
    const line = object<ChatOrderLineWire>(item);
    const product = object<ChatOrderLineWire['productInfo']>(line.productInfo);
    const variant = object<{ price: string }>(product.attrInfo);
    return {
      id: text(line.id),
      image: text(product.image),
      price: amountOrZero(variant.price ?? product.price),
      quantity: number(line.cart_num),
    };
  });
  return { number: text(row.order_id), lines };
}
