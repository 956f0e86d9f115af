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

const normalise = (text: string) => text.trim().toLowerCase().replaceAll('_', ' ');

/** Match rank: 0 the name starts with `term`, 1 a word does, 2 the name contains it, 3 no match. */
function rank({ name, ...emoji }: NamedEmoji, term: string): number {
  // Codes match in every language, because buyers may know them from other tools.
  const names = [normalise(name), emojiName(emoji)];
  if (names.some((each) => each.startsWith(term))) return 0;
  if (names.some((each) => each.includes(` ${term}`))) return 1;
  return names.some((each) => each.includes(term)) ? 2 : 3;
}

/** Emoji whose name in either language matches, best first; all for an empty search. */
export function findNamedEmoji(all: readonly NamedEmoji[], query: string): readonly NamedEmoji[] {
  const term = normalise(query);
  if (term === '') return all;
  return all
    .map((emoji) => ({ emoji, fit: rank(emoji, term) }))
    .filter(({ fit }) => fit < 3)
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ emoji }) => emoji);
}
