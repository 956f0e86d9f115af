import { describe, expect, test } from 'vitest';
import type { ChatContent } from '@rider/model/chat';
import { bodyOf, isRecordOf } from './match-record.ts';

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

describe('[R7.4] the card of a variant', () => {
  const product = null;

  test('matches a record with the same SKU', () => {
    const content = { kind: 'product', productId: '1001', sku: 'RD-MB-10', product } as const;
    expect(bodyOf(content)).toBe(item.body);
    expect(isRecordOf(item, message(content))).toBe(true);
    expect(isRecordOf(item, message({ ...content, sku: 'RD-CH-8' }))).toBe(false);
  });

  test('matches a record that has the product only', () => {
    expect(isRecordOf(item, message({ kind: 'product', productId: '1001', product }))).toBe(true);
    expect(isRecordOf(item, message({ kind: 'product', productId: '1002', product }))).toBe(false);
  });
});
