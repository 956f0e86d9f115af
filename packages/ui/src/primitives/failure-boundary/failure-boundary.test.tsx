import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNoAxeViolations } from '../../testing/index.ts';
import { FailureBoundary } from './index.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

function Failing(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

test.each([
  ['en-US', 'Something went wrong', 'Home'],
  ['zh-CN', '出错了', '返回首页'],
])('[R2.13] renders a page without providers when everything below has failed, in %s', async (locale, title, home) => {
  const { container } = render(
    <FailureBoundary locale={locale} homeHref="/">
      <Failing />
    </FailureBoundary>,
  );
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: home })).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('renders its children', () => {
  render(
    <FailureBoundary locale="en-US" homeHref="/">
      <p>Hinges</p>
    </FailureBoundary>,
  );
  expect(screen.getByText('Hinges')).toBeVisible();
});
