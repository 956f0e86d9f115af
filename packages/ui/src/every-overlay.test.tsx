import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button/index.ts';
import { Combobox } from './combobox/index.ts';
import { DateRange } from './date-range/index.ts';
import { ConfirmDialog, Dialog } from './dialog/index.ts';
import { Drawer } from './drawer/index.ts';
import { Menu } from './menu/index.ts';
import { Popover } from './popover/index.ts';
import { renderUi } from './testing/index.ts';

const trigger = <Button>Open</Button>;
const opener = { role: 'button', name: 'Open' } as const;

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
    'Drawer',
    (container: HTMLElement) => (
      <Drawer title="Filters" {...{ trigger, container }}>
        Finish
      </Drawer>
    ),
    opener,
    'dialog',
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
    'Combobox',
    (container: HTMLElement) => (
      <Combobox label="Country" options={[{ value: 'US', label: 'United States' }]} container={container} />
    ),
    { role: 'button', name: /Country/ },
    'listbox',
  ],
  [
    'DateRange',
    (container: HTMLElement) => <DateRange label="Period" container={container} />,
    { role: 'button', name: 'Choose in a calendar' },
    'dialog',
  ],
] as const;

const container = document.createElement('div');
afterEach(() => container.remove());

test.each(overlays)(
  '%s stands in the element that it was given, in the theme of where it was opened',
  async (...each) => {
    const [, overlay, { role, name }, surface] = each;
    document.body.append(container);
    const { user } = renderUi(<div data-theme="dark">{overlay(container)}</div>);
    await user.click(screen.getByRole(role, { name }));
    const shown = await screen.findByRole(surface);
    expect(container.contains(shown)).toBe(true);
    expect(shown.closest('[data-theme]')).toHaveAttribute('data-theme', 'dark');
  },
);
