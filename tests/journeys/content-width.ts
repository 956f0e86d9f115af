import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The widths that a page's content may have. */
export type ContentWidth = 'full' | 'task' | 'entry';

/** Content in the middle of the screen: its name, its width and what is free beside it, in CSS pixels. */
interface Content {
  name: string;
  width: number;
  left: number;
  right: number;
}

/** The room between the gutters, and what stands in it. */
function contentOf(page: Page): Promise<{ room: number; contents: Content[] }> {
  return page.evaluate(() => {
    // Without the room that is kept for the scrollbar.
    const { width: screen } = document.body.getBoundingClientRect();
    const contents = [...document.querySelectorAll('[data-component="container"]')].map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      return {
        name: element.getAttribute('data-state') ?? '',
        width: width - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd),
        left,
        right: screen - right,
      };
    });
    return { room: screen - 48, contents };
  });
}

/** All content of the open page has the width of this name, or what the screen leaves, and stands in the middle. */
export async function expectWidth(page: Page, name: ContentWidth): Promise<void> {
  const address = page.url();
  await page.locator('[data-component="container"]').first().waitFor();
  for (const [screen, full] of [
    [1200, 1200],
    [1366, 1366],
    [1920, 1366],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 });
    const { room, contents } = await contentOf(page);
    const widths = { full, task: 760, entry: 400 };
    for (const content of contents) {
      expect(content.name, `${address} at ${screen} px`).toBe(name);
      expect(content.width, `${address} at ${screen} px`).toBeCloseTo(Math.min(widths[name], room), 0);
      expect(content.left, `${address} in the middle`).toBeCloseTo(content.right, 0);
    }
  }
}
