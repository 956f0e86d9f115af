import bidiFactory from 'bidi-js';

/** A font to choose from. */
export interface RunFont {
  /** Whether the font draws a character. */
  has(codePoint: number): boolean;
}

/** A part of a line in one font and direction. */
export interface Run<Font> {
  /** In reading order; symbols alone in a right-to-left run in the order on the page. */
  text: string;
  font: Font;
  rightToLeft: boolean;
}

const BIDI = bidiFactory();
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Shown for a character that no font has. */
const UNKNOWN = '\uFFFD';

function hasAll(font: RunFont, text: string): boolean {
  return [...text].every((character) => font.has(character.codePointAt(0) ?? 0));
}

/** Splits a text by font. A word stays in one font if one has all its characters, because glyphs of two fonts do not match. */
function byFont<Font extends RunFont>(text: string, fonts: readonly Font[]): { text: string; font: Font }[] {
  const parts: { text: string; font: Font }[] = [];
  const fontOf = (piece: string): Font | undefined => fonts.find((font) => hasAll(font, piece));
  const add = (piece: string, font: Font): void => {
    const last = parts.at(-1);
    if (last?.font === font) last.text += piece;
    else parts.push({ text: piece, font });
  };
  for (const word of text.match(/\s+|\S+/g) ?? []) {
    const font = fontOf(word);
    if (font !== undefined) {
      add(word, font);
      continue;
    }
    for (const { segment } of GRAPHEMES.segment(word)) {
      const own = fontOf(segment);
      const other = own ?? fontOf(UNKNOWN);
      if (other !== undefined) add(own === undefined ? UNKNOWN : segment, other);
    }
  }
  return parts;
}

/** Scripts that font shaping reverses itself. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Reverses symbols and spaces between right-to-left words, which shaping does not reverse. */
function backwards<Part extends { text: string }>(part: Part): Part {
  return RIGHT_TO_LEFT.test(part.text) ? part : { ...part, text: [...part.text].toReversed().join('') };
}

/** Invisible characters, except the joiners that shape glyphs. Controls, which no font has, become spaces. */
const INVISIBLE = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/**
 * The runs of a line, from left to right on the page, ordered by the Unicode bidirectional algorithm. The first font that has a word
 * draws it.
 */
export function runsOf<Font extends RunFont>(line: string, fonts: readonly Font[]): Run<Font>[] {
  const text = line
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\p{Cc}/gu, ' ');
  const [first] = fonts;
  if (first !== undefined && hasAll(first, text) && !RIGHT_TO_LEFT.test(text))
    return text === '' ? [] : [{ text, font: first, rightToLeft: false }];
  const { levels } = BIDI.getEmbeddingLevels(text, 'ltr');
  const mirrored = BIDI.getMirroredCharactersMap(text, levels);
  const runs: { runs: Run<Font>[]; level: number }[] = [];
  for (let start = 0; start < text.length;) {
    const level = levels[start] ?? 0;
    let end = start + 1;
    while (end < text.length && levels[end] === level) end += 1;
    const characters = Array.from(
      { length: end - start },
      (_, index) => mirrored.get(start + index) ?? text[start + index],
    );
    const rightToLeft = level % 2 === 1;
    const parts = byFont(characters.join(''), fonts);
    const own = rightToLeft ? parts.toReversed().map(backwards) : parts;
    runs.push({ runs: own.map((part) => ({ ...part, rightToLeft })), level });
    start = end;
  }
  return inVisualOrder(runs).flatMap((each) => each.runs);
}

/** Applies rule L2 of the algorithm: from the highest level to 1, reverses each sequence of at least that level. */
function inVisualOrder<Item extends { level: number }>(items: readonly Item[]): Item[] {
  const ordered = [...items];
  for (let level = Math.max(0, ...items.map((item) => item.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end === start) continue;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  }
  return ordered;
}
