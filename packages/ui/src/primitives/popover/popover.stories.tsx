import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { framed, inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Text } from '../text/index.ts';
import { Popover, AnchoredPopover } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For a little more about something, or a small choice, by the button that opens it. It is the surface in which menus, lists and calendars open, too.',
  do: [
    'Give it a label that says what it holds.',
    'Keep it small; what is long or must be answered is a Dialog.',
    'Import it lazily on pages that must be light.',
  ],
  dont: ['Do not open it on hover.', 'Do not put one into another.'],
  keyboard: [
    ['Enter, Space', 'On the button: opens and closes it'],
    ['Tab', 'Goes round in it'],
    ['Esc', 'Closes it; the focus goes back to the button'],
  ],
  pattern: 'Dialog, not modal',
  anatomy: {
    Popover: '{trigger}, Radix.Content data-component="popover" ({children})',
    AnchoredPopover: 'div data-component="popover" ({children})',
  },
};

const meta: Meta<typeof Popover> = {
  title: 'Overlays/Popover',
  component: Popover,
  subcomponents: { AnchoredPopover },
  args: {
    label: 'Delivery',
    trigger: <Button>Delivery</Button>,
    children: (
      <Stack gap="x2">
        <Text>Ships from Ontario, California, within two days.</Text>
        <a href="#policy">All about delivery</a>
      </Stack>
    ),
    onOpenChange: fn(),
  },
  parameters: { guide, ...framed, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof Popover>;

export const Open: Story = { args: { defaultOpen: true } };

export const ByKeyboard: Story = {
  parameters: inModes('wide'),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delivery' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Delivery' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongText: Story = {
  parameters: inModes('phone', 'wide'),
  args: {
    defaultOpen: true,
    children: <Text>{'Pallets need a fork lift or a loading ramp at the place of delivery. '.repeat(24)}</Text>,
  },
};
