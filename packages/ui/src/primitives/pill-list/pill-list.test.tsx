import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { PillList } from './index.ts';

test('[R2.4] is a list of links with the current one marked', async () => {
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
