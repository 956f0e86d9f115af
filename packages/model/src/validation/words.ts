const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{Script=Latin}\p{M}\p{N}]+/gu;

/** Counts words: a run of Latin letters and digits counts as one, and so does each CJK character. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}
