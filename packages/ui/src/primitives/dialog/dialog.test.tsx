import { screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { ConfirmDialog, Dialog } from './index.ts';

test('opens by keyboard, traps the focus, and returns it on Esc', async () => {
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

test('the confirmation focuses cancel first, and confirms', async () => {
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

test('Esc does not close a pending confirmation', async () => {
  const onOpenChange = vi.fn();
  const { user } = renderUi(
    <ConfirmDialog open pending title="删除？" confirmLabel="删除" onConfirm={vi.fn()} onOpenChange={onOpenChange} />,
    { locale: 'zh-CN' },
  );
  await user.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '取消' })).toBeDisabled();
});

test('Esc can be prevented; the initial focus can be chosen; ref, class and data reach the dialog', async () => {
  const onEscapeKeyDown = vi.fn((event: KeyboardEvent) => event.preventDefault());
  const field = createRef<HTMLInputElement>();
  const ref = createRef<HTMLDivElement>();
  const { user } = renderUi(
    <Dialog title="Ask" defaultOpen {...{ ref, onEscapeKeyDown }} initialFocus={field} className="mine" data-state="x">
      <input ref={field} aria-label="Question" />
    </Dialog>,
  );
  expect(field.current).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onEscapeKeyDown).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog')).toBe(ref.current);
  expect(ref.current).toHaveClass('mine');
});

test('has the theme of its opener', async () => {
  const { user } = renderUi(
    <>
      <div data-theme="dark">
        <Dialog title="Filters" trigger={<Button>Open</Button>} />
      </div>
      <Dialog title="Sizes" trigger={<Button>Measure</Button>} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveAttribute('data-theme', 'dark');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Measure' }));
  expect(screen.getByRole('dialog', { name: 'Sizes' })).not.toHaveAttribute('data-theme', 'dark');
});

test('a dialog opened by code has the theme of its parent', () => {
  renderUi(
    <div data-theme="contrast">
      <ConfirmDialog title="Sure?" confirmLabel="Yes" open onConfirm={vi.fn()} />
    </div>,
  );
  expect(screen.getByRole('alertdialog')).toHaveAttribute('data-theme', 'contrast');
});

test('is rendered in the given container with its theme', () => {
  const container = document.createElement('div');
  container.dataset['theme'] = 'dark';
  document.body.append(container);
  renderUi(<Dialog title="Filters" open container={container} />);
  const dialog = screen.getByRole('dialog', { name: 'Filters' });
  expect(container.contains(dialog)).toBe(true);
  container.remove();
});

test('nested: Esc closes the topmost, the focus returns step by step, and a menu works inside', async () => {
  const onAction = vi.fn();
  const { user } = renderUi(
    <Dialog title="Order" trigger={<Button>Open</Button>}>
      <Menu trigger={<Button>More</Button>} items={[{ id: 'print', label: 'Print' }]} onAction={onAction} />
      <ConfirmDialog title="Sure?" confirmLabel="Yes" trigger={<Button>Delete</Button>} onConfirm={vi.fn()} />
    </Dialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('alertdialog', { name: 'Sure?' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledWith('print');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

function AskedFromAMenu() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        trigger={<Button>More</Button>}
        items={[{ id: 'delete', label: 'Delete', onAction: () => setAsking(true) }]}
      />
      <ConfirmDialog title="Sure?" confirmLabel="Yes" open={asking} onOpenChange={setAsking} onConfirm={vi.fn()} />
    </>
  );
}

test('without a trigger the focus returns to where it was, also from a menu', async () => {
  const { user } = renderUi(<AskedFromAMenu />);
  await user.tab();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

test('a dialog over a field returns the focus to the field', async () => {
  const page = (asking: boolean) => (
    <Dialog title="Review" open>
      <textarea aria-label="Words" />
      <ConfirmDialog title="Sure?" confirmLabel="Yes" open={asking} onConfirm={vi.fn()} />
    </Dialog>
  );
  const { user, rerender } = renderUi(page(false));
  await user.click(screen.getByRole('textbox'));
  rerender(page(true));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});
