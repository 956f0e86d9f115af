import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useState } from 'react';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { firstChoice, SkuPicker, type SkuPickerProps } from './index.ts';

function Chooser(props: SkuPickerProps) {
  const [chosen, setChosen] = useState(firstChoice(props.skus));
  return <SkuPicker {...props} value={chosen} onValueChange={setChosen} />;
}

const guide: ComponentGuide = {
  usage: 'On a product page, to choose one of its articles attribute by attribute.',
  do: [
    'Keep the choice in the page: price, stock and picture follow it.',
    'Let what is out of stock be chosen: it can be asked for.',
  ],
  dont: ['Do not leave out values that are not made: they stay, with the reason.'],
  keyboard: [
    ['Tab', 'Goes to the next attribute'],
    ['Arrow keys', 'Choose the next or previous value; what is not made can be reached, not chosen'],
  ],
  pattern: 'Radio Group',
  anatomy: {
    SkuPicker: 'div data-component="sku-picker" (fieldset (legend, label (input, Swatch)))',
  },
};

const meta: Meta<typeof SkuPicker> = {
  title: 'Catalogue/SKU picker',
  component: SkuPicker,
  render: (args) => <Chooser {...args} />,
  args: {
    attributes: [
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
    skus: [
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
type Story = StoryObj<typeof SkuPicker>;

export const TwoAttributes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Matte Black' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^10 mm/ })).toBeChecked();
  },
};
export const ManyOptions: Story = {
  args: {
    attributes: [
      {
        name: 'Length',
        values: Array.from({ length: 24 }, (_, index) => ({ label: `${600 + index * 50} mm`, color: null })),
      },
    ],
    skus: Array.from({ length: 24 }, (_, index) => ({ values: [`${600 + index * 50} mm`], stock: index % 5 })),
  },
};
export const LongNames: Story = {
  args: {
    attributes: [
      {
        name: 'Finish',
        values: [
          { label: 'Oil-rubbed bronze, brushed by hand and sealed against salt and sweat', color: '#4a3b30' },
          { label: 'Polished Chrome', color: '#d7dade' },
        ],
      },
    ],
    skus: [
      { values: ['Oil-rubbed bronze, brushed by hand and sealed against salt and sweat'], stock: 3 },
      { values: ['Polished Chrome'], stock: 0 },
    ],
  },
  parameters: inModes('phone', 'wide'),
};
