import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrame, writeFrame } from './frames.ts';

interface Recorded {
  who: string;
  dir: 'in' | 'out' | 'close' | 'http';
  msg: unknown;
}

const SESSION = JSON.parse(
  readFileSync(new URL('../../fixtures/websocket_session.json', import.meta.url), 'utf8'),
) as Recorded[];

const heardBy = (who: string) =>
  SESSION.filter((entry) => entry.who === who && entry.dir === 'in').map(({ msg }) => readFrame(JSON.stringify(msg)));

describe('[R7.6] the recorded session', () => {
  it('is decoded', () => {
    expect(heardBy('shopper-badtoken')).toEqual([{ type: 'refused', message: '请登录' }]);
    const [success, ping, unread, text, emoji, image, product, order, reply, ...tips] = heardBy('shopper');
    expect(success).toEqual({ type: 'success', capabilities: [], uid: null });
    expect(ping).toEqual({ type: 'ping' });
    expect(unread).toEqual({ type: 'unread', agentUid: '1', count: 0 });
    expect(text).toMatchObject({
      type: 'chat',
      message: { id: '1', clientId: null, fromUid: '2', toUid: '1', sentAt: 1_795_228_560_000 },
    });
    expect(emoji).toMatchObject({ message: { content: { kind: 'emoji', text: '[em-smile]' } } });
    expect(image).toMatchObject({ message: { content: { kind: 'image' } } });
    expect(product).toMatchObject({
      message: { content: { kind: 'product', productId: '1', product: { price: 4550, stock: 397, sales: 21 } } },
    });
    expect(order).toMatchObject({ message: { content: { kind: 'order', orderNumber: 'cp647021247829377024' } } });
    expect(reply).toMatchObject({ type: 'reply', message: { fromUid: '1', content: { text: 'Yes, ships today' } } });
    expect(tips.map((frame) => frame?.type)).toEqual([
      'error-tip',
      'error-tip',
      'error-tip',
      'online',
      'online',
      'transferred',
      'timeout',
    ]);
  });

  it('is encoded as it was sent', () => {
    const sent = SESSION.filter(({ who, dir }) => who === 'shopper' && dir === 'out').map(({ msg }) => msg);
    const written = (frame: Parameters<typeof writeFrame>[0]) => JSON.parse(writeFrame(frame)) as unknown;
    expect(written({ type: 'login', token: '<jwt>' })).toEqual(sent[0]);
    expect(written({ type: 'ping' })).toEqual(sent[1]);
    expect(written({ type: 'to-chat', agentUid: '1' })).toMatchObject({ type: 'to_chat' });
    expect(
      written({ type: 'chat', kind: 'text', body: 'Hello, is the hinge in stock?', toUid: '1', clientId: 'a' }),
    ).toMatchObject({ type: 'chat', data: { msn: 'Hello, is the hinge in stock?', type: 1 } });
    expect(written({ type: 'read', agentUid: '1', upTo: '7' })).toEqual({
      type: 'read',
      data: { id: '1', up_to: '7' },
    });
  });
});

describe('[R7.6] noise', () => {
  it('never throws, and an unknown type is null', () => {
    expect(readFrame('{"type":"constructor","data":{}}')).toBeNull();
    expect(readFrame('{"type":"chat","data":{}}')).toBeNull();
    const frames = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          type: fc.constantFrom('chat', 'reply', 'success', 'to_transfer', 'mssage_num'),
          data: fc.jsonValue(),
        })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(frames, (frame) => {
        readFrame(frame);
      }),
    );
  });
});
