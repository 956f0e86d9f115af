import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { SectionHead } from './index.ts';

test('[R2.1] the link names its section, unless the host gives a text', async () => {
  const { user, container, rerender } = renderUi(<SectionHead title="News" href="/news_list" />);
  expect(screen.getByRole('heading', { level: 2, name: 'News' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('link', { name: 'More News' })).toHaveFocus();
  await expectNoAxeViolations(container);
  rerender(<SectionHead title="Hinges" headingLevel={3} href="/" more="All hinges" />);
  expect(screen.getByRole('link', { name: 'All hinges' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
});

test('without an address there is no link', () => {
  renderUi(<SectionHead title="Related goods" />);
  expect(screen.queryByRole('link')).toBeNull();
});
