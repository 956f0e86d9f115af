/**
 * Component tokens: `--rd-<component>-<name>`, to restyle one component. They are unset by default and fall back to their semantic token,
 * in every theme and in nested `data-theme` elements.
 */
export function componentTokens<Name extends string>(
  component: string,
  fallbacks: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const entries = Object.entries<string>(fallbacks).map(([name, fallback]) => {
    const ending = name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    return [name, `var(--rd-${component}-${ending}, ${fallback})`];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
