import type { ChatMessages } from '../provider/index.ts';

/** The two kinds of ICU syntax that a page's own texts may have, by their numbers in formatjs' trees. */
const LITERAL = 0;
const ARGUMENT = 1;

/**
 * A page's own texts as the syntax trees that a bundle without ICU parser takes: words, and `{name}` where something is filled in.
 */
export function compiledTexts(texts: Record<string, string> = {}): ChatMessages {
  const compiled = Object.entries(texts).map(([id, text]) => [id, treeOf(text)]);
  // A tree stands where the provider's type says text: react-intl takes both.
  return Object.fromEntries(compiled) as ChatMessages;
}

function treeOf(text: string): { type: number; value: string }[] {
  return text
    .split(/\{\s*(\w+)\s*\}/)
    .map((value, index) => ({ type: index % 2 === 0 ? LITERAL : ARGUMENT, value }))
    .filter(({ type, value }) => type === ARGUMENT || value !== '');
}
