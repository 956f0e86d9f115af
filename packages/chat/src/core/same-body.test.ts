import { describe, expect, test } from 'vitest';
import type { ChatContent } from '@rider/model/chat';
import { bodyOf, canBe } from './same-body.ts';

const item = {
  clientId: 'a',
  agentUid: '501',
  kind: 'product',
  body: '1001?sku=RD-MB-10',
  createdAt: 0,
  turn: 0,
  state: 'unknown',
} as const;

function message(content: ChatContent) {
  return { id: '7', clientId: null, fromUid: '1', toUid: '501', content, sentAt: 0, name: '', avatar: '' };
}

describe('[R7.4] the card of an article', () => {
  const product = null;

  test('is confirmed by a server that keeps the article', () => {
    const content = { kind: 'product', productId: '1001', article: 'RD-MB-10', product } as const;
    expect(bodyOf(content)).toBe(item.body);
    expect(canBe(item, message(content))).toBe(true);
    expect(canBe(item, message({ ...content, article: 'RD-CH-8' }))).toBe(false);
  });

  test('is confirmed by a server that knows the product alone', () => {
    expect(canBe(item, message({ kind: 'product', productId: '1001', product }))).toBe(true);
    expect(canBe(item, message({ kind: 'product', productId: '1002', product }))).toBe(false);
  });
});
