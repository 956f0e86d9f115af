import { meanings } from './component-facts.ts';
import { media } from '../tokens/breakpoints.ts';
import { tokens } from '../tokens/contract.css.ts';
import { scaleChanges, scales } from '../tokens/scales.ts';
import { contrastThickBorder, shadows, themeColors, type ThemeColors } from '../tokens/themes.ts';

/** A group of tokens of the contract. */
export type TokenGroup = keyof typeof tokens;

/** A token, as documented. */
export interface TokenDescription {
  /** `color.accent`, used as `tokens.color.accent` */
  path: string;
  group: TokenGroup;
  /** `--rd-color-accent`, which a host page may set */
  variable: string;
  /** `var(--rd-color-accent)` */
  reference: string;
  meaning: string | undefined;
  /** Theme → value; one entry where all themes agree. */
  values: Readonly<Record<string, string>>;
  /** Media query → value there. */
  changes: readonly (readonly [query: string, value: string])[];
}

/** The documented themes, in order. */
export const themeNames = Object.keys(themeColors) as (keyof typeof themeColors)[];

function valuesOf(group: TokenGroup, name: string): Record<string, string> {
  if (group === 'color')
    return Object.fromEntries(themeNames.map((theme) => [theme, themeColors[theme][name as keyof ThemeColors]]));
  if (group === 'border' && name === 'thick')
    return {
      'light, dark': scales.border.thick,
      contrast: contrastThickBorder,
      'dark, more contrast': contrastThickBorder,
    };
  const flat: Record<string, Record<string, string>> = { ...scales, shadow: shadows };
  return { every: flat[group]?.[name] ?? '' };
}

function changesOf(path: string): [string, string][] {
  return Object.entries(scaleChanges).flatMap(([query, changed]) => {
    const value = (changed as Record<string, string>)[path];
    return value === undefined ? [] : [[media[query as keyof typeof media], value] as [string, string]];
  });
}

/** Every token of the contract. */
export const allTokens: readonly TokenDescription[] = (Object.keys(tokens) as TokenGroup[]).flatMap((group) =>
  Object.entries<string>(tokens[group]).map(([name, reference]) => {
    const path = `${group}.${name}`;
    const variable = reference.slice('var('.length, -1);
    return {
      path,
      group,
      variable,
      reference,
      meaning: meanings[path],
      values: valuesOf(group, name),
      changes: changesOf(path),
    };
  }),
);

/** The tokens of a group. */
export function tokensOf(group: TokenGroup): readonly TokenDescription[] {
  return allTokens.filter((token) => token.group === group);
}

/** The token of a path, e.g. `color.accent`. */
export function tokenAt(path: string): TokenDescription | undefined {
  return allTokens.find((token) => token.path === path);
}
