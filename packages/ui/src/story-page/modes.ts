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
  return { modes: names };
}

/** For what stands inside a line or a form. */
export const primitiveModes = inModes('wide', 'dark', 'contrast', 'forced');

/** For what takes a part of the page. */
export const sectionModes = inModes('phone', 'desktop', 'wide', 'chinese', 'dark');
