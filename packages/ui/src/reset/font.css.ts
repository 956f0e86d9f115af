import { globalFontFace } from '@vanilla-extract/css';

// The Latin subset of Inter, 400–700; Chinese uses system fonts.
globalFontFace('Inter Rider', {
  src: 'url("./inter-latin.woff2") format("woff2")',
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

/** The ascent and descent of Inter, in em. */
const ASCENT = 0.96875;
const DESCENT = 0.2415;

/** The ranges of font weights around the three weights of the tokens. */
const WEIGHTS = { regular: '400 500', medium: '501 599', bold: '600 700' } as const;

/** Widths of text in Inter by weight, relative to the system font's regular or bold face. */
const SYSTEM_FONTS = {
  'Inter Arial': { names: ['Arial', 'Liberation Sans'], widths: { regular: 1.068, medium: 1.083, bold: 1.014 } },
  'Inter Roboto': { names: ['Roboto'], widths: { regular: 1.073, medium: 1.09, bold: 1.081 } },
  'Inter DejaVu': { names: ['DejaVu Sans'], widths: { regular: 0.945, medium: 0.9575, bold: 0.854 } },
} as const;

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

// System fonts with the widths and heights of Inter, so that loading Inter causes no layout shift.
for (const [font, { names, widths }] of Object.entries(SYSTEM_FONTS))
  for (const weight of ['regular', 'medium', 'bold'] as const)
    globalFontFace(font, {
      src: names.map((name) => `local("${weight === 'bold' ? `${name} Bold` : name}")`).join(', '),
      fontWeight: WEIGHTS[weight],
      sizeAdjust: percent(widths[weight]),
      ascentOverride: percent(ASCENT / widths[weight]),
      descentOverride: percent(DESCENT / widths[weight]),
      lineGapOverride: '0%',
    });
