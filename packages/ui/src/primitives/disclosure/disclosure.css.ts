import { componentStyle, media, tokens } from '../../tokens/index.ts';

export const disclosure = componentStyle({
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.line}`,
});

export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x3,
  minBlockSize: tokens.size.control,
  paddingBlock: tokens.space.x2,
  fontWeight: tokens.weight.medium,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: tokens.color.accent },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const marker = componentStyle({
  transition: `rotate ${tokens.motion.fast} ${tokens.motion.ease}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const content = componentStyle({ paddingBlockEnd: tokens.space.x4, overflowWrap: 'break-word' });
