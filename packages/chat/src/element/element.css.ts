import { componentStyle, tokens } from '@rider/ui/vanilla-extract';
import { themeVariables } from './theme-variables.ts';

const own = (name: string) => `--rdchat-own${name.slice('--rdchat'.length)}`;

const entries = Object.entries(themeVariables);

/** Copies the theme's value: a custom property cannot fall back to itself. */
export const theme = componentStyle({
  vars: Object.fromEntries(entries.map(([name, token]) => [own(name), token])),
});

/** The page's value overrides the theme. */
export const surface = componentStyle({
  vars: Object.fromEntries(entries.map(([name, token]) => [token, `var(${name}, var(${own(name)}))`])),
  color: tokens.color.ink,
  fontFamily: tokens.font.body,
  fontSize: tokens.text.body,
  lineHeight: tokens.leading.normal,
});
