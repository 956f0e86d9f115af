import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { Breadcrumbs } from './index.ts';

test('ends with the current page', async () => {
  const { container } = renderUi(<Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Hinges' }]} />);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('Hinges').getAttribute('aria-current')).toBe('page');
  await expectNoAxeViolations(container);
});

test('has a localised name', () => {
  renderUi(<Breadcrumbs items={[{ label: '首页', href: '/' }, { label: '浴室夹' }]} data-state="mine" />, {
    locale: 'zh-CN',
  });
  expect(screen.getByRole('navigation')).toHaveAccessibleName();
  expect(screen.getByRole('navigation')).toHaveAttribute('data-state', 'mine');
});
