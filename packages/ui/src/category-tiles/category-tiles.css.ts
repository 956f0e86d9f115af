import { componentStyle, media, steps, tokens } from '../tokens/index.ts';

function columns(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}

function listOf(large: number): string {
  return componentStyle({
    display: 'grid',
    gridTemplateColumns: columns(1),
    gap: tokens.space.x3,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [media.medium]: { gridTemplateColumns: columns(2), gap: tokens.space.x4 },
      [media.large]: { gridTemplateColumns: columns(large) },
    },
  });
}

export const list = { large: listOf(4), small: listOf(3) };

export const tile = {
  large: componentStyle({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${steps(28)}`,
    gap: tokens.space.x3,
    padding: tokens.space.x4,
    borderRadius: tokens.radius.card,
    background: tokens.color.groundQuiet,
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        padding: tokens.space.x5,
      },
    },
  }),
  small: componentStyle({
    display: 'grid',
    gridTemplateColumns: `${steps(24)} minmax(0, 1fr)`,
    gap: tokens.space.x4,
    alignItems: 'center',
    padding: tokens.space.x3,
    border: `${tokens.border.hairline} solid ${tokens.color.line}`,
    borderRadius: tokens.radius.card,
  }),
};
const contained = {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'contain',
  borderRadius: tokens.radius.control,
  mixBlendMode: 'multiply',
} as const;
export const picture = {
  large: componentStyle({
    ...contained,
    order: 1,
    '@media': { [media.large]: { order: 0, aspectRatio: '4 / 3' } },
  }),
  small: componentStyle(contained),
};
/** A tile without a picture gives its room to the words. */
export const words = componentStyle({ minInlineSize: 0, selectors: { '&:only-child': { gridColumn: '1 / -1' } } });
const link = {
  display: 'inline-block',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: tokens.color.accent } },
} as const;
export const name = componentStyle({ ...link, paddingBlock: tokens.space.x1, color: tokens.color.ink });
export const children = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${tokens.space.x4}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const child = componentStyle({
  ...link,
  paddingBlock: tokens.space.x1,
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  selectors: { '&:hover': { color: tokens.color.accent, textDecoration: 'underline' } },
});
