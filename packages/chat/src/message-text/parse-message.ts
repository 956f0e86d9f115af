import { findEmoji, type Emoji } from '../emoji/index.ts';

/** A part of a message. Data, never markup. */
export type MessagePart =
  | { type: 'text'; text: string }
  | { type: 'emoji'; emoji: Emoji; text: string }
  | { type: 'link'; href: string; text: string };

const EMOJI = /\[(em-[a-z0-9_]{1,40})\]/g;
/** Quotes and East Asian characters end a link: Chinese text has no space after a link. */
const EMOJI_OR_LINK =
  /\[(em-[a-z0-9_]{1,40})\]|(?:https?:\/\/|mailto:|\bwww\.)[^\s<>"'\]\u2018-\u201f\u2026\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]+/gi;
/** Punctuation at the end is not part of a link, nor is a bracket that was opened before it. */
const TRAILING = /[.,;:!?]+$/;

/** Parses a message: known emoji codes, http(s), `www.` and mail links. Everything else, including brackets and tags, stays text. */
export function parseMessage(text: string): MessagePart[] {
  return partsOf(text, EMOJI_OR_LINK);
}

/** Parses known emoji codes; everything else, including addresses, stays text. */
export function parseEmoji(text: string): MessagePart[] {
  return partsOf(text, EMOJI);
}

function partsOf(text: string, pattern: RegExp): MessagePart[] {
  const parts: MessagePart[] = [];
  const add = (piece: string) => {
    if (piece !== '') parts.push({ type: 'text', text: piece });
  };
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, code] = match;
    const part = code === undefined ? linkOf(whole) : emojiOf(whole, code);
    if (!part) continue;
    add(text.slice(end, match.index));
    parts.push(part);
    end = match.index + part.text.length;
  }
  add(text.slice(end));
  return parts;
}

function emojiOf(text: string, code: string): MessagePart | undefined {
  const emoji = findEmoji(code);
  return emoji && { type: 'emoji', emoji, text };
}

function linkOf(found: string): MessagePart | undefined {
  let text = found.replace(TRAILING, '');
  while (text.endsWith(')') && text.split('(').length < text.split(')').length)
    text = text.slice(0, -1).replace(TRAILING, '');
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? { type: 'link', href, text } : undefined;
}

/** A message as plain text, for previews and announcements. */
export function plainText(text: string): string {
  return parseMessage(text)
    .map((part) => (part.type === 'emoji' ? part.emoji.glyph : part.text))
    .join('');
}
