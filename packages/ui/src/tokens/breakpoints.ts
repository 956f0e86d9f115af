/** Media queries of the layout, narrow screens first. */
export const media = {
  /** From here on there can be two columns. */
  medium: 'screen and (min-width: 640px)',
  /** Phones and small tablets: below `large`. */
  narrow: 'screen and (width < 1000px)',
  /** From here on there are side columns and the full navigation. */
  large: 'screen and (min-width: 1000px)',
  /** The 1200 px layout: one more column of cards. */
  desktop: 'screen and (min-width: 1200px)',
  /** The 1366 px layout. */
  wide: 'screen and (min-width: 1366px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
  /** Touch screens. */
  touch: '(pointer: coarse)',
} as const;
