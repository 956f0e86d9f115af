import type { RichNode } from '@rider/ui/rich-text-parser';

/** Search engines show about so many characters of a description. */
const SHOWN = 155;

function words(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : ` ${words(node[2])} `)).join('');
}

/** The beginning of a text as plain text, for the description of its screen. */
export function beginningOf(nodes: readonly RichNode[]): string {
  const text = words(nodes).replace(/\s+/g, ' ').trim();
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN).trimEnd()}…`;
}
