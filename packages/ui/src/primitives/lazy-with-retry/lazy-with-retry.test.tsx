import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/index.ts';
import { lazyWithRetry } from './index.ts';

test('[R8.3] a part whose code fails to load leaves the page intact, and loads once the network is back', async () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => 'Suggestions' });
  const Part = lazyWithRetry(load);
  renderUi(
    <>
      <input aria-label="Search" />
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  );
  await expect.poll(() => said).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('Search')).toBeVisible();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(await screen.findByText('Suggestions')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
