import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { NumberField } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For a number with a unit or a range: a width, a price, a share.',
  otherwise:
    'Pieces of an article are counted by the QuantityStepper; numbers that nobody adds up, such as a phone or a card, are a TextField.',
  seeAlso: ['Forms/Choice', 'Cart and checkout/Quantity stepper'],
  do: [
    'Name the unit with after or before: it is read with the label.',
    'Say the range in the description: beyond it the nearest number is taken when the field is left.',
  ],
  dont: ['Do not set a range to reject what is only unusual.', 'Do not take it for years, codes or postcodes.'],
  keyboard: [
    ['↑, ↓', 'One step up or down'],
    ['Page Up, Page Down', 'Ten steps'],
    ['Home, End', 'The smallest and the largest number, where there are any'],
    ['Enter', 'Takes what is typed and sends the form'],
  ],
  pattern: 'Spinbutton',
  anatomy: {
    NumberField: 'Field (button (Icon, VisuallyHidden ({label})), Affixed (input), input)',
  },
};

const meta: Meta<typeof NumberField> = {
  title: 'Forms/Number field',
  component: NumberField,
  args: {
    label: 'Width',
    name: 'width',
    min: 100,
    max: 3000,
    step: 5,
    defaultValue: 900,
    end: 'mm',
    onValueChange: fn(),
  },
  parameters: { guide, ...primitiveModes },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <NumberField {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof NumberField>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Width' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(955);
    await userEvent.clear(field);
    await userEvent.type(field, '99999');
    await userEvent.tab();
    await expect(field).toHaveValue('3,000');
  },
};

export const Rejected: Story = {
  args: { defaultValue: null },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, 'wide');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
  parameters: inModes('wide', 'chinese'),
};

export const States: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 320 }}>
      <NumberField label="Empty" />
      <NumberField label="Price" start="$" step={0.01} defaultValue={1234.5} description="Without tax" required />
      <NumberField label="Too wide" end="mm" defaultValue={2900} error="The rail carries 2,500 mm" />
      <NumberField label="Read only" end="mm" defaultValue={900} readOnly />
      <NumberField label="Locked" end="mm" defaultValue={900} disabled />
      <div style={{ maxInlineSize: 140 }}>
        <NumberField label="Narrow" end="mm" defaultValue={1000000} />
      </div>
    </Stack>
  ),
};
