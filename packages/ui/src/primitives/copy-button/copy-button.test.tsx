import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Announcer } from '../announcer/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { CopyButton } from './index.ts';

test('copies by keyboard, and shows and announces it', async () => {
  const onCopy = vi.fn();
  const { user, container } = renderUi(
    <>
      <Announcer />
      <CopyButton value="2026030900017" label="Copy the order number" onCopy={onCopy} />
    </>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
  expect(await navigator.clipboard.readText()).toBe('2026030900017');
  expect(onCopy).toHaveBeenCalledWith('2026030900017');
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  expect(screen.getByRole('button')).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('reports a failure', async () => {
  const onCopy = vi.fn();
  const { user } = renderUi(
    <>
      <Announcer />
      <CopyButton value="x" iconOnly onCopy={onCopy} />
    </>,
    { locale: 'zh-CN' },
  );
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: '复制' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('复制失败，请手动选择文字'));
  expect(onCopy).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '复制' })).toHaveAttribute('data-state', 'failed');
});
