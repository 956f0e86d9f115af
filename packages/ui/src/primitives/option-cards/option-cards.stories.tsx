import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { OptionCards } from './index.ts';

const guide: ComponentGuide = {
  usage: 'A choice of several where each needs more than a label.',
  otherwise: 'For short choices take RadioGroup.',
  seeAlso: ['Forms/Choice'],
  do: [
    'Put the differences between options into their notes.',
    'Show options that cannot be chosen now, with the reason.',
  ],
  dont: ['Do not put links or buttons into an option.'],
  keyboard: [
    ['Tab', 'To the chosen option'],
    ['Up, Down', 'Chooses the next one'],
  ],
  pattern: 'Radio group',
  anatomy: {
    OptionCards: 'FieldGroup data-component="option-cards" (label data-part="option" (input, Icon))',
  },
};

const meta: Meta<typeof OptionCards> = {
  title: 'Forms/Option cards',
  component: OptionCards,
  args: {
    label: 'Delivery',
    name: 'delivery',
    defaultValue: 'parcel',
    onValueChange: fn(),
    options: [
      { value: 'parcel', label: 'Parcel', note: 'Two working days', icon: 'truck', end: '$12.00' },
      { value: 'freight', label: 'Freight', note: 'Pallets and glass racks', icon: 'box', end: <Badge>Free</Badge> },
      { value: 'pickup', label: 'Pick up', note: 'Closed this week', icon: 'pin', disabled: true },
    ],
  },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof OptionCards>;

export const Options: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Freight/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('freight');
  },
};

export const Rejected: Story = { args: { error: 'Please choose a delivery.' }, parameters: inModes('wide') };

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <OptionCards {...args} />
    </div>
  ),
  parameters: inModes('wide'),
};
