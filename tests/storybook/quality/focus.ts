/** Runs in the page: elements without a visible focus indicator. One of each kind is tried. */
export async function findInvisibleFocus(): Promise<string[]> {
  const colours = ['outlineColor', 'boxShadow', 'backgroundColor', 'color', 'opacity', 'borderTopColor'] as const;
  const shapes = ['outlineStyle', 'outlineWidth', 'borderTopWidth', 'textDecorationLine', 'clipPath', 'width'] as const;
  const properties = [...colours, ...shapes, 'transform', 'visibility'] as const;
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(still);
  const before = document.activeElement;
  const tried = new Set<string>();
  const found: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex], video[controls], [contenteditable="true"]',
  )) {
    const kind = `${element.tagName} ${element.getAttribute('type')} ${element.className} ${element.parentElement?.className}`;
    if (tried.has(kind) || element.tabIndex < 0 || !canTakeFocus(element)) continue;
    tried.add(kind);
    (document.activeElement as HTMLElement | null)?.blur();
    const unfocused = looksAround(element);
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    if (unfocused === looksAround(element)) found.push(describe(element));
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return found;

  function canTakeFocus(element: HTMLElement): boolean {
    return (
      !element.closest('[inert], .sb-wrapper, [aria-hidden="true"], [data-radix-focus-guard]') &&
      !element.matches(':disabled') &&
      element.checkVisibility()
    );
  }

  /** The surrounding styles, which show the focus of a control drawn by its label or frame. */
  function looksAround(element: HTMLElement): string {
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      ...(element.parentElement?.children ?? []),
    ];
    return around
      .filter((each) => each !== null && each !== undefined)
      .flatMap((each) => [undefined, '::before', '::after'].map((pseudo) => looks(each, pseudo)))
      .join('\n');
  }

  function looks(element: Element, pseudo: string | undefined): string {
    const style = getComputedStyle(element, pseudo);
    return properties.map((property) => style[property]).join(' ');
  }

  function describe(element: HTMLElement): string {
    const owner = element.closest('[data-component]')?.getAttribute('data-component');
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `nothing shows at ${element.tagName.toLowerCase()} of ${owner} “${name.slice(0, 30)}”`;
  }
}
