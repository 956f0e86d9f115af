/**
 * Runs in the page: colours that remain in the monochrome wireframe theme, because they bypass the tokens. Colours that are data, such as a
 * finish, are set in the markup and allowed.
 */
export function findColoursPastTokens(): string[] {
  const paperOrPencil = /^(?:rgba?\((?:0, 0, 0|255, 255, 255)|color\(srgb (?:0 0 0|1 1 1))[ ,)]/;
  const properties = [
    ['backgroundColor', 'display'],
    ['borderTopColor', 'borderTopStyle'],
    ['borderRightColor', 'borderRightStyle'],
    ['borderBottomColor', 'borderBottomStyle'],
    ['borderLeftColor', 'borderLeftStyle'],
    ['outlineColor', 'outlineStyle'],
    ['fill', 'fill'],
    ['stroke', 'stroke'],
    ['boxShadow', 'boxShadow'],
  ] as const;
  const root = document.documentElement;
  const theme = root.dataset['theme'];
  root.dataset['theme'] = 'wireframe';
  const found = new Set<string>();
  for (const element of document.querySelectorAll('[data-component], [data-component] *')) {
    if (element.getClientRects().length === 0 || element.hasAttribute('fill')) continue;
    const style = getComputedStyle(element);
    const name = element.closest('[data-component]')?.getAttribute('data-component');
    const writes = [...element.childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim(),
    );
    const drawn = writes ? ([...properties, ['color', 'display']] as const) : properties;
    for (const [property, drawnBy] of drawn) {
      if (style[drawnBy] === 'none') continue;
      const colours = style[property].match(/\b(?:rgba?|color|okl(?:ab|ch))\([^)]*\)/g) ?? [];
      for (const colour of colours)
        if (!paperOrPencil.test(colour))
          found.add(`${name}: ${property} ${colour} at ${element.tagName.toLowerCase()}`);
    }
  }
  if (theme === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  return [...found];
}
