import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Rating } from './index.ts';

test('[R2.5] describes a score as text', async () => {
  const { container } = renderUi(<Rating score={4.26} count={1} />);
  expect(screen.getByRole('img', { name: '4.3 out of 5 stars' })).toBeTruthy();
  expect(container.textContent).toBe('1 review');
  await expectNoAxeViolations(container);
});

test('[R2.5] compact shows the figure beside one star', () => {
  const { container } = renderUi(<Rating score={4} variant="compact" />, { locale: 'zh-CN' });
  expect(screen.getByRole('img', { name: '4 星（满分 5 星）' })).toBeTruthy();
  expect(container.textContent).toBe('4.0');
});
