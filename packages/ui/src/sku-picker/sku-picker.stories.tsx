import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { firstChoice, SkuPicker, type SkuPickerProps } from './index.ts';

function Chooser(props: SkuPickerProps) {
  const [chosen, setChosen] = useState(firstChoice(props.skus));
  return <SkuPicker {...props} chosen={chosen} onChoose={setChosen} />;
}

export default {
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
    chosen: [],
    onChoose: () => undefined,
  },
} satisfies Meta<typeof SkuPicker>;
type Story = StoryObj<typeof SkuPicker>;

export const TwoAttributes: Story = {};
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
