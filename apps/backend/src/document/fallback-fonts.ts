import { fileURLToPath } from 'node:url';
import { runsOf, type Run, type RunFont } from './font-runs.ts';

/** The used parts of the PDF library's fonts. */
interface PdfFont {
  name: string;
  ascender: number;
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
  widthOfString: (text: string, size: number, features?: string[]) => number;
}

interface TextOptions {
  align?: string;
  /** Width of the box, and of the line in it. */
  width?: number;
  lineWidth?: number;
  features?: string[] | undefined;
}

/** The document's functions that measure and draw a line, which support one font per line. */
interface Lines {
  _font: PdfFont;
  _fontSize: number;
  _fontSource: string;
  _fontFamily: string | undefined;
  font: (source: string) => unknown;
  widthOfString: (text: string, options?: TextOptions) => number;
  _fragment: (text: string, x: number, y: number, options: TextOptions & { baseline?: number }) => void;
}

type FallbackFont = RunFont & { pdfFont: PdfFont };

/**
 * Fonts for characters missing in the text's font: more Latin, Greek, Cyrillic, Hebrew, Arabic and symbols; Korean; Thai; and Devanagari,
 * the script of Hindi.
 */
const SOURCES = {
  text: [fontFile('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), ...googleFonts('400Regular')],
  strong: [fontFile('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'), ...googleFonts('700Bold')],
};

function googleFonts(weight: string): string[] {
  return ['NanumGothic', 'NotoSansThai', 'NotoSansDevanagari'].map((name) =>
    fontFile(`@expo-google-fonts/${name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()}/${weight}/${name}_${weight}.ttf`),
  );
}

/** The path of a font's file in a package. */
export function fontFile(file: string): string {
  return fileURLToPath(import.meta.resolve(file));
}

/**
 * Makes a document draw texts of any script: other fonts draw the characters that the font in use lacks, and Hebrew and Arabic run from
 * right to left. The file embeds only used fonts, with only the used glyphs.
 */
export function addFallbackFonts(document: PDFKit.PDFDocument): void {
  const lines = document as unknown as Lines;
  const drawFragment = lines._fragment.bind(lines);
  const fonts = new Map<PdfFont, FallbackFont[]>();

  const opened = (source: string): PdfFont => {
    const { _font, _fontSource, _fontFamily } = lines;
    lines.font(source);
    const font = lines._font;
    Object.assign(lines, { _font, _fontSource, _fontFamily });
    return font;
  };
  /** Opens the font's file only when the preceding fonts lack a character. */
  const runFont = (open: () => PdfFont): FallbackFont => {
    let font: PdfFont | undefined;
    return {
      get pdfFont() {
        return (font ??= open());
      },
      has(codePoint) {
        return this.pdfFont.font.hasGlyphForCodePoint(codePoint);
      },
    };
  };
  const fontsInUse = (): FallbackFont[] => {
    const first = lines._font;
    const known = fonts.get(first);
    if (known !== undefined) return known;
    const sources = /bold/i.test(first.name) ? SOURCES.strong : SOURCES.text;
    const all = [() => first, ...sources.map((source) => () => opened(source))].map(runFont);
    fonts.set(first, all);
    return all;
  };
  const featuresOf = ({ font, rightToLeft }: Run<FallbackFont>, features: string[] | undefined) => {
    // With features, even none, the library lays out a run as a whole; without, word by word from left to right.
    if (rightToLeft) return [];
    return font.pdfFont === lines._font ? features : undefined;
  };
  const widthOf = (run: Run<FallbackFont>, features: string[] | undefined): number =>
    run.font.pdfFont.widthOfString(run.text, lines._fontSize, featuresOf(run, features));

  lines.widthOfString = (text, options = {}) => {
    const runs = runsOf(text, fontsInUse());
    return runs.reduce((width, run) => width + widthOf(run, options.features), 0);
  };

  lines._fragment = (text, x, y, { align = 'left', width, lineWidth = 0, features, ...options }) => {
    const base = lines._font;
    const runs = runsOf(text.replaceAll('\n', ''), fontsInUse());
    const widths = runs.map((run) => widthOf(run, features));
    let place = x;
    if (width !== undefined && align === 'right') {
      place += lineWidth - lines.widthOfString(text.trimEnd(), { features });
    }
    for (const [index, run] of runs.entries()) {
      const own = featuresOf(run, features);
      lines._font = run.font.pdfFont;
      // All fonts of a line share the baseline of the first.
      drawFragment(run.text, place, y, {
        ...options,
        features: own,
        baseline: (-base.ascender / 1000) * lines._fontSize,
      });
      lines._font = base;
      place += widths[index] ?? 0;
    }
  };
}
