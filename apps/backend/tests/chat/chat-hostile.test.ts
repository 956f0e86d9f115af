import { createApi } from '@rider/api';
import { getRecords } from '@rider/api/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLine, startChatDay, type TestLine } from '../testing/chat-line.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

const MAYA = 1_000_009_001;

describe.each(MAIN_DATABASE)('[R10.1] what no client of ours sends, to the chat on $name', ({ openShop }) => {
  let shop: Shop;
  let token: string;
  let buyer: TestLine;

  const api = () => createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token });
  const write = (msn: string) => buyer.send({ type: 'chat', data: { msn, type: 1, to_uid: MAYA } });

  beforeAll(async () => {
    shop = await openShop();
  });
  beforeEach(async () => {
    await startChatDay(shop);
    token = await shop.signIn('luisglass');
    buyer = openLine(shop.backend, 'en-US');
    buyer.send({ type: 'login', data: token });
    await buyer.next('success');
    buyer.send({ type: 'to_chat', data: { id: MAYA } });
    await buyer.next('mssage_num');
  });
  afterAll(() => shop.close());

  test('a bomb of brackets, of keys and of prototypes is noise like any other', async () => {
    const bombs = [
      '['.repeat(15_000) + ']'.repeat(15_000),
      '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
      `{"type":"chat","data":{${Array.from({ length: 2_000 }, (_, key) => `"k${key}":1`).join()}}}`,
      '{"type":"chat","data":{"__proto__":{"to_uid":1},"constructor":{"prototype":{"admin":true}}}}',
      '{"type":"__proto__"}',
      `{"type":"to_chat","data":{"id":${'9'.repeat(400)}}}`,
    ];
    for (const bomb of bombs) buyer.raw(bomb);
    write('still here');
    expect((await buyer.next('chat')).data['msn']).toBe('still here');
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  test('a client that sends faster than we save is disconnected', async () => {
    for (let index = 0; index < 150; index += 1) write(`message ${index}`);
    expect(buyer.closed).toBe(true);
    expect((await getRecords(api(), { agentUid: String(MAYA) })).messages.length).toBeLessThanOrEqual(20);
  });

  test('markup is stored as plain text, without truncation', async () => {
    const texts = ['<img src=x onerror=alert(1)>', "[x' onmouseover=alert(1)]", 'javascript:alert(1)', 'a < b & c > d'];
    for (const text of texts) {
      write(text);
      expect((await buyer.next('chat')).data['msn']).toBe(text);
    }
  });
});
