import { media, screenStyle, tokens } from '@rider/ui/tokens';

/** Holds the notice's height while it shows, for what sticks above it. */
export const HEIGHT = '--connection-height';
export const heightOfNotice = `var(${HEIGHT}, 0px)`;

/** The page's last part, which sticks to the bottom edge: nothing is pushed away when it comes, and nothing ends behind it. */
export const edge = screenStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: tokens.layer.sticky,
  display: 'grid',
  alignContent: 'end',
  minBlockSize: tokens.size.bar,
  background: tokens.color.ground,
  '@media': {
    // Above the bar of shortcuts.
    [media.narrow]: { insetBlockEnd: `calc(${tokens.size.bar} + env(safe-area-inset-bottom))` },
    print: { display: 'none' },
  },
});

/** A line of the edge, not a box. */
export const words = screenStyle({
  alignItems: 'center',
  paddingBlock: tokens.space.x2,
  borderRadius: 0,
  borderInlineEnd: 0,
  fontSize: tokens.text.small,
});
