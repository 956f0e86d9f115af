/** A page number, or a gap of omitted pages. */
export type PageStep = number | 'gap';

/** Returns the page numbers to show: first, last, current and its neighbours; a gap of one page shows that page. */
export function pageSteps(page: number, count: number): PageStep[] {
  const shown = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const steps: PageStep[] = [];
  let last = 0;
  for (const number of [...new Set(shown)].toSorted((a, b) => a - b)) {
    if (number - last === 2) steps.push(last + 1);
    else if (number - last > 2) steps.push('gap');
    steps.push(number);
    last = number;
  }
  return steps;
}
