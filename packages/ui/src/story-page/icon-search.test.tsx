import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { iconNames } from '../icon/index.ts';
import { expectNoAxeViolations } from '../testing/index.ts';
import { IconSearch } from './icon-search.tsx';

test('typing narrows the icons, whose code can be copied', async () => {
  const user = userEvent.setup();
  const { container } = render(<IconSearch />);
  expect(screen.getByRole('status')).toHaveTextContent(`${iconNames.length} of ${iconNames.length} icons`);
  await user.type(screen.getByRole('searchbox', { name: 'Search icons' }), 'Chevron');
  expect(screen.getAllByRole('button', { name: /^Copy the code/ })).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Copy the code of chevron-up' }));
  expect(await navigator.clipboard.readText()).toBe('<Icon name="chevron-up" />');
  await expectNoAxeViolations(container);
});
