import { tokens } from '@rider/ui/vanilla-extract';

/** Custom properties that a page may set on `rider-chat`, and the tokens they override. */
export const themeVariables = {
  '--rdchat-accent': tokens.color.accent,
  '--rdchat-accent-hover': tokens.color.accentHover,
  '--rdchat-accent-pressed': tokens.color.accentPressed,
  '--rdchat-accent-soft': tokens.color.accentSoft,
  '--rdchat-on-accent': tokens.color.inkOnAccent,
  '--rdchat-ground': tokens.color.ground,
  '--rdchat-ground-quiet': tokens.color.groundQuiet,
  '--rdchat-ground-raised': tokens.color.groundRaised,
  '--rdchat-ink': tokens.color.ink,
  '--rdchat-ink-quiet': tokens.color.inkQuiet,
  '--rdchat-line': tokens.color.line,
  '--rdchat-line-strong': tokens.color.lineStrong,
  '--rdchat-focus': tokens.color.focus,
  '--rdchat-font': tokens.font.body,
  '--rdchat-radius': tokens.radius.card,
  '--rdchat-radius-control': tokens.radius.control,
} as const;

/** Whether the browser can derive colours. */
export const relativeColors = '(color: oklch(from red l c h))';

/** The page's accent with the lightness that texts need on the theme's grounds, and the theme's ink on it. */
const readable = 'oklch(from var(--rdchat-accent) clamp(var(--rdchat-darkest), l, var(--rdchat-lightest)) c h)';

/** What follows from the page's accent. Without one these are invalid, so that the theme's values apply. */
export const accentFollowers: Readonly<Record<string, string>> = {
  '--rdchat-accent': readable,
  '--rdchat-accent-hover': `color-mix(in oklab, ${readable} 85%, ${tokens.color.ink})`,
  '--rdchat-accent-pressed': `color-mix(in oklab, ${readable} 70%, ${tokens.color.ink})`,
  '--rdchat-accent-soft': `color-mix(in oklab, ${readable} 8%, ${tokens.color.ground})`,
};
