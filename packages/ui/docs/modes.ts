/** A rendering of a story. Widths in CSS pixels. */
export interface StoryMode {
  width: number;
  locale: 'en-US' | 'zh-CN';
  theme: 'light' | 'dark' | 'contrast';
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
  /** Chromatic has no such mode, only a parameter: .storybook/forced-colours.ts repeats these stories. */
  forced: {},
} as const satisfies Record<string, Partial<StoryMode>>;

type StoryModeName = keyof typeof storyModes;

/**
 * The local check takes at most two pictures of a story: `wide`, and one for `phone`, `chinese` and `dark` together, because their faults
 * differ (layout; glyphs and lengths; a wrong token) and do not hide each other. It takes none for `dark` alone, whose contrast the tests of
 * the tokens check, nor for `forced`, which every visit checks without a picture. These, `desktop` and `contrast` are for Chromatic.
 */
function modesOfLocalCheck(names: readonly StoryModeName[]): string[] {
  const shared = (['phone', 'chinese', 'dark'] as const).filter((name) => names.includes(name));
  return [
    ...(names.includes('wide') ? ['wide'] : []),
    ...(shared.some((name) => name !== 'dark') ? [shared.join('-')] : []),
  ];
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

/** For elements of a line or a form. */
export const primitiveModes = inModes('wide', 'dark', 'contrast', 'forced');

/** For parts of a page. */
export const sectionModes = inModes('phone', 'desktop', 'wide', 'chinese', 'dark');

/** Parameters of stories that open an overlay: each in a frame of its own, so that none covers the documentation page. */
export const framed = { docs: { story: { inline: false, height: '480px' } } };
