import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMOJI, emojiText } from '../emoji/index.ts';
import { parseEmoji, parseMessage, plainText } from './parse-message.ts';

describe('[R7.9] parsing a message', () => {
  test('sixty codes are known, and each is parsed back', () => {
    expect(EMOJI).toHaveLength(60);
    for (const emoji of EMOJI)
      expect(parseMessage(emojiText(emoji))).toEqual([{ type: 'emoji', emoji, text: emojiText(emoji) }]);
  });

  test('returns text, emoji and links in order; a full stop is not part of a link', () => {
    expect(parseMessage('See https://shop.test/a?b=1. [em-smile] ok')).toMatchObject([
      { type: 'text', text: 'See ' },
      { type: 'link', href: 'https://shop.test/a?b=1', text: 'https://shop.test/a?b=1' },
      { type: 'text', text: '. ' },
      { type: 'emoji', emoji: { glyph: '😄' } },
      { type: 'text', text: ' ok' },
    ]);
  });

  test.each([
    ['(https://a.test/Foo_(bar))', 'https://a.test/Foo_(bar)'],
    ['(see https://a.test/x).', 'https://a.test/x'],
    ['请看https://a.test/goods_detail/1001谢谢', 'https://a.test/goods_detail/1001'],
    ['https://a.test/x；好的', 'https://a.test/x'],
    ['“https://a.test/y”', 'https://a.test/y'],
    ['https://a.test/z…', 'https://a.test/z'],
    ['HTTPS://a.test/X', 'HTTPS://a.test/X'],
    ['https://a.test/?q=a,b,c, and', 'https://a.test/?q=a,b,c'],
    ['见www.a.test/x。', 'www.a.test/x'],
  ])('of %s the link is %s', (text, link) => {
    expect(parseMessage(text).find(({ type }) => type === 'link')?.text).toBe(link);
  });

  test('an address without scheme opens with https', () => {
    expect(parseMessage('WWW.a.test')).toEqual([{ type: 'link', href: 'https://www.a.test/', text: 'WWW.a.test' }]);
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    "[x' onmouseover=alert(1)]",
    '[em-unknown]',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '[em-smile onclick=x]',
    'hello [world]',
  ])('%s stays text', (text) => {
    expect(parseMessage(text)).toEqual([{ type: 'text', text }]);
  });

  test('loses no character of any text, and links to http, https and mail only', () => {
    const pieces = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('[em-joy]', 'https://a.test/', 'javascript:', '[', ']', '<b>')),
    );
    fc.assert(
      fc.property(pieces, (list) => {
        const text = list.join('');
        const parts = parseMessage(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        const addresses = parts.flatMap((part) => (part.type === 'link' ? [part.href] : []));
        expect(addresses.filter((href) => !/^(https?:|mailto:)/.test(href))).toEqual([]);
      }),
    );
  });

  test('returns plain text for previews', () => {
    expect(plainText('ok [em-joy]')).toBe('ok 😂');
  });
});

test('[R7.9] parseEmoji parses emoji only: addresses and unknown codes stay text', () => {
  const text = 'See https://rider.example [em-smile] [em-none]';
  expect(parseEmoji(text).map(({ type }) => type)).toEqual(['text', 'emoji', 'text']);
  expect(
    parseEmoji(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
