'use client';

import { useMemo } from 'react';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { EMOJI, emojiName, type Emoji } from '../emoji/index.ts';

/** An emoji with its name in the user's language. */
export interface NamedEmoji extends Emoji {
  name: string;
}

/** The name of an emoji in a language. */
export function nameOfEmoji(intl: IntlShape, { code }: Emoji): string {
  return intl.formatMessage({ id: `chat.emoji.${code.slice('em-'.length)}` as NonNullable<MessageDescriptor['id']> });
}

/** All emoji with localised names, in the order of the picker. */
export function useNamedEmoji(): readonly NamedEmoji[] {
  const intl = useIntl();
  return useMemo(() => EMOJI.map((emoji) => ({ ...emoji, name: nameOfEmoji(intl, emoji) })), [intl]);
}

const asWords = (text: string) => text.trim().toLowerCase().replaceAll('_', ' ');

/** Match rank: 0 the name starts with `wanted`, 1 a word does, 2 the name contains it, 3 no match. */
function rank({ name, ...emoji }: NamedEmoji, wanted: string): number {
  // Codes match in every language, because buyers may know them from other tools.
  const called = [asWords(name), emojiName(emoji)];
  if (called.some((each) => each.startsWith(wanted))) return 0;
  if (called.some((each) => each.includes(` ${wanted}`))) return 1;
  return called.some((each) => each.includes(wanted)) ? 2 : 3;
}

/** Emoji whose name in either language matches, best first; all for an empty search. */
export function findNamedEmoji(all: readonly NamedEmoji[], words: string): readonly NamedEmoji[] {
  const wanted = asWords(words);
  if (wanted === '') return all;
  return all
    .map((emoji) => ({ emoji, fit: rank(emoji, wanted) }))
    .filter(({ fit }) => fit < 3)
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ emoji }) => emoji);
}
