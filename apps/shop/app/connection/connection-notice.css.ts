import { media, screenStyle, tokens } from '@rider/ui/tokens';

/** The banner's height while it shows, for sticky elements above it. */
export const HEIGHT = '--connection-height';
export const heightOfNotice = `var(${HEIGHT}, 0px)`;

/** The page's last element, sticky at the bottom edge: it shifts nothing when it appears and covers no content. */
export const edge = screenStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: tokens.layer.sticky,
  display: 'grid',
  alignContent: 'end',
  minBlockSize: tokens.size.bar,
  background: tokens.color.ground,
  '@media': {
    // Above the shortcut bar.
    [media.narrow]: { insetBlockEnd: `calc(${tokens.size.bar} + env(safe-area-inset-bottom))` },
    print: { display: 'none' },
  },
});

/** Styled as a line of the edge, not a box. */
export const words = screenStyle({
  alignItems: 'center',
  paddingBlock: tokens.space.x2,
  borderRadius: 0,
  borderInlineEnd: 0,
  fontSize: tokens.text.small,
});
