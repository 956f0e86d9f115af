import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './primitives/button/index.ts';
import { CreditCardTile } from './commerce/credit-card-tile/index.ts';
import { ConfirmDialog, Dialog } from './primitives/dialog/index.ts';
import { Menu } from './primitives/menu/index.ts';
import { MessageList } from './commerce/message-list/index.ts';
import { Popover } from './primitives/popover/index.ts';
import { renderUi } from './testing/index.ts';

const trigger = <Button>Open</Button>;
const opener = { role: 'button', name: 'Open' } as const;

const card = {
  brand: 'visa',
  last4: '4242',
  cardholder: 'Wanda Field',
  expiryMonth: 8,
  expiryYear: 2028,
  isDefault: true,
  expired: false,
} as const;
const message = { id: '1', title: 'Dispatched', content: 'Two parcels', sentAt: null, read: true };

/** Each overlay, what opens it, and the role that its surface has or contains. */
const overlays = [
  ['Dialog', (container: HTMLElement) => <Dialog title="Ask" {...{ trigger, container }} />, opener, 'dialog'],
  [
    'ConfirmDialog',
    (container: HTMLElement) => (
      <ConfirmDialog title="Sure?" confirmLabel="Yes" onConfirm={() => {}} {...{ trigger, container }} />
    ),
    opener,
    'alertdialog',
  ],
  [
    'Popover',
    (container: HTMLElement) => (
      <Popover label="Delivery" {...{ trigger, container }}>
        Two days
      </Popover>
    ),
    opener,
    'dialog',
  ],
  [
    'Menu',
    (container: HTMLElement) => <Menu items={[{ id: 'print', label: 'Print' }]} {...{ trigger, container }} />,
    opener,
    'menu',
  ],
  [
    'CreditCardTile',
    (container: HTMLElement) => <CreditCardTile card={card} onRemove={() => {}} container={container} />,
    { role: 'button', name: /^Remove/ },
    'alertdialog',
  ],
  [
    'MessageList',
    (container: HTMLElement) => (
      <MessageList messages={[message]} selected={['1']} onRead={() => {}} onDelete={() => {}} container={container} />
    ),
    { role: 'button', name: 'Delete' },
    'alertdialog',
  ],
] as const;

const container = document.createElement('div');
afterEach(() => container.remove());

test.each(overlays)('%s is rendered in the given container, with the theme of its opener', async (...each) => {
  const [, overlay, { role, name }, surface] = each;
  // A theme of its own, nearer to the surface than the opener's.
  container.setAttribute('data-theme', 'contrast');
  document.body.append(container);
  const { user } = renderUi(<div data-theme="dark">{overlay(container)}</div>);
  await user.click(screen.getByRole(role, { name }));
  const shown = await screen.findByRole(surface);
  expect(container.contains(shown)).toBe(true);
  expect(shown.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark');
});

test('a nested theme is overridden too', async () => {
  const { user } = renderUi(
    <div data-theme="dark" ref={(root) => root?.append(container)}>
      <Popover label="Delivery" {...{ trigger, container }}>
        Two days
      </Popover>
    </div>,
  );
  container.setAttribute('data-theme', 'light');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog').closest('[data-theme]')).toHaveAttribute('data-theme', 'dark');
});

test('no other component uses a portal', () => {
  const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx', '!./**/*.stories.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const leaving = Object.keys(sources).filter((path) => /Portal\b/.test(sources[path] ?? ''));
  expect(leaving.toSorted()).toEqual(['./primitives/dialog/dialog.tsx', './primitives/popover/popover.tsx']);
});
