import { media } from '../src/tokens/breakpoints.ts';
import { tokens } from '../src/tokens/contract.css.ts';
import { scaleChanges, scales } from '../src/tokens/scales.ts';
import { contrastThickBorder, shadows, themeColors, type ThemeColors } from '../src/tokens/themes.ts';

/** A group of tokens: `color`, `space`. */
export type TokenGroup = keyof typeof tokens;

/** The names of the themes. */
const themeNames = Object.keys(themeColors) as (keyof typeof themeColors)[];

/** The custom property of a token, `--rd-color-ink`; undefined if there is no such token. */
export function variableOf(group: string, name: string): string | undefined {
  return (tokens as Record<string, Record<string, string>>)[group]?.[name]?.slice(4, -1);
}

/** The comment of a token in the source of the contract. */
export function meaningOf(contract: string, group: string, name: string): string {
  const own = new RegExp(`^ {4}${group}: \\{([\\s\\S]*?)^ {4}\\}`, 'm').exec(contract)?.[1] ?? '';
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${name}: `).exec(own)?.[1] ?? '';
  return comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
}

/** [theme or media query, value] of a token; no theme where all agree. */
export function valuesOf(group: TokenGroup, name: string): (readonly [where: string, value: string])[] {
  if (group === 'color') return themeNames.map((theme) => [theme, themeColors[theme][name as keyof ThemeColors]]);
  const flat: Record<string, Record<string, string>> = { ...scales, shadow: shadows };
  const changes = Object.entries<Record<string, string | undefined>>(scaleChanges).flatMap(([query, changed]) => {
    const value = changed[`${group}.${name}`];
    return value === undefined ? [] : [[media[query as keyof typeof media], value] as const];
  });
  const contrast = group === 'border' && name === 'thick' ? [['more contrast', contrastThickBorder] as const] : [];
  return [['', flat[group]?.[name] ?? ''], ...changes, ...contrast];
}
