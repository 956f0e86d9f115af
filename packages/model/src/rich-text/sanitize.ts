import { parseRichText, type RichNode } from './parse.ts';
import { isVoid } from './rules.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes only what has to be, so that accepted texts stay as they are. */
function escape(text: string, characters = /[&<>]/g): string {
  return text.replace(characters, (character) => ESCAPES[character] ?? character);
}

function toHtml(node: RichNode): string {
  if (typeof node === 'string') return escape(node);
  const [tag, attributes, children] = node;
  const written = Object.entries(attributes ?? {}).map(([name, value]) => ` ${name}="${escape(value, /[&<>"]/g)}"`);
  const opening = `<${tag}${written.join('')}>`;
  return isVoid(tag) ? opening : `${opening}${children.map(toHtml).join('')}</${tag}>`;
}

/** Returns the allowed elements, attributes and addresses of HTML as HTML. Idempotent. */
export function sanitizeRichText(html: string): string {
  return parseRichText(html).map(toHtml).join('');
}

function isFilled(node: RichNode): boolean {
  return typeof node === 'string' ? node.trim() !== '' : node[0] === 'img' || node[2].some(isFilled);
}

/** Whether rich text shows anything: a text or a picture. */
export function hasContent(html: string): boolean {
  return parseRichText(html).some(isFilled);
}
