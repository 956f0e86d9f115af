import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { Popover } from '../popover/index.ts';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { ConfirmDialog, Dialog } from './index.ts';

test('the dialog opens by keyboard, holds the focus, and gives it back on Esc', async () => {
  const { user } = renderUi(
    <Dialog
      title="Filters"
      description="Narrow the list"
      trigger={<Button>Open</Button>}
      footer={<Button>Apply</Button>}
    />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Filters', description: 'Narrow the list' });
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await expectNoAxeViolations(document.body);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('the confirmation asks, cancelling first, and confirms', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  const { user } = renderUi(
    <ConfirmDialog
      open
      danger
      title="Cancel this order?"
      confirmLabel="Cancel the order"
      onConfirm={onConfirm}
      onOpenChange={onOpenChange}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Cancel this order?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await expectNoAxeViolations(document.body);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  await user.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('the popover opens at its button and closes on Esc', async () => {
  const { user } = renderUi(
    <Popover label="Delivery" trigger={<Button>When?</Button>}>
      <a href="/policy">Two days</a>
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'When?' }));
  expect(screen.getByRole('dialog', { name: 'Delivery' })).toBeTruthy();
  await expectNoAxeViolations(document.body);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'When?' }));
});
