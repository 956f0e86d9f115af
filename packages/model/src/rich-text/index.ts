export { parseRichText, type RichElement, type RichNode } from './parse.ts';
export { hasContent, sanitizeRichText } from './sanitize.ts';
