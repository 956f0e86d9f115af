import { componentStyle, media, tokens } from '@rider/ui/vanilla-extract';

const { border, color, size, space, text } = tokens;

/** Always rendered: a live region that is inserted with its text is often not announced. */
export const status = componentStyle({ flexShrink: 0 });

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minBlockSize: size.controlSmall,
  paddingBlock: space.x1,
  paddingInline: space.x4,
  color: color.ink,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { borderBlockEnd: `${border.hairline} solid CanvasText` } },
} as const;

export const strip = componentStyle({ ...line, background: color.groundQuiet });
export const warning = componentStyle({ ...line, background: color.warningSoft });

export const instead = componentStyle({
  ...line,
  flexWrap: 'wrap',
  justifyContent: 'start',
  background: color.warningSoft,
});

export const action = componentStyle({
  flexShrink: 0,
  minBlockSize: size.target,
  paddingBlock: 0,
  textDecoration: 'underline',
});
export const link = componentStyle({ flexShrink: 0, color: color.accent });
