import { componentStyle, componentTokens, media, steps, tokens } from '../../tokens/index.ts';

const own = componentTokens('product-card', {
  ground: tokens.color.ground,
  line: tokens.color.line,
  radius: tokens.radius.card,
  stage: tokens.color.groundPicture,
});
const line = `${tokens.border.hairline} solid ${own.line}`;

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  padding: tokens.space.x3,
  background: own.ground,
  border: line,
  borderRadius: own.radius,
  transition: `border-color ${tokens.motion.fast} ${tokens.motion.ease}, box-shadow ${tokens.motion.fast} ${tokens.motion.ease}`,
  selectors: {
    '&:has(a:focus-visible)': {
      outline: `${tokens.border.thick} solid ${tokens.color.focus}`,
      outlineOffset: tokens.border.thick,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { borderColor: tokens.color.lineStrong, boxShadow: tokens.shadow.raised } },
    },
    [media.medium]: { padding: tokens.space.x4 },
  },
});
/** Alone in its row, with the picture beside the text. */
export const wide = componentStyle({ '@media': { [media.medium]: { display: 'flow-root' } } });
export const stage = componentStyle({
  position: 'relative',
  marginBlockEnd: tokens.space.x3,
  background: own.stage,
  vars: { '--rd-picture-ground': own.stage },
  borderRadius: tokens.radius.control,
  overflow: 'hidden',
  '@media': {
    [media.medium]: {
      selectors: { [`${wide} &`]: { float: 'inline-start', inlineSize: '33%', margin: `0 ${tokens.space.x8} 0 0` } },
    },
  },
});
export const name = componentStyle({
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  lineHeight: tokens.leading.tight,
  minBlockSize: `calc(2em * ${tokens.leading.tight})`,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { fontSize: tokens.text.body } },
});
export const link = componentStyle({
  color: tokens.color.ink,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: own.radius },
  selectors: { [`${card}:hover &`]: { color: tokens.color.accent } },
});
export const finishes = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: steps(3.5),
  marginBlockStart: tokens.space.x2,
});
export const variant = componentStyle({
  marginBlockStart: tokens.space.x1,
  color: tokens.color.inkQuiet,
  fontSize: tokens.text.small,
  lineHeight: tokens.leading.tight,
});
export const price = componentStyle({ marginBlockStart: 'auto', paddingBlockStart: tokens.space.x2 });
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: tokens.space.x2,
  marginBlockStart: tokens.space.x1,
  minBlockSize: steps(5),
});
export const bar = componentStyle({
  display: 'block',
  blockSize: steps(3),
  marginBlock: tokens.space.x1,
  background: tokens.color.groundPicture,
  borderRadius: tokens.radius.control,
});
export const barHalf = componentStyle({ inlineSize: '50%' });
export const blank = componentStyle({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  color: tokens.color.inkDisabled,
});
