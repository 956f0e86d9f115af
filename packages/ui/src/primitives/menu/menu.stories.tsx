import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Menu, type MenuEntry } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For further actions on one thing, behind one button: on an order, on a message, on the user in the header. Two actions that are used often are buttons instead.',
  do: [
    'Name the thing in the button, if only for assistive technology: “Actions on order 1042”.',
    'Put what destroys last, behind a separator.',
    'Load it with the page part that needs it: it brings the list behaviour with it.',
  ],
  dont: [
    'Do not choose a value with it: that is a Select.',
    'Do not navigate the site with it: that is a list of links in a nav.',
    'Do not hide the main action in it.',
  ],
  keyboard: [
    ['Enter, Space, ↓', 'On the button: opens, on the first item'],
    ['↑', 'On the button: opens, on the last item'],
    ['↓ ↑', 'Next and previous item, round the ring, past what is disabled'],
    ['Home, End', 'First and last item'],
    ['A character', 'Next item that starts with the typed characters'],
    ['Enter, Space', 'Does it and closes; a link is followed'],
    ['Esc', 'Closes; the focus goes back to the button'],
    ['Tab', 'Closes and goes on from the button'],
  ],
  pattern: 'Menu button',
  anatomy: {
    Menu: 'Popover (Item, div data-component="menu" (hr, Icon, Link))',
  },
};

const items: MenuEntry[] = [
  { id: 'again', label: 'Buy again', icon: 'cart' },
  { id: 'track', label: 'Track the delivery', icon: 'truck', href: '#track' },
  { id: 'invoice', label: 'Print the invoice', icon: 'printer', disabled: true },
  'separator',
  { id: 'cancel', label: 'Cancel the order', icon: 'trash', danger: true },
];

const meta: Meta<typeof Menu> = {
  title: 'Actions/Menu',
  component: Menu,
  args: { trigger: <Button icon="chevron-down">Actions on order 1042</Button>, items, onAction: fn() },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof Menu>;

export const Open: Story = { args: { defaultOpen: true } };

export const ByKeyboard: Story = {
  parameters: inModes('wide'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'Actions on order 1042' });
    const at = (name: string) => within(menu).getByRole('menuitem', { name });
    await expect(at('Buy again')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(at('Cancel the order')).toHaveFocus();
    await userEvent.keyboard('b');
    await expect(at('Buy again')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('again');
    await expect(button).toHaveFocus();
  },
};

export const OnIconButton: Story = {
  parameters: inModes('wide'),
  args: { trigger: <IconButton icon="menu" label="Actions on the message" />, defaultOpen: true },
};

export const WithDescriptions: Story = {
  parameters: inModes('phone', 'wide', 'chinese'),
  args: {
    trigger: <Button>Return</Button>,
    defaultOpen: true,
    items: [
      { id: 'money', label: 'Money back only', description: 'The goods never arrived, or arrived broken.' },
      { id: 'goods', label: 'Send the goods back', description: 'We pay the freight when they are not as described.' },
      { id: 'zh', label: '仅退款', description: '未收到货，或货物损坏。' },
    ],
  },
};
