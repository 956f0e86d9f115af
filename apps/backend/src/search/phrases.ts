import { atomsOf, fold, type Atom } from './atoms.ts';
import { FINISHES, PRODUCTS, type SynonymGroup } from './synonyms.ts';

/** A piece of a text: a phrase of a synonym group, or one atom without a group. */
export interface Piece {
  atoms: readonly Atom[];
  group: SynonymGroup | null;
}

interface Phrase {
  atoms: readonly string[];
  group: SynonymGroup;
}

/** The phrases of all groups by their first atom, longest first. */
const PHRASES: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  [...PRODUCTS, ...FINISHES]
    .flatMap((group) => group.words.map((words) => ({ group, atoms: atomsOf(fold(words)).map(({ text }) => text) })))
    .toSorted((one, other) => other.atoms.length - one.atoms.length),
  ({ atoms }) => atoms[0] ?? '',
);

const KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...PRODUCTS, ...FINISHES].map(({ token, kindOf = [] }) => [token, kindOf]),
);
const FINISH_TOKENS: ReadonlySet<string> = new Set(FINISHES.map(({ token }) => token));

/** Whether a group names a finish, a color or a metal. */
export function isFinish({ token }: SynonymGroup): boolean {
  return FINISH_TOKENS.has(token);
}

/** The tokens of a group and of all its broader groups. */
export function tokensOfGroup(token: string): string[] {
  return [token, ...(KINDS.get(token) ?? []).flatMap(tokensOfGroup)];
}

/** Splits a text into pieces; the longest phrase wins, so that `bottom patch` is not read as `patch`. */
export function piecesOf(atoms: readonly Atom[]): Piece[] {
  const pieces: Piece[] = [];
  for (let place = 0; place < atoms.length;) {
    const phrase = PHRASES.get(atoms[place]?.text ?? '')?.find(({ atoms: wanted }) =>
      wanted.every((text, index) => atoms[place + index]?.text === text),
    );
    const end = place + (phrase?.atoms.length ?? 1);
    pieces.push({ atoms: atoms.slice(place, end), group: phrase?.group ?? null });
    place = end;
  }
  return pieces;
}
