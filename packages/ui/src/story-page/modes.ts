/** One way to look at a story. Widths in CSS pixels. */
export interface StoryMode {
  width: number;
  locale: 'en-US' | 'zh-CN';
  theme: 'light' | 'dark' | 'contrast';
  forcedColors?: true;
}

const wide: StoryMode = { width: 1366, locale: 'en-US', theme: 'light' };

/** What each mode changes of `wide`. Chromatic takes a picture in every mode that a story names. */
export const storyModes = {
  phone: { width: 390 },
  desktop: { width: 1200 },
  wide: {},
  chinese: { locale: 'zh-CN' },
  dark: { theme: 'dark' },
  contrast: { theme: 'contrast' },
  forced: { forcedColors: true },
} as const satisfies Record<string, Partial<StoryMode>>;

export type StoryModeName = keyof typeof storyModes;

/**
 * The local check takes at most three pictures of a story, of the modes that it names. `wide` is the story as most see it.
 * `phone`, `chinese` and `dark` share one picture: each finds what nothing else does (another layout; glyphs and lengths;
 * the wrong one of two tokens that are alike in light), and none hides the others. `forced` finds what colour alone
 * draws. `desktop` differs from `wide` by the width of columns, which journeys look at, and `contrast` from `dark` by
 * values of tokens, which have their own tests: both are for Chromatic.
 */
const sharingOnePicture = ['phone', 'chinese', 'dark'] as const satisfies StoryModeName[];

function modesOfLocalCheck(names: readonly StoryModeName[]): string[] {
  const shared = sharingOnePicture.filter((name) => names.includes(name)).join('-');
  return [...names.filter((name) => name === 'wide' || name === 'forced'), ...(shared === '' ? [] : [shared])];
}

/** What the name of a mode stands for; one such as `phone-dark` takes from each of its parts. */
export function modeNamed(name: string): StoryMode {
  return Object.assign({}, wide, ...name.split('-').map((part) => storyModes[part as StoryModeName])) as StoryMode;
}

/** Parameters of a story, or of all stories of a file, that is reviewed in these modes. Without them: in `wide` alone. */
export function inModes(...names: StoryModeName[]) {
  // `modes` is for the local check, `chromatic.modes` for Chromatic. A mode of the file that the story does not name is
  // switched off: Storybook merges objects.
  const all = Object.keys(storyModes) as StoryModeName[];
  const inChromatic = all.map((name) => [
    name,
    names.includes(name) ? chromaticMode(modeNamed(name)) : { disable: true },
  ]);
  return {
    modes: modesOfLocalCheck(names),
    chromatic: { modes: Object.fromEntries(inChromatic) as Record<StoryModeName, ChromaticMode> },
  };
}

/** A mode as Chromatic reads it: the viewport, Storybook's globals, and what the browser emulates. */
type ChromaticMode =
  | { disable: true }
  | { viewport: number; locale: string; theme: string; forcedColors?: 'active'; disable: false };

function chromaticMode({ width, locale, theme, forcedColors }: StoryMode): ChromaticMode {
  return { viewport: width, locale, theme, ...(forcedColors ? { forcedColors: 'active' } : {}), disable: false };
}

/** For what stands inside a line or a form. */
export const primitiveModes = inModes('wide', 'dark', 'contrast', 'forced');

/** For what takes a part of the page. */
export const sectionModes = inModes('phone', 'desktop', 'wide', 'chinese', 'dark');
