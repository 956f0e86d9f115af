import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Button } from '../button/index.ts';
import { Combobox } from '../combobox/index.ts';
import { CreditCardTile } from '../credit-card-tile/index.ts';
import { DateRange } from '../date-range/index.ts';
import { ConfirmDialog, Dialog } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Menu } from '../menu/index.ts';
import { MessageList } from '../message-list/index.ts';
import { Popover } from '../popover/index.ts';
import { renderUi } from '../testing/index.ts';

type Container = { container?: HTMLElement };
interface Overlay {
  name: string;
  role: 'dialog' | 'alertdialog' | 'menu' | 'listbox';
  opener: string;
  show: (at: Container) => ReactElement;
}

const trigger = <Button>Open</Button>;
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

const overlays: readonly Overlay[] = [
  { name: 'Dialog', role: 'dialog', opener: 'Open', show: (at) => <Dialog title="Cart" trigger={trigger} {...at} /> },
  { name: 'Drawer', role: 'dialog', opener: 'Open', show: (at) => <Drawer title="Cart" trigger={trigger} {...at} /> },
  {
    name: 'ConfirmDialog',
    role: 'alertdialog',
    opener: 'Open',
    show: (at) => (
      <ConfirmDialog title="Delete?" confirmLabel="Delete" onConfirm={() => undefined} trigger={trigger} {...at} />
    ),
  },
  {
    name: 'Popover',
    role: 'dialog',
    opener: 'Open',
    show: (at) => (
      <Popover label="Delivery" trigger={trigger} {...at}>
        Two days
      </Popover>
    ),
  },
  {
    name: 'Menu',
    role: 'menu',
    opener: 'Open',
    show: (at) => <Menu trigger={trigger} items={[{ id: 'copy', label: 'Copy' }]} {...at} />,
  },
  {
    name: 'Combobox',
    role: 'listbox',
    opener: 'Country',
    show: (at) => <Combobox label="Country" options={[{ value: 'US', label: 'United States' }]} {...at} />,
  },
  {
    name: 'DateRange',
    role: 'dialog',
    opener: 'Choose in a calendar',
    show: (at) => <DateRange label="Ordered" {...at} />,
  },
  {
    name: 'CreditCardTile',
    role: 'alertdialog',
    opener: 'Remove',
    show: (at) => <CreditCardTile card={card} onRemove={() => undefined} {...at} />,
  },
  {
    name: 'MessageList',
    role: 'alertdialog',
    opener: 'Delete',
    show: (at) => (
      <MessageList messages={[message]} selected={['1']} onRead={() => undefined} onDelete={() => undefined} {...at} />
    ),
  },
];

let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => container.remove());

async function open({ role, opener, show }: Overlay, at: Container): Promise<HTMLElement> {
  const { user } = renderUi(<div data-theme="dark">{show(at)}</div>);
  await user.click(screen.getByRole('button', { name: new RegExp(opener) }));
  return screen.getByRole(role);
}

/** The theme that an element is shown in. */
const themeOf = (element: HTMLElement) => element.closest('[data-theme]')?.getAttribute('data-theme');

test.each(overlays)(
  '$name stands in the container that it gets, in the theme of where it was opened',
  async (overlay) => {
    container.setAttribute('data-theme', 'contrast');
    const surface = await open(overlay, { container });
    expect(container.contains(surface)).toBe(true);
    expect(themeOf(surface)).toBe('dark');
  },
);

test.each(overlays)('$name keeps that theme at the end of the page, too', async (overlay) => {
  const surface = await open(overlay, {});
  expect(container.contains(surface)).toBe(false);
  expect(themeOf(surface)).toBe('dark');
});

test('a theme nearer to the container gives way to the one of where it was opened', async () => {
  const { user } = renderUi(
    <div data-theme="dark" ref={(root) => root?.append(container)}>
      <Popover label="Delivery" trigger={trigger} container={container}>
        Two days
      </Popover>
    </div>,
  );
  container.setAttribute('data-theme', 'light');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(themeOf(screen.getByRole('dialog'))).toBe('dark');
});

test('nothing else in the package leaves the place where it stands', () => {
  const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx', '!../**/*.stories.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const leaving = Object.entries(sources).filter(([, source]) => /Portal\b/.test(source));
  expect(leaving.map(([path]) => path).toSorted()).toEqual([
    '../dialog/dialog.tsx',
    '../popover/anchored-popover.tsx',
    '../popover/popover.tsx',
  ]);
});
