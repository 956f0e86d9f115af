/** Controls that need a border. */
export const FIELDS =
  'input:not([type="hidden"], [type="file"]), select, textarea, [role="switch"], [role="checkbox"], [role="radio"]';

/** Runs in the page: controls, of a selector, whose borders vanish in forced colours. */
export async function findMissingEdges(fields: string): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [...document.body.querySelectorAll<HTMLElement>(fields)]
    .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
    .filter((element) => ![element, ...around(element)].some(hasEdge))
    .map((element) => {
      const owner = element.closest('[data-component]')?.getAttribute('data-component');
      return `no edge at ${element.tagName.toLowerCase()} “${element.getAttribute('name') ?? element.getAttribute('aria-label')}” of ${owner}`;
    });

  function around(element: HTMLElement): Element[] {
    const parent = element.parentElement;
    return parent === null
      ? []
      : [...parent.querySelectorAll('*'), parent, ...(parent.parentElement ? [parent.parentElement] : [])];
  }

  function hasEdge(element: Element): boolean {
    return [undefined, '::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== undefined && style.content === 'none') return false;
      const isDrawnByBrowser = element.matches('input, select') && style.appearance !== 'none' && style.opacity !== '0';
      return (
        isDrawnByBrowser ||
        (['Top', 'Bottom'] as const).some(
          (side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) > 0,
        ) ||
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
        (element instanceof SVGElement && (style.fill !== 'none' || style.stroke !== 'none'))
      );
    });
  }
}
