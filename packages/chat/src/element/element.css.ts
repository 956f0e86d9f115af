import { componentStyle, tokens } from '@rider/ui/vanilla-extract';
import { accentFollowers, relativeColors, themeVariables } from './theme-variables.ts';

const own = (name: string) => `--rdchat-own${name.slice('--rdchat'.length)}`;
const derived = (name: string) => `--rdchat-derived${name.slice('--rdchat'.length)}`;

const entries = Object.entries(themeVariables);

/** Copies the theme's value: a custom property cannot fall back to itself. */
export const theme = componentStyle({
  vars: {
    ...Object.fromEntries(entries.map(([name, token]) => [own(name), token])),
    '--rdchat-darkest': '0',
    '--rdchat-lightest': '0.5',
  },
  selectors: {
    '&[data-theme="dark"]': { vars: { '--rdchat-darkest': '0.74', '--rdchat-lightest': '1' } },
    '&[data-theme="contrast"]': { vars: { '--rdchat-lightest': '0.39' } },
  },
  '@supports': {
    [relativeColors]: {
      vars: Object.fromEntries(Object.entries(accentFollowers).map(([name, value]) => [derived(name), value])),
    },
  },
});

/** The page's value overrides what follows from its accent, and that the theme. */
function valueOf(name: string): string {
  const fallback = `var(${own(name)})`;
  if (name === '--rdchat-accent') return `var(${derived(name)}, var(${name}, ${fallback}))`;
  return `var(${name}, ${name in accentFollowers ? `var(${derived(name)}, ${fallback})` : fallback})`;
}

export const surface = componentStyle({
  vars: Object.fromEntries(entries.map(([name, token]) => [token, valueOf(name)])),
  color: tokens.color.ink,
  fontFamily: tokens.font.body,
  fontSize: tokens.text.body,
  lineHeight: tokens.leading.normal,
});
