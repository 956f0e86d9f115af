import { atomsOf, fold, type Atom } from './atoms.ts';
import { glassToken, kindToken } from './document.ts';
import { isFinish, piecesOf, type Piece } from './groups.ts';
import { EMPTY_WORDS, GLASS_INCHES, OPTIONAL } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One thing that a buyer asks for, as tokens of which one must be there. */
export interface Term {
  kind: 'word' | 'number' | 'finish' | 'size' | 'angle';
  /** What it is exactly. */
  exact: readonly string[];
  /** Also what fits it: a thickness in the range of a hinge. */
  fitting: readonly string[];
  /** Whether it ranks only, and what lacks it is found as well. */
  optional: boolean;
  /** The word that may be misspelled; null where the term is known for sure. */
  word: string | null;
  /** Where it stands in the folded text. */
  start: number;
  end: number;
}

/** A search as read: its folded text and what it asks for. */
export interface ReadSearch {
  text: string;
  /** What must be there. */
  terms: readonly Term[];
  /** What ranks only. */
  also: readonly Term[];
}

/** The longest search and the most terms that are looked at. */
const LONGEST = 200;
const MOST_TERMS = 12;

/** Numbers that are angles where nothing else is said. */
const USUAL_ANGLES: ReadonlySet<string> = new Set(['45', '90', '135', '180']);

/** A token for a tsquery, or all that begin with it. Tokens hold neither quotes nor backslashes. */
function quoted(token: string, begins = false): string {
  return begins ? `'${token}':*` : `'${token}'`;
}

function term(
  kind: Term['kind'],
  piece: Piece,
  exact: string[],
  more: Partial<Pick<Term, 'fitting' | 'optional' | 'word'>> = {},
): Term {
  const start = piece.atoms[0]?.start ?? 0;
  const end = piece.atoms.at(-1)?.end ?? 0;
  return { kind, exact, fitting: exact, optional: false, word: null, start, end, ...more };
}

function sizeTerm(piece: Piece, { text }: Atom): Term {
  const inches = /^\d+(?:\.\d+)?in$/.test(text) ? `${Math.round(Number.parseFloat(text) * 25.4)}mm` : undefined;
  const millimeters = GLASS_INCHES[text] ?? inches ?? text;
  const exact = [...new Set([text, millimeters])].map((token) => quoted(token));
  return term('size', piece, exact, { fitting: [...exact, quoted(glassToken(millimeters))] });
}

function wordTerm(piece: Piece, { text }: Atom, isWhole: boolean): Term {
  // A number with letters, such as a code, has no spelling.
  return term('word', piece, [quoted(text, !isWhole)], { word: /\d/.test(text) ? null : text });
}

/** A run of Han that belongs to no group: by its pairs; a single character counts only where it stands alone. */
function hanTerms(pieces: readonly Piece[], first: number): Term[] {
  const piece = pieces[first];
  const atom = piece?.atoms[0];
  if (piece === undefined || atom === undefined) return [];
  const next = pieces[first + 1];
  const touches = (other: Piece | undefined, at: 'start' | 'end', place: number): boolean =>
    other?.atoms.some((each) => each.kind === 'han' && each[at] === place) ?? false;
  if (next?.group === null && touches(next, 'start', atom.end)) {
    return [
      term('word', { atoms: [...piece.atoms, ...next.atoms], group: null }, [
        quoted(`${atom.text}${next.atoms[0]?.text}`),
      ]),
    ];
  }
  const isAlone = !touches(pieces[first - 1], 'end', atom.start) && !touches(next, 'start', atom.end);
  return isAlone ? [term('word', piece, [quoted(atom.text, true)])] : [];
}

/** Reads what a buyer typed. With `completing`, the last word may go on, as while typing. */
export function readSearch(typed: string, vocabulary: Vocabulary, { completing }: { completing: boolean }): ReadSearch {
  const text = fold(typed.slice(0, LONGEST)).trim();
  const pieces = piecesOf(atomsOf(text));
  const isOpen = (atom: Atom): boolean => completing && !typed.endsWith(' ') && atom.end === text.length;
  const terms = pieces.flatMap((piece, index): Term[] => {
    const { atoms, group } = piece;
    const [atom] = atoms;
    if (atom === undefined || (group === null && EMPTY_WORDS.has(atom.text))) return [];
    if (group !== null) {
      const begun = atoms.length === 1 && atom.kind === 'word' && isOpen(atom) ? [quoted(atom.text, true)] : [];
      const optional = OPTIONAL.has(group.token) && begun.length === 0;
      return [term(isFinish(group) ? 'finish' : 'word', piece, [quoted(group.token), ...begun], { optional })];
    }
    switch (atom.kind) {
      case 'han':
        return hanTerms(pieces, index);
      case 'size':
        return [sizeTerm(piece, atom)];
      case 'word':
        return [wordTerm(piece, atom, vocabulary.knows(atom.text) && !isOpen(atom))];
      case 'number':
        if (USUAL_ANGLES.has(atom.text)) return [term('angle', piece, [quoted(`${atom.text}deg`), quoted(atom.text)])];
        return [term('number', piece, [quoted(atom.text, isOpen(atom))])];
      case 'angle':
        return [term('angle', piece, [quoted(atom.text)])];
    }
  });
  const different = [...new Map(terms.map((each) => [each.fitting.join(), each])).values()].slice(0, MOST_TERMS);
  const required = different.filter(({ optional }) => !optional);
  if (required.length === 0) return { text, terms: different, also: [] };
  return { text, terms: required, also: different.filter(({ optional }) => optional) };
}

/** The text without some of its terms. */
export function textWithout({ text }: ReadSearch, dropped: readonly Term[]): string {
  return replaceTerms(text, new Map(dropped.map((each) => [each, ''])));
}

/** The text with other words in the place of some terms. */
export function replaceTerms(text: string, replacements: ReadonlyMap<Term, string>): string {
  const fromTheEnd = [...replacements].toSorted(([one], [other]) => other.start - one.start);
  const replaced = fromTheEnd.reduce(
    (whole, [{ start, end }, words]) => whole.slice(0, start) + words + whole.slice(end),
    text,
  );
  return replaced.replaceAll(/\s+/g, ' ').trim();
}

/** The tsquery of terms that must all be there; null for none. */
export function queryOf(terms: readonly Term[], how: 'exact' | 'fitting' = 'fitting'): string | null {
  return terms.length === 0 ? null : terms.map((each) => `(${each[how].join(' | ')})`).join(' & ');
}

/** The tsquery of goods that are kept under one of the terms; null where none of them names a kind of goods. */
export function kindQueryOf(terms: readonly Term[]): string | null {
  const tokens = terms.flatMap(({ kind, exact }) => (kind === 'word' ? exact : []));
  return tokens.length === 0 ? null : tokens.map((token) => `'${kindToken(token.slice(1))}`).join(' | ');
}

/** Whether some tokens answer a term. */
export function matches({ fitting }: Term, tokens: readonly string[]): boolean {
  return fitting.some((alternative) => {
    const token = alternative.slice(1, alternative.lastIndexOf("'"));
    return alternative.endsWith('*') ? tokens.some((each) => each.startsWith(token)) : tokens.includes(token);
  });
}
