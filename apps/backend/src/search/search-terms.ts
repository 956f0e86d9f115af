import { atomsOf, fold, type Atom } from './atoms.ts';
import { glassToken, kindToken } from './search-document.ts';
import { isFinish, piecesOf, type Piece } from './phrases.ts';
import { EMPTY_WORDS, GLASS_INCHES, OPTIONAL } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A search term: alternative tokens, one of which must match. */
export interface Term {
  kind: 'word' | 'number' | 'finish' | 'size' | 'angle';
  /** Tokens of an exact match. */
  exact: readonly string[];
  /** Tokens of an exact or fitting match, such as a thickness in the range of a hinge. */
  fitting: readonly string[];
  /** Only ranks; products without it match too. */
  optional: boolean;
  /** The word, if it may be misspelled; else null. */
  word: string | null;
  /** Offset in the folded text. */
  start: number;
  end: number;
}

/** A parsed search: folded text and terms. */
export interface ReadSearch {
  text: string;
  /** Required terms. */
  terms: readonly Term[];
  /** Terms that only rank. */
  also: readonly Term[];
}

/** Limits of a search: characters, and terms. */
const LONGEST = 200;
const MOST_TERMS = 12;

/** Bare numbers that are read as angles. */
const USUAL_ANGLES: ReadonlySet<string> = new Set(['45', '90', '135', '180']);

/** A token for a tsquery, with `begins` as a prefix. Tokens contain neither quotes nor backslashes. */
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
  // A code such as `gg90` has no spelling correction.
  return term('word', piece, [quoted(text, !isWhole)], { word: /\d/.test(text) ? null : text });
}

/** Terms of a run of Han without a group: its pairs; a single character counts only on its own. */
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

/** Parses a typed search. With `completing`, the last word may be incomplete, as while typing. */
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

/** Consecutive parts of a SKU (`hinge 180 bn`), as a term that matches such variants; null if the text cannot be one. */
export function fragmentTerm({ text }: Pick<ReadSearch, 'text'>): Term | null {
  const parts = text.split(/[\s-]+/).filter(Boolean);
  const joined = parts.join('');
  if (parts.length < 2 || !/^(?=.*[a-z])(?=.*\d)[a-z\d.]{3,80}$/.test(joined)) return null;
  const exact = [quoted(joined, true)];
  return { kind: 'word', exact, fitting: exact, optional: false, word: null, start: 0, end: text.length };
}

/** The length of a number or size, in mm; null for other terms and for areas. */
export function lengthOf({ kind, exact }: Term): number | null {
  const form = kind === 'number' ? /^'(\d+(?:\.\d+)?)'/ : kind === 'size' ? /^'(\d+(?:\.\d+)?)mm'/ : null;
  const [length] = exact.flatMap((token) => form?.exec(token)?.[1] ?? []);
  return length === undefined ? null : Number(length);
}

/** The text without some terms. */
export function textWithout({ text }: ReadSearch, dropped: readonly Term[]): string {
  return replaceTerms(text, new Map(dropped.map((each) => [each, ''])));
}

/** The text with some terms replaced. */
export function replaceTerms(text: string, replacements: ReadonlyMap<Term, string>): string {
  const fromTheEnd = [...replacements].toSorted(([one], [other]) => other.start - one.start);
  const replaced = fromTheEnd.reduce(
    (whole, [{ start, end }, words]) => whole.slice(0, start) + words + whole.slice(end),
    text,
  );
  return replaced.replaceAll(/\s+/g, ' ').trim();
}

/** The tsquery that requires all terms; null without terms. */
export function queryOf(terms: readonly Term[], how: 'exact' | 'fitting' = 'fitting'): string | null {
  return terms.length === 0 ? null : terms.map((each) => `(${each[how].join(' | ')})`).join(' & ');
}

/** The tsquery for products whose kind is one of the terms; null if no term names a kind of product. */
export function kindQueryOf(terms: readonly Term[]): string | null {
  const tokens = terms.flatMap(({ kind, exact }) => (kind === 'word' ? exact : []));
  return tokens.length === 0 ? null : tokens.map((token) => `'${kindToken(token.slice(1))}`).join(' | ');
}

/** Whether one of the tokens matches a term. */
export function matches({ fitting }: Term, tokens: readonly string[]): boolean {
  return fitting.some((alternative) => {
    const token = alternative.slice(1, alternative.lastIndexOf("'"));
    return alternative.endsWith('*') ? tokens.some((each) => each.startsWith(token)) : tokens.includes(token);
  });
}
