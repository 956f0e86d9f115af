'use client';

import { useMemo } from 'react';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { EMOJI, emojiName, type Emoji } from '../emoji/index.ts';

/** An emoji as it is called in the reader's language. */
export interface NamedEmoji extends Emoji {
  name: string;
}

/** What an emoji is called in a language. */
export function nameOfEmoji(intl: IntlShape, { code }: Emoji): string {
  return intl.formatMessage({ id: `chat.emoji.${code.slice('em-'.length)}` as NonNullable<MessageDescriptor['id']> });
}

/** All emoji with their names in the reader's language, in the order of the picker. */
export function useNamedEmoji(): readonly NamedEmoji[] {
  const intl = useIntl();
  return useMemo(() => EMOJI.map((emoji) => ({ ...emoji, name: nameOfEmoji(intl, emoji) })), [intl]);
}

const asWords = (text: string) => text.trim().toLowerCase().replaceAll('_', ' ');

/** How well an emoji fits: 0 begins so, 1 one of its words does, 2 it holds the words, 3 not at all. */
function rank({ name, ...emoji }: NamedEmoji, wanted: string): number {
  // The codes' own words work in every language: people know them from elsewhere.
  const called = [asWords(name), emojiName(emoji)];
  if (called.some((each) => each.startsWith(wanted))) return 0;
  if (called.some((each) => each.includes(` ${wanted}`))) return 1;
  return called.some((each) => each.includes(wanted)) ? 2 : 3;
}

/** Those whose name in either language holds the words, best first; all where there are no words. */
export function findNamedEmoji(all: readonly NamedEmoji[], words: string): readonly NamedEmoji[] {
  const wanted = asWords(words);
  if (wanted === '') return all;
  return all
    .map((emoji) => ({ emoji, fit: rank(emoji, wanted) }))
    .filter(({ fit }) => fit < 3)
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ emoji }) => emoji);
}
