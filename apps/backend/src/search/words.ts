/** Words of any script but Han, and runs of Han; everything else only separates. */
const RUNS = /[\p{Script=Han}]+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const HAN = /^\p{Script=Han}/u;

/** Folds width, case and accents, so that Ｈ, H and h are one. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function runsOf(text: string): string[] {
  return fold(text).match(RUNS) ?? [];
}

/** Han is written without spaces: a run is searched by its pairs of neighbours, its last character also alone. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return [...pairs, characters.at(-1) ?? ''];
}

/** Every word under which a text is found; numbers are also found without the letters around them (8mm, Ø19). */
export function wordsOfText(text: string): string[] {
  return runsOf(text).flatMap((run) => {
    if (HAN.test(run)) return pairsOf(run);
    return [run, ...(/\d/.test(run) && /\D/.test(run) ? (run.match(/\d+/g) ?? []) : [])];
  });
}

/** An article code is found whole, by its parts, and without its hyphens. */
export function wordsOfCode(code: string): string[] {
  const folded = fold(code);
  return [folded, folded.replace(/[^a-z0-9]/g, ''), ...wordsOfText(code)];
}

/** English plurals find the singular: hinges, boxes, latches; not glass or brass. */
function singular(word: string): string {
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return /[a-z]{3}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * What a buyer typed as the text of a tsquery, or null when no word is in it. All words must occur, each may go on. Only letters
 * and digits come through, so quotes, wildcards and operators are plain text.
 */
export function searchQuery(typed: string): string | null {
  const runs = runsOf(typed.slice(0, 200)).slice(0, 12);
  const words = runs.flatMap((run) => {
    if (!HAN.test(run)) return [singular(run)];
    return [...run].length === 1 ? [run] : pairsOf(run).slice(0, -1);
  });
  return words.length === 0 ? null : [...new Set(words)].map((word) => `'${word}':*`).join(' & ');
}

/** What a buyer typed as the beginning of an article code (`RD-HINGE-180`), or null when it cannot be one. */
export function codePrefix(typed: string): string | null {
  const code = typed.normalize('NFKC').trim().toUpperCase();
  return /^[A-Z0-9]+(?:-[A-Z0-9.]*)+$/.test(code) && code.length <= 80 ? code : null;
}
