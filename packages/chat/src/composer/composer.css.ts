import { componentStyle, media, row, steps, tokens } from '@rider/ui/vanilla-extract';

const { border, color, layer, radius, shadow, size, space, text } = tokens;

/** Height of the editor; pictures in the tray add to it. */
export const composer = componentStyle({
  position: 'relative',
  boxSizing: 'border-box',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: `calc(${steps(40.5)} - ${border.hairline})`,
  background: color.ground,
  color: color.ink,
});

export const bar = componentStyle({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.x1,
  paddingBlockStart: space.x1,
  paddingInline: space.x2,
  color: color.inkQuiet,
});

export const end = componentStyle({
  gap: space.x1,
  marginInlineStart: 'auto',
  paddingInline: space.x2,
  color: 'inherit',
  selectors: { '&:hover, &:active': { color: color.danger, background: color.dangerSoft } },
});

export const writing = componentStyle({ position: 'relative', flex: '1 1 auto', display: 'flex', minBlockSize: 0 });

export const area = componentStyle({
  boxSizing: 'border-box',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: steps(16),
  margin: 0,
  paddingBlock: space.x1,
  paddingInline: space.x4,
  border: 0,
  resize: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  // Below 16 px phones zoom into a focused field.
  fontSize: text.large,
  lineHeight: tokens.leading.normal,
  // The frame shows the focus, because the textarea fills it.
  outline: 'none',
  selectors: {
    '&::placeholder': { color: color.inkQuiet, opacity: 1 },
    '&:focus-visible': { boxShadow: `inset ${border.thick} 0 0 ${color.focus}` },
  },
  '@media': {
    [media.large]: { fontSize: text.body },
    [media.forcedColors]: {
      borderBlock: `${border.hairline} solid CanvasText`,
      selectors: {
        '&:focus-visible': { outline: `${border.thick} solid Highlight`, outlineOffset: `-${border.thick}` },
      },
    },
  },
});

export const suggestions = componentStyle({
  position: 'absolute',
  zIndex: layer.menu,
  insetBlockEnd: '100%',
  insetInlineStart: space.x2,
  maxInlineSize: `calc(100% - ${space.x4})`,
  padding: space.x1,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.groundRaised,
  boxShadow: shadow.overlay,
});

export const suggestion = componentStyle({
  ...row(space.x2),
  minBlockSize: size.controlSmall,
  paddingInline: space.x2,
  borderRadius: radius.control,
  fontSize: text.small,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: color.accentSoft },
    '&:hover': { background: color.groundQuiet },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: `${border.thick} solid Highlight` } } },
  },
});

export const foot = componentStyle({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.x3,
  paddingBlockEnd: space.x2,
  paddingInline: space.x4,
});

const note = { flex: '1 1 auto', minInlineSize: 0, margin: 0, fontSize: text.caption, color: color.inkQuiet } as const;
export const footnote = componentStyle(note);

/** Hidden on devices without a keyboard. */
export const hint = componentStyle({ ...note, display: 'none', '@media': { [media.medium]: { display: 'block' } } });

export const problem = componentStyle({ ...note, color: color.danger, fontSize: text.small });

export const send = componentStyle({ flexShrink: 0, minInlineSize: space.x16 });
