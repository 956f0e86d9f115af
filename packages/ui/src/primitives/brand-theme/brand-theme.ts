import { contrastRatio, minimumRatio } from '../../tokens/contrast.ts';
import { themeColors, type ThemeColors } from '../../tokens/themes.ts';
import { hexOf, oklchOf, type Oklch } from './oklch.ts';

type ThemeName = keyof typeof themeColors;
type BrandColors = Pick<
  ThemeColors,
  'accent' | 'accentHover' | 'accentPressed' | 'accentSoft' | 'inkOnAccent' | 'focus'
>;

/** How far apart the lightness of accent, hover and pressed is. */
const STEP = 0.06;

/** Where each theme applies, as in the stylesheet: the system's preference for more contrast changes light and dark. */
const places: readonly (readonly [theme: ThemeName, selector: string, more?: boolean])[] = [
  ['light', ':root,:host,[data-theme="light"]'],
  ['dark', '[data-theme="dark"],:host([data-theme="dark"])'],
  ['contrast', '[data-theme="contrast"],:host([data-theme="contrast"])'],
  ['contrast', ':root:not([data-theme]),:host(:not([data-theme])),[data-theme="light"]', true],
  ['dark, more contrast', '[data-theme="dark"],:host([data-theme="dark"])', true],
];

/**
 * Returns a stylesheet that makes a colour, #rrggbb, the accent of every theme, with those for hover, pressed, soft grounds, text on it and
 * focus. Where the colour itself has too little contrast for text, it is made darker, or in the dark theme lighter.
 * @throws RangeError if it is no such colour.
 */
export function themeFrom(brand: string): string {
  if (!/^#[\da-f]{6}$/i.test(brand)) throw new RangeError(`${brand} is no colour like #0a6c6a`);
  const rules = places.map(([theme, selector, isPreferred]) => {
    const declarations = Object.entries(brandColors(brand, theme)).map(
      ([name, value]) => `--rd-color-${name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}:${value}`,
    );
    const rule = `${selector}{${declarations.join(';')}}`;
    return isPreferred ? `@media (prefers-contrast:more){${rule}}` : rule;
  });
  return rules.join('\n');
}

/** The accents of a theme that a brand's colour replaces. */
export function brandColors(brand: string, theme: ThemeName): BrandColors {
  const given = oklchOf(brand);
  const colors = themeColors[theme];
  const isDark = theme.startsWith('dark');
  const accentSoft = hexOf({
    ...given,
    lightness: isDark ? 0.3 : 0.96,
    chroma: Math.min(given.chroma, isDark ? 0.05 : 0.025),
  });
  const { ground, groundQuiet, groundRaised, groundStrong } = colors;
  const grounds = [ground, groundQuiet, groundRaised];
  const least = minimumRatio('text', theme);
  const towards = isDark ? 0.005 : -0.005;
  // Pressed has the least contrast with the text on it in no theme, since all go away from the grounds.
  const accent = firstFrom(given, towards, (color) => reaches(color, [...grounds, accentSoft], least));
  const at = (steps: number) =>
    hexOf({ ...accent, lightness: within(accent.lightness + steps * STEP * Math.sign(towards)) });
  const focus = firstFrom(isDark ? accent : given, isDark ? 0.005 : lightnessTowards(given), (color) =>
    reaches(color, [...grounds, groundStrong], minimumRatio('shape', theme)),
  );
  return {
    accent: hexOf(accent),
    accentHover: at(1),
    accentPressed: at(2),
    accentSoft,
    inkOnAccent: colors.inkOnAccent,
    focus: hexOf(focus),
  };
}

function reaches(color: string, others: readonly string[], least: number): boolean {
  return others.every((other) => contrastRatio(color, other) >= least);
}

function within(lightness: number): number {
  return Math.min(1, Math.max(0, lightness));
}

/** Between white grounds and the dark header a focus ring is of medium lightness. */
function lightnessTowards({ lightness }: Oklch): number {
  return lightness > 0.56 ? -0.005 : 0.005;
}

/** The first colour that fits, from a given one in steps of lightness. */
function firstFrom(given: Oklch, step: number, fits: (hex: string) => boolean): Oklch {
  for (let { lightness } = given; lightness >= 0 && lightness <= 1; lightness += step)
    if (fits(hexOf({ ...given, lightness }))) return { ...given, lightness };
  return { ...given, lightness: step > 0 ? 1 : 0 };
}
