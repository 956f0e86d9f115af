import { componentStyle, media, steps, tokens } from '../../tokens/index.ts';

const { border, color, motion, radius, space, text } = tokens;

const STAR = steps(9);

export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.x3 });

export const stars = componentStyle({ display: 'flex' });

/** Fills a star if it or a later one is checked or hovered, without script. */
export const star = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: STAR,
  blockSize: STAR,
  borderRadius: radius.control,
  color: color.lineStrong,
  cursor: 'pointer',
  transition: `color ${motion.fast}`,
  selectors: {
    '&:has(:enabled:checked), &:has(~ & :enabled:checked)': { color: color.star },
    '&:has(:focus-visible)': {
      outline: `${border.thick} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${border.thick})`,
    },
    '[data-state="disabled"] &': { color: color.inkDisabled, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:disabled)), &:has(~ &:hover):not(:has(:disabled))': { color: color.star } },
    },
    [media.forcedColors]: {
      color: 'CanvasText',
      selectors: {
        '&:has(:enabled:checked), &:has(~ & :enabled:checked)': { color: 'Highlight' },
        '&:has(:disabled)': { color: 'GrayText' },
      },
    },
  },
});

export const radio = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const shape = componentStyle({
  inlineSize: steps(7),
  blockSize: steps(7),
  pointerEvents: 'none',
  selectors: {
    [`${star}:has(:checked) > &, ${star}:has(~ ${star} :checked) > &`]: { fill: 'currentColor' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        // Hover previews a score: stars up to the pointer are filled, later ones are not.
        [`${stars}:hover ${star}:not(:has(:disabled)) > &`]: { fill: 'none' },
        [`${stars}:hover ${star}:hover:not(:has(:disabled)) > &, ${stars}:hover ${star}:has(~ ${star}:hover):not(:has(:disabled)) > &`]:
          { fill: 'currentColor' },
      },
    },
  },
});

export const meaning = componentStyle({ fontSize: text.small, color: color.inkQuiet, minBlockSize: '1.5em' });
