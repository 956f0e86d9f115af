import { componentStyle, media, row, steps, tokens } from '@rider/ui/vanilla-extract';

const { border, color, layer, radius, shadow, space, text, weight } = tokens;

/** Below this the popup fills the screen. */
const small = `screen and (width < ${steps(150)})`;

export const window = componentStyle({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minBlockSize: 0,
  background: color.ground,
  color: color.ink,
  overflow: 'hidden',
  // The window gets the focus when it has no editor; that it opened is visible without a ring.
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const variant = {
  popup: componentStyle({
    position: 'fixed',
    insetBlockEnd: space.x4,
    insetInlineEnd: space.x4,
    zIndex: layer.overlay,
    inlineSize: `min(${steps(182.5)}, 100vw - ${space.x8})`,
    blockSize: `min(${steps(163.5)}, 100dvh - ${space.x8})`,
    borderRadius: radius.card,
    boxShadow: `0 0 0 ${border.hairline} ${color.line}, ${shadow.overlay}`,
    '@media': {
      [small]: { inset: 0, inlineSize: 'auto', blockSize: '100dvh', borderRadius: 0, boxShadow: 'none' },
      [media.forcedColors]: { outline: `${border.hairline} solid CanvasText` },
    },
  }),
  full: componentStyle({ flex: '1 1 auto', inlineSize: '100%', blockSize: '100%' }),
};

export const header = componentStyle({
  flexShrink: 0,
  ...row(space.x3),
  boxSizing: 'border-box',
  minBlockSize: steps(15),
  paddingBlock: space.x2,
  paddingInline: space.x4,
  background: color.groundRaised,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
});

export const who = componentStyle({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 });
export const agentName = componentStyle({ fontWeight: weight.bold, minInlineSize: 0 });
export const clipped = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const tools = componentStyle({ display: 'flex', flexShrink: 0, gap: space.x1 });
/** Hidden where the popup fills the screen, so that the name fits. */
export const expand = componentStyle({ '@media': { [small]: { display: 'none' } } });

export const body = componentStyle({ display: 'flex', flex: '1 1 auto', minBlockSize: 0 });
export const main = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const empty = componentStyle({ marginBlock: 'auto', paddingBlock: space.x6 });
export const firstWords = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x2,
});

export const repeatedCard = componentStyle({
  ...row(space.x2),
  paddingInline: space.x4,
  borderBlockEnd: `${border.hairline} solid ${color.line}`,
  background: color.groundQuiet,
  fontSize: text.small,
});
export const repeatedWords = componentStyle({ flex: '1 1 auto' });
export const again = componentStyle({ flexShrink: 0, whiteSpace: 'nowrap' });
