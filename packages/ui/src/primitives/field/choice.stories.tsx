import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Checkbox, CheckboxGroup, RadioGroup } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'A Checkbox says yes or no when its form is sent, a CheckboxGroup takes any number of choices, a RadioGroup takes one of up to five.',
  otherwise: 'What takes effect at once is a Switch.',
  seeAlso: ['Forms/Switch'],
  do: [
    'Say in the label what a checked box means.',
    'Choose the radio that is right for most from the start.',
    'Show indeterminate on a box for a group of which some are checked.',
  ],
  dont: [
    'Do not check a consent from the start.',
    'Do not offer a radio for “none”: leave the group optional with a Select.',
  ],
  keyboard: [
    ['Space', 'Checks and unchecks a box'],
    ['↑, ↓, ←, →', 'Choose another radio of the group'],
    ['Tab', 'Goes to the next box; to the chosen radio of a group'],
  ],
  pattern: 'Checkbox; Radio group',
  anatomy: {
    CheckboxGroup:
      'fieldset (legend ({label}), div data-part="description" ({description}), input, label, div data-part="error" (Icon, {children}))',
    Checkbox:
      'div data-component="checkbox" (input, label ({label}), div data-part="description" ({description}), div data-part="error" (Icon, {children}))',
    RadioGroup:
      'fieldset (legend ({label}), div data-part="description" ({description}), input, label, div data-part="error" (Icon, {children}))',
  },
};

const carriers = [
  { value: 'freight', label: 'Freight', description: 'Pallets and glass racks' },
  { value: 'parcel', label: 'Parcel' },
  { value: 'pickup', label: 'Pick up', disabled: true },
];

const meta: Meta<typeof CheckboxGroup> = {
  title: 'Forms/Choice',
  component: CheckboxGroup,
  subcomponents: { Checkbox, RadioGroup },
  args: { label: 'Carriers', name: 'carriers', options: carriers, onValueChange: fn() },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof CheckboxGroup>;

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Parcel'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['freight', 'parcel']);
  },
};

export const One: Story = {
  render: () => <RadioGroup label="Carrier" name="carrier" options={carriers} defaultValue="freight" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Parcel' })).toBeChecked();
  },
};

function AllLines() {
  const [chosen, setChosen] = useState<readonly string[]>(['parcel']);
  const all = ['freight', 'parcel'];
  return (
    <Stack>
      <Checkbox
        label="All carriers"
        checked={chosen.length === all.length}
        indeterminate={chosen.length === 1}
        onChange={(event) => setChosen(event.currentTarget.checked ? all : [])}
      />
      <CheckboxGroup label="Carriers" name="carriers" options={carriers} value={chosen} onValueChange={setChosen} />
    </Stack>
  );
}

export const Indeterminate: Story = {
  render: () => <AllLines />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All carriers' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All carriers' }));
    await expect(canvas.getByRole('checkbox', { name: 'Freight' })).toBeChecked();
  },
  parameters: inModes('wide'),
};

export const States: Story = {
  render: (args) => (
    <Stack style={{ maxInlineSize: 320 }}>
      <Checkbox label="Use as default address" description="For all orders to come" />
      <Checkbox label="Locked and checked" disabled defaultChecked />
      <Checkbox
        label="I agree to the terms of sale, delivery and payment and have read how my data are used"
        required
        error="Please agree to the terms"
      />
      <CheckboxGroup {...args} label="Refused" description="At least one" error="Choose a carrier" required />
      <CheckboxGroup {...args} label="Locked" defaultValue={['parcel']} disabled />
      <RadioGroup label="Refused" name="refused" options={carriers} error="Choose a carrier" required />
      <RadioGroup label="Locked" name="locked" options={carriers} defaultValue="parcel" disabled />
    </Stack>
  ),
};
