import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecificationTable } from './index.ts';

export default {
  component: SpecificationTable,
  args: {
    rows: [
      { key: 'material', name: 'Material', value: 'Forged brass, stainless steel pin' },
      { key: 'glass', name: 'Glass thickness', value: '8-12 mm (5/16"-1/2")' },
      { key: 'load', name: 'Door weight, two hinges', value: '45 kg (99 lb)' },
      { key: 'size', name: 'Size', value: '90 × 55 × 46 mm (3-9/16" × 2-3/16" × 1-13/16")' },
    ],
  },
} satisfies Meta<typeof SpecificationTable>;
type Story = StoryObj<typeof SpecificationTable>;

export const English: Story = {};
export const Chinese: Story = {
  args: {
    rows: [
      { key: 'material', name: '材质', value: '锻造黄铜，不锈钢转轴' },
      { key: 'glass', name: '玻璃厚度', value: '8-12 mm' },
    ],
  },
  globals: { locale: 'zh-CN' },
};
