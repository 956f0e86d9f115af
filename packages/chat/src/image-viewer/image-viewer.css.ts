import { componentStyle, media, tokens } from '@rider/ui/vanilla-extract';

const { border, color, radius, size, space, text } = tokens;

export const viewer = componentStyle({
  boxSizing: 'border-box',
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.groundStrong,
  color: color.inkOnStrong,
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' } },
  '@media': { print: { display: 'none' } },
});

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.x2,
  padding: space.x2,
});

export const count = componentStyle({
  marginInlineEnd: 'auto',
  paddingInline: space.x2,
  color: color.inkQuietOnStrong,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

const button = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.control,
  background: 'none',
  color: color.inkOnStrong,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-pressed="true"]': { borderColor: color.inkQuietOnStrong },
    '&[aria-disabled="true"]': { color: color.inkDisabled, borderColor: 'transparent', cursor: 'default' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
} as const;
export const buttonInBar = componentStyle(button);

const step = {
  ...button,
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  background: color.groundStrong,
} as const;
/** The arrows follow the text direction. */
const mirrored = { ...button.selectors, '&:dir(rtl)': { transform: 'scaleX(-1)' } };
export const previous = componentStyle({ ...step, insetInlineStart: space.x2, selectors: mirrored });
export const next = componentStyle({ ...step, insetInlineEnd: space.x2, selectors: mirrored });

export const stage = componentStyle({
  display: 'grid',
  placeItems: 'safe center',
  minBlockSize: 0,
  overflow: 'auto',
  outlineOffset: `calc(-1 * ${border.thick})`,
});

export const fit = componentStyle({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  inlineSize: 'auto',
  blockSize: 'auto',
  minBlockSize: 0,
  objectFit: 'contain',
  cursor: 'zoom-in',
});
export const actual = componentStyle({ maxInlineSize: 'none', cursor: 'zoom-out' });
