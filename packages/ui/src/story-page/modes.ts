/** One way to look at a story. Widths in CSS pixels. */
export interface StoryMode {
  width: number;
  locale: 'en-US' | 'zh-CN';
  theme: 'light' | 'dark' | 'contrast';
  forcedColors?: true;
}

/** The ways in which stories are reviewed, here and in Chromatic. */
export const storyModes = {
  phone: { width: 390, locale: 'en-US', theme: 'light' },
  desktop: { width: 1200, locale: 'en-US', theme: 'light' },
  wide: { width: 1366, locale: 'en-US', theme: 'light' },
  chinese: { width: 1366, locale: 'zh-CN', theme: 'light' },
  dark: { width: 1366, locale: 'en-US', theme: 'dark' },
  contrast: { width: 1366, locale: 'en-US', theme: 'contrast' },
  forced: { width: 1366, locale: 'en-US', theme: 'light', forcedColors: true },
} as const satisfies Record<string, StoryMode>;

export type StoryModeName = keyof typeof storyModes;

/** Parameters of a story, or of all stories of a file, that is reviewed in these modes. Without them: in `wide` alone. */
export function inModes(...names: StoryModeName[]) {
  // `modes` is for the pictures taken here, `chromatic.modes` the same for those taken there. A mode of the file that
  // the story does not name is switched off: Storybook merges objects.
  const all = Object.keys(storyModes) as StoryModeName[];
  const inChromatic = all.map((name) => [
    name,
    names.includes(name) ? chromaticMode(storyModes[name]) : { disable: true },
  ]);
  return {
    modes: names,
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
