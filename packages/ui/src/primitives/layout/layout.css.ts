import { componentStyle, tokens } from '../../tokens/index.ts';

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const cluster = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

export const oneRow = componentStyle({ flexWrap: 'nowrap' });

/** Auto-fit columns; `--rd-grid-column` is their minimum width. */
export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--rd-grid-column)), 1fr))',
});

export const gap = {
  x1: componentStyle({ gap: tokens.space.x1 }),
  x2: componentStyle({ gap: tokens.space.x2 }),
  x3: componentStyle({ gap: tokens.space.x3 }),
  x4: componentStyle({ gap: tokens.space.x4 }),
  x6: componentStyle({ gap: tokens.space.x6 }),
  x8: componentStyle({ gap: tokens.space.x8 }),
  x12: componentStyle({ gap: tokens.space.x12 }),
};

export const justify = {
  start: componentStyle({ justifyContent: 'flex-start' }),
  center: componentStyle({ justifyContent: 'center' }),
  end: componentStyle({ justifyContent: 'flex-end' }),
  between: componentStyle({ justifyContent: 'space-between' }),
};

export const align = {
  start: componentStyle({ alignItems: 'flex-start' }),
  center: componentStyle({ alignItems: 'center' }),
  baseline: componentStyle({ alignItems: 'baseline' }),
  stretch: componentStyle({ alignItems: 'stretch' }),
};
