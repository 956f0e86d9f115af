import { media, screenStyle, tokens } from '@rider/ui/tokens';

export const button = screenStyle({
  '@media': { [media.desktop]: { justifyContent: 'start', marginInline: tokens.space.x4 } },
});
/** The key that opens it, where there is likely a keyboard. */
export const keys = screenStyle({
  display: 'none',
  marginInlineStart: 'auto',
  font: 'inherit',
  fontSize: tokens.text.caption,
  color: tokens.color.inkQuiet,
  '@media': { [media.desktop]: { display: 'inline' } },
});
