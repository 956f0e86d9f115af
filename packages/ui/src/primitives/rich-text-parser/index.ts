export { parseRichText, type RichElement, type RichNode } from './parse.ts';
