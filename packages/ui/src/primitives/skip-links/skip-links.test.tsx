import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { SkipLinks } from './index.ts';

test('is the first tab stop and skips repeated content', async () => {
  const { user, container } = renderUi(
    <>
      <SkipLinks />
      <main id="main">Content</main>
    </>,
  );
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(screen.getByRole('link')).toHaveAttribute('href', '#main');
  await expectNoAxeViolations(container);
});

test('accepts further targets', () => {
  renderUi(
    <SkipLinks
      targets={[
        { id: 'main', label: '内容' },
        { id: 'filters', label: '筛选' },
      ]}
    />,
    { locale: 'zh-CN' },
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#main', '#filters']);
});
