import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useState } from 'react';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { firstChoice, VariantPicker, type VariantPickerProps } from './index.ts';

function Chooser(props: VariantPickerProps) {
  const [chosen, setChosen] = useState(firstChoice(props.variants));
  return <VariantPicker {...props} value={chosen} onValueChange={setChosen} />;
}

const guide: ComponentGuide = {
  usage: 'On a product page, to choose a variant option by option.',
  do: [
    'Store the choice in the page: price, stock and picture depend on it.',
    'Allow values that are out of stock: the buyer can ask for a notification.',
  ],
  dont: ['Do not leave out values without a variant: they stay visible, with the reason.'],
  keyboard: [
    ['Tab', 'Goes to the next option'],
    ['Arrow keys', 'Choose the next or previous value; values without a variant can be focused, not chosen'],
  ],
  pattern: 'Radio Group',
  anatomy: {
    VariantPicker: 'div data-component="variant-picker" (fieldset (legend, label (input, Swatch)))',
  },
};

const meta: Meta<typeof VariantPicker> = {
  title: 'Catalogue/Variant picker',
  component: VariantPicker,
  render: (args) => <Chooser {...args} />,
  args: {
    options: [
      {
        name: 'Finish',
        values: [
          { label: 'Polished Chrome', color: '#d7dade' },
          { label: 'Matte Black', color: '#26282b' },
          { label: 'Satin Brass', color: '#c2a263' },
        ],
      },
      {
        name: 'Glass thickness',
        values: [
          { label: '8 mm (5/16")', color: null },
          { label: '10 mm (3/8")', color: null },
          { label: '12 mm (1/2")', color: null },
        ],
      },
    ],
    variants: [
      { values: ['Polished Chrome', '8 mm (5/16")'], stock: 40 },
      { values: ['Polished Chrome', '10 mm (3/8")'], stock: 0 },
      { values: ['Matte Black', '10 mm (3/8")'], stock: 12 },
      { values: ['Matte Black', '12 mm (1/2")'], stock: 12 },
      { values: ['Satin Brass', '10 mm (3/8")'], stock: 0 },
    ],
    value: [],
    onValueChange: () => undefined,
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof VariantPicker>;

export const TwoOptions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Matte Black' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^10 mm/ })).toBeChecked();
  },
};
export const ManyValues: Story = {
  args: {
    options: [
      {
        name: 'Length',
        values: Array.from({ length: 24 }, (_, index) => ({ label: `${600 + index * 50} mm`, color: null })),
      },
    ],
    variants: Array.from({ length: 24 }, (_, index) => ({ values: [`${600 + index * 50} mm`], stock: index % 5 })),
  },
};
export const LongNames: Story = {
  args: {
    options: [
      {
        name: 'Finish',
        values: [
          { label: 'Oil-rubbed bronze, brushed by hand and sealed against salt and sweat', color: '#4a3b30' },
          { label: 'Polished Chrome', color: '#d7dade' },
        ],
      },
    ],
    variants: [
      { values: ['Oil-rubbed bronze, brushed by hand and sealed against salt and sweat'], stock: 3 },
      { values: ['Polished Chrome'], stock: 0 },
    ],
  },
  parameters: inModes('phone', 'wide'),
};
