import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBadge } from '../badge/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Notice } from '../notice/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { SkipLinks } from '../skip-links/index.ts';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { ErrorPage } from './index.ts';

test('[R2.13] not found and failure have their texts and lead home', async () => {
  const { container, unmount } = renderUi(<ErrorPage kind="not-found" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found.');
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(container.querySelector('svg[data-part="illustration"]')).toBeTruthy();
  await expectNoAxeViolations(container);
  unmount();
  renderUi(<ErrorPage kind="failure" />, { locale: 'zh-CN' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('出错了。');
});

test('notices say their tone in words; errors interrupt', async () => {
  const { container } = renderUi(
    <>
      <Notice>Closed on Monday</Notice>
      <Notice tone="error">Not saved</Notice>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Error: Not saved');
  await expectNoAxeViolations(container);
});

test('empty states, skeletons and skip links are accessible', async () => {
  const { user, container } = renderUi(
    <>
      <SkipLinks />
      <main id="main" aria-busy>
        <EmptyState title="Your cart is empty" actions={<a href="/goods_cate">See all goods</a>} />
        <Skeleton />
      </main>
    </>,
  );
  await user.tab();
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
  await expectNoAxeViolations(container);
});

test('[R3.4] a count shows only above 0', () => {
  const { container, rerender } = renderUi(<CountBadge count={0} />);
  expect(container.textContent).toBe('');
  rerender(<CountBadge count={120} />);
  expect(container.textContent).toBe('99+');
});
