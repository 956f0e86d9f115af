import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { SpecificationTable } from './index.ts';

const guide: ComponentGuide = {
  usage: 'What a product is made of and fits, as names and values.',
  do: ['Give millimetres and inches together.', 'Keep the order of the catalogue, so that products can be compared.'],
  dont: ['Do not put prices or stock into it.'],
  keyboard: [],
  anatomy: {
    SpecificationTable: 'table data-component="specification-table" (caption, tbody (tr (th, td)))',
  },
};

const meta: Meta<typeof SpecificationTable> = {
  title: 'Catalogue/Specification table',
  component: SpecificationTable,
  args: {
    rows: [
      { key: 'material', name: 'Material', value: 'Forged brass, stainless steel pin' },
      { key: 'glass', name: 'Glass thickness', value: '8-12 mm (5/16"-1/2")' },
      { key: 'load', name: 'Door weight, two hinges', value: '45 kg (99 lb)' },
      { key: 'size', name: 'Size', value: '90 × 55 × 46 mm (3-9/16" × 2-3/16" × 1-13/16")' },
    ],
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof SpecificationTable>;

export const English: Story = {};
export const LongValues: Story = {
  args: {
    rows: [
      {
        key: 'fits',
        name: 'Fits glass, with the gaskets that are in the box',
        value:
          'Toughened glass 8 mm (5/16"), 10 mm (3/8"), 12 mm (1/2"); laminated glass 8.76, 10.76, 12.76, 13.52 and 17.52 mm with the gasket set RD-GASKET-LAMINATED-UNIVERSAL-1752',
      },
      { key: 'code', name: 'Code', value: 'RD-HINGE-WALL-FULL-BACKPLATE-MATTE-BLACK-10MM-LEFT-HAND-2026' },
    ],
  },
  parameters: inModes('phone', 'wide'),
};
export const Chinese: Story = {
  args: {
    rows: [
      { key: 'material', name: '材质', value: '锻造黄铜，不锈钢转轴' },
      { key: 'glass', name: '玻璃厚度', value: '8-12 mm' },
    ],
  },
  parameters: inModes('chinese'),
};
