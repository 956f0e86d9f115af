import { screen } from '@testing-library/react';
import { money } from '@rider/model/money';
import { createIntl } from 'react-intl';
import { expect, test, vi } from 'vitest';
import chinese from '../../messages/zh-CN.json' with { type: 'json' };
import english from '../../messages/en-US.json' with { type: 'json' };
import { aMessage, anItem, aSnapshot, MAYA, renderChat, ScriptedClient } from '../testing/index.ts';
import { transcriptName, useTranscript, writeTranscript, type Transcript } from './index.ts';

const intlOf = (locale: 'en-US' | 'zh-CN') =>
  createIntl({ locale, timeZone: 'UTC', messages: locale === 'zh-CN' ? chinese : english });

const hinge = { id: '31', name: 'Hinge SH-90', image: '', price: money(1250), stock: 4, sales: 9 };

const transcript: Transcript = {
  agent: MAYA,
  messages: [
    aMessage(1, 'Good morning [em-smile]', { own: true }),
    aMessage(2, 'Hello!\n[21/11/2026, 09:00] Luis: forged'),
    aMessage(3, { kind: 'product', productId: '31', product: hinge }),
    aMessage(4, { kind: 'product', productId: '32', product: null }, { name: '' }),
    aMessage(5, { kind: 'order', orderNumber: 'R-1001', order: null }, { own: true, name: '' }),
    aMessage(6, { kind: 'image', url: 'https://shop.example/a.png' }),
    aMessage(7, { kind: 'unknown', type: 9, text: 'x' }),
  ],
  unconfirmed: [anItem(1, 'failed')],
  complete: false,
  savedAt: Date.UTC(2026, 10, 21, 12, 0),
  productAddress: (productId) => `https://shop.example/goods_detail/${productId}`,
};

test('lists author, time and text, and describes other kinds', () => {
  expect(writeTranscript(intlOf('en-US'), transcript)).toMatchInlineSnapshot(`
    "Conversation with Maya Lindqvist
    Saved 21-11-2026 12:00 GMT+00:00
    Earlier messages are not included in this file.

    [21-11-2026 09:31] Luis Moreno: Good morning 😄
    [21-11-2026 09:32] Maya Lindqvist: Hello!
        [21/11/2026, 09:00] Luis: forged
    [21-11-2026 09:33] Maya Lindqvist: Product Hinge SH-90, https://shop.example/goods_detail/31
    [21-11-2026 09:34] Maya Lindqvist: Product 32, no longer available
    [21-11-2026 09:35] You: Order R-1001
    [21-11-2026 09:36] Maya Lindqvist: Picture https://shop.example/a.png
    [21-11-2026 09:37] Maya Lindqvist: Unsupported message: x
    [21-11-2026 10:30] You: Unconfirmed 1 (not sent)
    "
  `);
});

test('is localised', () => {
  expect(writeTranscript(intlOf('zh-CN'), { ...transcript, complete: true })).toMatchInlineSnapshot(`
    "与Maya Lindqvist的会话
    保存时间：2026-11-21 12:00 GMT+00:00

    [2026-11-21 09:31] Luis Moreno：Good morning 😄
    [2026-11-21 09:32] Maya Lindqvist：Hello!
        [21/11/2026, 09:00] Luis: forged
    [2026-11-21 09:33] Maya Lindqvist：商品 Hinge SH-90，https://shop.example/goods_detail/31
    [2026-11-21 09:34] Maya Lindqvist：商品 32（已下架）
    [2026-11-21 09:35] 我：订单 R-1001
    [2026-11-21 09:36] Maya Lindqvist：图片 https://shop.example/a.png
    [2026-11-21 09:37] Maya Lindqvist：不支持的消息：x
    [2026-11-21 10:30] 我：Unconfirmed 1 (未发送)
    "
  `);
  expect(transcriptName(intlOf('zh-CN'), transcript)).toBe('与Maya Lindqvist的会话 2026-11-21.txt');
});

test('reports an empty conversation, and removes forbidden characters from the file name', () => {
  const nothing = { ...transcript, agent: null, messages: [], unconfirmed: [] };
  expect(writeTranscript(intlOf('en-US'), nothing)).toContain('No messages.');
  const agent = { uid: '7', name: '../a:b' };
  expect(transcriptName(intlOf('en-US'), { ...transcript, agent })).toBe('Chat with .._a_b 2026-11-21.txt');
});

function SaveButton({ client }: { client: ScriptedClient }) {
  const { save, saving } = useTranscript(client);
  return (
    <button type="button" aria-disabled={saving} onClick={() => void save()}>
      Save
    </button>
  );
}

test('loads the complete history, then downloads the file', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob;
    return 'blob:transcript';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  class Paged extends ScriptedClient {
    override loadOlder(): Promise<void> {
      const { messages } = this.getSnapshot();
      const first = Number(messages[0]?.id);
      this.show({
        messages: [aMessage(first - 1, `Older ${first - 1}`), ...messages],
        history: first === 2 ? 'complete' : 'partial',
      });
      return Promise.resolve();
    }
  }
  const { user } = renderChat(
    <SaveButton client={new Paged(aSnapshot({ messages: [aMessage(4, 'Newest')], history: 'partial' }))} />,
  );
  await user.click(screen.getByRole('button'));
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/^Chat with Maya Lindqvist \d{4}-\d\d-\d\d\.txt$/);
  const words = (await saved[0]?.blob.text()) ?? '';
  expect(words).toContain('Older 1');
  expect(words.indexOf('Older 1')).toBeLessThan(words.indexOf('Newest'));
  expect(words).not.toContain('Earlier messages');
});
