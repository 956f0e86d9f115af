/**
 * Tokens of the third tier: `--rd-<component>-<name>`, for a team that must differ in one component alone.
 * Nobody sets them here, so each stands for its semantic token until a host does, in every theme and island.
 */
export function componentTokens<Name extends string>(
  component: string,
  fallbacks: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const entries = Object.entries<string>(fallbacks).map(([name, fallback]) => {
    const ending = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [name, `var(--rd-${component}-${ending}, ${fallback})`];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
