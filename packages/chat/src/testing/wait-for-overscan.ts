import { expect, waitFor, within } from 'storybook/test';

/** Overscan of a long list, in px. */
const AHEAD = 1000;

/** Waits until a long list has rendered its overscan or reached its ends. */
export async function waitForOverscan(region: HTMLElement): Promise<void> {
  await waitFor(() => {
    const rows = within(region).getAllByRole('listitem');
    const [first, last] = [rows[0], rows.at(-1)];
    const { top, bottom } = region.getBoundingClientRect();
    expect(rows.length).toBeLessThan(100);
    if (first?.ariaPosInSet !== '1') expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(top - AHEAD);
    if (last?.ariaPosInSet !== last?.ariaSetSize)
      expect(last?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(bottom + AHEAD);
  });
}
