const SEGMENTER = new Intl.Segmenter('en', { granularity: 'word' });
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Counts words of any script; each CJK character counts as one, and so does a run of alphanumeric characters. */
export function countWords(text: string): number {
  let words = 0;
  for (const { segment, isWordLike } of SEGMENTER.segment(text)) {
    if (!isWordLike) continue;
    words += segment.match(CJK)?.length ?? 0;
    if (/[\p{L}\p{N}]/u.test(segment.replace(CJK, ''))) words += 1;
  }
  return words;
}
