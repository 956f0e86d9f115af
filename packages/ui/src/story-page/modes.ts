/** A rendering of a story. Widths in CSS pixels. */
export interface StoryMode {
  width: number;
  locale: 'en-US' | 'zh-CN';
  theme: 'light' | 'dark' | 'contrast';
  forcedColors?: true;
}

const wide: StoryMode = { width: 1366, locale: 'en-US', theme: 'light' };

/** Changes of each mode relative to `wide`. Chromatic takes a picture in every mode of a story. */
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
 * The local check takes at most three pictures of a story, of its modes. `wide` is the default. `phone`, `chinese` and
 * `dark` share one picture, because their faults differ (layout; glyphs and lengths; a wrong token that looks alike in
 * light) and do not hide each other. `forced` finds what only colour shows. `desktop` differs from `wide` by the width
 * of columns, which journeys test, and `contrast` from `dark` by token values, which have their own tests: both are for
 * Chromatic only.
 */
const sharingOnePicture = ['phone', 'chinese', 'dark'] as const satisfies StoryModeName[];

function modesOfLocalCheck(names: readonly StoryModeName[]): string[] {
  const shared = sharingOnePicture.filter((name) => names.includes(name)).join('-');
  return [...names.filter((name) => name === 'wide' || name === 'forced'), ...(shared === '' ? [] : [shared])];
}

/** Resolves a mode's name; `phone-dark` combines its parts. */
export function modeNamed(name: string): StoryMode {
  return Object.assign({}, wide, ...name.split('-').map((part) => storyModes[part as StoryModeName])) as StoryMode;
}

/** Parameters of a story or file that is reviewed in these modes. Default: `wide` only. */
export function inModes(...names: StoryModeName[]) {
  // `modes` is for the local check, `chromatic.modes` for Chromatic. Modes of the file that the story does not name
  // are disabled, because Storybook merges objects.
  const all = Object.keys(storyModes) as StoryModeName[];
  // Chromatic takes forced colours of a story as a whole, and of no mode: forced-colours.stories.tsx has these stories once more.
  const inChromatic = all.map((name) => [
    name,
    names.includes(name) && name !== 'forced' ? chromaticMode(modeNamed(name)) : { disable: true },
  ]);
  return {
    modes: modesOfLocalCheck(names),
    chromatic: { modes: Object.fromEntries(inChromatic) as Record<StoryModeName, ChromaticMode> },
  };
}

/** A mode in Chromatic's format: viewport and Storybook's globals. */
type ChromaticMode = { disable: true } | { viewport: number; locale: string; theme: string; disable: false };

function chromaticMode({ width, locale, theme }: StoryMode): ChromaticMode {
  return { viewport: width, locale, theme, disable: false };
}

/** The parameters of a story that Chromatic takes in forced colours, and nothing else does. */
export const forcedInChromatic = {
  modes: [],
  chromatic: { modes: inModes('wide').chromatic.modes, forcedColors: 'active' },
} as const;

/** For elements of a line or a form. */
export const primitiveModes = inModes('wide', 'dark', 'contrast', 'forced');

/** For parts of a page. */
export const sectionModes = inModes('phone', 'desktop', 'wide', 'chinese', 'dark');
