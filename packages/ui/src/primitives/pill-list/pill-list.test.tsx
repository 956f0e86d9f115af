import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { PillList } from './index.ts';

test('[R2.4] pills are a list of links, the one of this page marked', async () => {
  const { container, user } = renderUi(
    <PillList
      aria-label="Neighbours"
      items={[
        { href: '/a', label: 'Hinges', current: 'page' },
        { href: '/b', label: 'Clamps', rel: 'nofollow' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Neighbours' }).children).toHaveLength(2);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Hinges' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Hinges' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Clamps' })).toHaveAttribute('rel', 'nofollow');
  await expectNoAxeViolations(container);
});
