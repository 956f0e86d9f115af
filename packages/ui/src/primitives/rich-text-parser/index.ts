export { parseRichText, type RichElement, type RichNode } from '@rider/model/rich-text';
