import { atomsOf, fold } from './atoms.ts';
import { cachedRead } from '../database/cached-read.ts';
import type { Database } from '../database/open.ts';
import { FINISHES, PRODUCTS } from './synonyms.ts';

/** A possible correction, and the number of products that contain it. */
interface Spelling {
  text: string;
  products: number;
}

/** Edit distance: characters to insert, delete, replace or swap. Infinity above `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return Infinity;
    before = last;
    last = next;
  }
  return last[other.length] ?? Infinity;
}

/** Maximum number of wrong characters in a word. */
function mostWrong(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/** The known words: those of the products and of the trade. */
export class Vocabulary {
  readonly #spellings: ReadonlyMap<string, Spelling>;

  constructor(words: Iterable<[word: string, products: number]>) {
    const spellings = new Map<string, Spelling>();
    const phrases = [...PRODUCTS, ...FINISHES]
      .flatMap((group) => group.words)
      .map((text) => ({ text, atoms: atomsOf(fold(text)) }));
    const latin = phrases.filter(({ atoms }) => atoms.every(({ kind }) => kind === 'word'));
    for (const { text } of latin.flatMap(({ atoms }) => atoms)) spellings.set(text, { text, products: 0 });
    for (const [word, products] of words) spellings.set(word, { text: word, products });
    for (const { text, atoms } of latin) {
      // Compounds are often written as one word: floorspring, uchannel.
      const joined = atoms.map((atom) => atom.text).join('');
      if (!spellings.has(joined)) spellings.set(joined, { text, products: 0 });
    }
    this.#spellings = spellings;
  }

  /** Whether the products or the trade use this spelling. */
  knows(word: string): boolean {
    return this.#spellings.get(word)?.text === word;
  }

  /** The correction of a word without hits, or null. With `completing`, the word may be a prefix of it. */
  correct(word: string, { completing }: { completing: boolean }): string | null {
    const most = mostWrong(word);
    let best: { text: string; cost: number; products: number } | null = null;
    for (const [spelling, { text, products }] of this.#spellings) {
      let wrong = distance(word, spelling, most);
      if (wrong > most && completing && spelling.length > word.length) {
        wrong = distance(word, spelling.slice(0, word.length), 1);
      }
      if (wrong > most) continue;
      // The first character is rarely mistyped.
      const cost = wrong + (spelling[0] === word[0] ? 0 : 0.5);
      if (best === null || cost < best.cost || (cost === best.cost && products > best.products)) {
        best = { text, cost, products };
      }
    }
    return best?.text ?? null;
  }
}

async function readVocabulary(database: Database): Promise<Vocabulary> {
  const rows = await database.selectFrom('search_word').select(['word', 'products']).execute();
  return new Vocabulary(rows.map(({ word, products }) => [word, products]));
}

/** The vocabulary of a database's products. Its size is bounded, because the products' texts repeat their words. */
export const vocabularyOf = cachedRead(readVocabulary);
