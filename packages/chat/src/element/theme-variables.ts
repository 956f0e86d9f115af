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
