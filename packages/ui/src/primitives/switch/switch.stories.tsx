import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Switch } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For one thing that is on or off and takes effect at once, such as a kind of message. What counts only when its form is sent is a checkbox.',
  do: [
    'Name what is on: “Order updates by e-mail”.',
    'Show a toast when the change could not be saved, and revert it.',
  ],
  dont: ['Do not change the label with the state.', 'Do not ask for a consent with it: that is a checkbox.'],
  keyboard: [['Space', 'Turns it on or off']],
  pattern: 'Switch',
  anatomy: {
    Switch: 'div data-component="switch" (input, label ({label}), FieldDescription ({description}), FieldError)',
  },
};

const meta: Meta<typeof Switch> = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Order updates by e-mail', name: 'updates', onCheckedChange: fn() },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof Switch>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Order updates by e-mail' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Order updates by e-mail'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off and locked" disabled />
      <Switch label="On and locked" disabled defaultChecked />
      <Switch label="Invoices" description="We send them to the billing address." defaultChecked />
      <Switch label="Stock alerts" error="Could not be saved. Try again." />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Tell me when an article of one of my favourite lists is in stock again at the warehouse nearest to me',
    description: 'At most one e-mail a day, however many articles come back.',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 260 }}>
      <Switch {...args} />
    </div>
  ),
  parameters: inModes('wide', 'chinese'),
};
