import { componentStyle, media, pageSides, steps, tokens } from '../../tokens/index.ts';

export const carousel = componentStyle({ background: tokens.color.groundStrong });
export const banner = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  background: tokens.color.groundStrong,
  color: tokens.color.inkOnStrong,
  '@media': { [media.medium]: { display: 'block' } },
});
export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: steps(44),
  objectFit: 'cover',
  objectPosition: '78% 50%',
  '@media': {
    // Beside the text at full strength; on very wide screens limited by the file's height.
    [media.medium]: {
      inlineSize: '68%',
      blockSize: `clamp(${steps(65)}, 24vw, ${steps(84)})`,
      marginInlineStart: 'auto',
      objectPosition: '100% 50%',
    },
  },
});
export const text = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.x2,
  paddingBlock: tokens.space.x4,
  paddingInline: tokens.space.gutter,
  '@media': {
    [media.medium]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      alignContent: 'center',
      inlineSize: '54%',
      boxSizing: 'border-box',
      paddingInlineEnd: '12%',
      paddingInlineStart: pageSides,
      // The background fades into the picture's plain side, beyond the longest line.
      background: `linear-gradient(to right, ${tokens.color.groundStrong} 76%, transparent)`,
    },
  },
});
export const title = componentStyle({
  fontSize: tokens.text.title2,
  fontWeight: tokens.weight.bold,
  lineHeight: tokens.leading.tight,
  textWrap: 'balance',
  '@media': { [media.large]: { fontSize: tokens.text.title1 } },
});
export const subtitle = componentStyle({
  color: tokens.color.inkQuietOnStrong,
  fontSize: tokens.text.body,
  textWrap: 'pretty',
});
/** Below the text, in one row with the carousel's controls on phones. */
export const action = componentStyle({
  justifySelf: 'start',
  alignSelf: 'end',
  marginBlockStart: tokens.space.x2,
  // Higher specificity than the button's own position, so that the target is the whole banner.
  selectors: { '&&': { position: 'static' } },
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
