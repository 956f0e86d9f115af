import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, steps, tokens } from '../../tokens/index.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: `0 ${tokens.space.x2}` } });
const slide = keyframes({ from: { translate: '100% 0' } });

/** Only while open: on a busy machine Radix missed the end of the entrance animation and did not close. */
function entrance(name: string) {
  return { '&[data-state="open"]': { animation: `${name} ${tokens.motion.normal} ${tokens.motion.ease}` } };
}

export const backdrop = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  background: tokens.color.backdrop,
  selectors: entrance(appear),
});

const surface = {
  position: 'fixed',
  zIndex: tokens.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  background: tokens.color.groundRaised,
  color: tokens.color.ink,
  boxShadow: tokens.shadow.overlay,
  outline: 'none',
  '@media': { [media.forcedColors]: { border: `${tokens.border.thick} solid CanvasText` } },
} as const;

export const place = {
  center: componentStyle({
    ...surface,
    inset: 0,
    margin: 'auto',
    blockSize: 'fit-content',
    inlineSize: `calc(100% - 2 * ${tokens.space.gutter})`,
    maxBlockSize: `calc(100dvh - 2 * ${tokens.space.gutter})`,
    borderRadius: tokens.radius.card,
    selectors: entrance(rise),
  }),
  end: componentStyle({
    ...surface,
    insetBlock: 0,
    insetInlineEnd: 0,
    maxInlineSize: `calc(100% - ${tokens.space.x12})`,
    selectors: entrance(slide),
  }),
};

export const width = {
  small: componentStyle({ maxInlineSize: steps(105) }),
  medium: componentStyle({ maxInlineSize: steps(150) }),
  large: componentStyle({ maxInlineSize: steps(250) }),
  drawer: componentStyle({ inlineSize: steps(100) }),
};

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.x4,
  padding: tokens.space.x4,
  paddingInlineStart: tokens.space.x6,
});

export const close = componentStyle({ flexShrink: 0 });

export const title = componentStyle({ margin: 0, fontSize: tokens.text.title3, overflowWrap: 'anywhere' });

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space.x4,
  flexGrow: 1,
  paddingInline: tokens.space.x6,
  paddingBlockEnd: tokens.space.x6,
});

export const description = componentStyle({ margin: 0, color: tokens.color.inkQuiet });

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: tokens.space.x2,
  paddingBlock: tokens.space.x4,
  paddingInline: tokens.space.x6,
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.line}`,
});
