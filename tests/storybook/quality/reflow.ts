/** Runs in the page: elements that cause horizontal scrolling, and dialogs outside of the screen. */
export async function findOverflow(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { clientWidth, scrollWidth, clientHeight } = document.documentElement;
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.closest('[data-component]')?.getAttribute('data-component') ?? ''}/${element.getAttribute('data-part') ?? ''} “${element.textContent.trim().slice(0, 30)}”`;
  const found: string[] = [];
  if (scrollWidth > clientWidth) {
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .filter((element) => !element.closest('[aria-hidden="true"], .sb-wrapper'))
      .filter((element) => !isInScroller(element))
      .toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right);
    found.push(`the page is ${scrollWidth} px wide: ${beyond.slice(0, 2).map(describe).join(', ')}`);
  }
  for (const dialog of document.querySelectorAll('[role="dialog"], [role="alertdialog"]')) {
    const { left, right, top, bottom, width } = dialog.getBoundingClientRect();
    if (width > 0 && (left < -0.5 || right > clientWidth + 0.5))
      found.push(`${describe(dialog)} leaves the screen sideways`);
    const isFixed = getComputedStyle(dialog).position === 'fixed';
    if (isFixed && (top < -0.5 || bottom > clientHeight + 0.5)) found.push(`${describe(dialog)} leaves the screen`);
  }
  return found;

  function isInScroller(element: Element): boolean {
    const scroller = element.parentElement;
    if (scroller === null || scroller === document.body) return false;
    return getComputedStyle(scroller).overflowX !== 'visible' || isInScroller(scroller);
  }
}
