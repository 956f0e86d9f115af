import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../field/index.ts';
import { Stack } from '../layout/index.ts';
import { inModes, type ComponentGuide } from '../story-page/index.ts';
import { Drawer } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For what belongs beside the page and is too much for a popover: the filters of a list on a narrow screen, the cart. It is a Dialog that stands at the end of the line.',
  do: [
    'Say in the footer how many things will be shown, and let that button close it.',
    'Make what is in it work without it where there is room beside the list.',
  ],
  dont: ['Do not ask a question with it: that is a ConfirmDialog.', 'Do not open a drawer from a drawer.'],
  keyboard: [
    ['Enter, Space', 'On the button: opens it; the focus goes into it'],
    ['Tab, Shift + Tab', 'Go round in it'],
    ['Esc', 'Closes it; the focus goes back to the button'],
  ],
  pattern: 'Dialog (modal)',
};

const finishes = ['Polished chrome', 'Brushed nickel', 'Matt black', 'Satin brass', 'Oil-rubbed bronze'];
const filters = (
  <Stack gap="x2">
    {finishes.map((finish) => (
      <Checkbox key={finish} label={finish} />
    ))}
  </Stack>
);

const meta: Meta<typeof Drawer> = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    title: 'Filters',
    trigger: <Button icon="filter">Filters</Button>,
    children: filters,
    footer: <Button variant="primary">Show 24 products</Button>,
  },
  parameters: { guide, ...inModes('phone', 'wide', 'dark', 'forced') },
};
export default meta;
type Story = StoryObj<typeof Drawer>;

export const Open: Story = { args: { defaultOpen: true } };

export const ByKeyboard: Story = {
  parameters: inModes('wide'),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(within(drawer).getByRole('button', { name: /close|关闭/i })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongContent: Story = {
  parameters: inModes('phone', 'wide'),
  args: {
    defaultOpen: true,
    children: (
      <Stack gap="x2">
        {Array.from({ length: 40 }, (_, index) => (
          <Checkbox key={index} label={`${6 + index} mm glass`} />
        ))}
      </Stack>
    ),
  },
};
