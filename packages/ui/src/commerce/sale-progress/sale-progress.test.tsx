import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { SaleProgress } from './index.ts';

test('[R2.6] shows the sold share as text and as a progress bar', async () => {
  const { container } = renderUi(<SaleProgress sold={120} quota={200} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '120 of 200 sold' });
  expect([bar.value, bar.max]).toEqual([120, 200]);
  await expectNoAxeViolations(container);
});

test('[R2.6] never exceeds 100 %, and handles an empty stock', () => {
  const { rerender } = renderUi(<SaleProgress sold={230} quota={200} />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'All 200 sold' }).value).toBe(200);
  rerender(<SaleProgress sold={0} quota={0} />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').max).toBe(1);
});
