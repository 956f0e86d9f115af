import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { ErrorPage } from './index.ts';

test('[R2.13] not found and failure have texts and a link home', async () => {
  const { container, unmount } = renderUi(<ErrorPage kind="not-found" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found.');
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(container.querySelector('svg[data-part="illustration"]')).toBeTruthy();
  await expectNoAxeViolations(container);
  unmount();
  renderUi(<ErrorPage kind="failure" />, { locale: 'zh-CN' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('出错了。');
});

test('accepts the host’s texts and actions', async () => {
  const { container } = renderUi(
    <ErrorPage kind="failure" title="Closed" note="Back at noon" actions={<button type="button">Try again</button>} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Closed' })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});
