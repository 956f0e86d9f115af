import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The widths of a page's content. */
export type ContentWidth = 'full' | 'task' | 'entry';

/** Centered content: its name, its width and the free space beside it, in CSS pixels. */
interface Content {
  name: string;
  width: number;
  left: number;
  right: number;
}

/** The width between the gutters, and the content in it. */
function contentOf(page: Page): Promise<{ available: number; contents: Content[] }> {
  return page.evaluate(() => {
    // Excludes the space reserved for the scrollbar.
    const { width: screen } = document.body.getBoundingClientRect();
    const shown = [...document.querySelectorAll('[data-component="container"]')].filter((element) =>
      element.checkVisibility(),
    );
    const contents = shown.map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      return {
        name: element.getAttribute('data-state') ?? '',
        width: width - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd),
        left,
        right: screen - right,
      };
    });
    return { available: screen - 48, contents };
  });
}

/** Expects all content of the page to have the named width, or the screen's if that is less, and to be centered. */
export async function expectWidth(page: Page, name: ContentWidth): Promise<void> {
  const address = page.url();
  await page.locator('[data-component="container"]').filter({ visible: true }).first().waitFor();
  for (const [screen, full] of [
    [1200, 1200],
    [1366, 1366],
    [1920, 1366],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 });
    // The page is laid out for the new size in a later frame.
    await expect(async () => {
      const { available, contents } = await contentOf(page);
      const widths = { full, task: 760, entry: 400 };
      for (const content of contents) {
        expect(content.name, `${address} at ${screen} px`).toBe(name);
        expect(content.width, `${address} at ${screen} px`).toBeCloseTo(Math.min(widths[name], available), 0);
        expect(content.left, `${address} in the middle`).toBeCloseTo(content.right, 0);
      }
    }).toPass();
  }
}
