import { LOCALES, type Localized } from '../locale/index.ts';
import type { FileRow } from './columns.ts';

/** The alternative texts of pictures in one language as a cell: in the order of the pictures, with bars between them. */
export function imageTextsCell(texts: readonly string[]): string {
  if (texts.every((text) => text === '')) return '';
  return texts.map((text) => text.replaceAll('|', '\\|')).join(' | ');
}

/**
 * The alternative texts of a product's pictures, changed by the cells of a row; an empty text leaves what is there. A text without a picture
 * gets a path that `productSchema` rejects.
 */
export function imageTextsOf(
  before: Readonly<Record<string, Localized>>,
  images: readonly string[],
  cells: FileRow['cells'],
): Record<string, Localized> {
  const texts = { ...before };
  for (const locale of LOCALES) {
    const parts = (cells[`imageTexts.${locale}`] ?? '').split(/(?<!\\)\|/);
    for (const [place, part] of parts.entries()) {
      const text = part.replaceAll('\\|', '|').trim();
      if (text === '') continue;
      const path = images[place] ?? `..${place + 1}`;
      texts[path] = { 'en-US': '', 'zh-CN': '', ...texts[path], [locale]: text };
    }
  }
  return texts;
}
