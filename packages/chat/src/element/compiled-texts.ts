import type { ChatMessages } from '../provider/index.ts';

/** The two ICU node types that a page's own messages may use, by their numbers in formatjs' syntax trees. */
const LITERAL = 0;
const ARGUMENT = 1;

/**
 * Parses a page's own texts into the syntax trees that a bundle without ICU parser accepts: literals and `{name}`
 * arguments.
 */
export function compiledTexts(texts: Record<string, string> = {}): ChatMessages {
  const compiled = Object.entries(texts).map(([id, text]) => [id, treeOf(text)]);
  // react-intl accepts a syntax tree where its type requires a string.
  return Object.fromEntries(compiled) as ChatMessages;
}

function treeOf(text: string): { type: number; value: string }[] {
  return text
    .split(/\{\s*(\w+)\s*\}/)
    .map((value, index) => ({ type: index % 2 === 0 ? LITERAL : ARGUMENT, value }))
    .filter(({ type, value }) => type === ARGUMENT || value !== '');
}
