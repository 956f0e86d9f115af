import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/layout/index.ts';
import { primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { SaleProgress } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The sold share of a flash sale or presale.',
  otherwise: 'For work in progress use ProgressBar.',
  seeAlso: ['Feedback/Progress bar'],
  do: ['Give the pieces of this sale, not those of the whole stock.'],
  dont: ['Do not use it to hurry buyers where nothing is limited.'],
  keyboard: [],
  anatomy: {
    SaleProgress: 'div data-component="sale-progress" (progress)',
  },
};

const meta: Meta<typeof SaleProgress> = {
  title: 'Catalogue/Sale progress',
  component: SaleProgress,
  args: { sold: 120, quota: 200 },
  parameters: { guide, ...primitiveModes },
};
export default meta;

export const States: StoryObj<typeof SaleProgress> = {
  render: ({ quota }) => (
    <Stack style={{ maxInlineSize: 240 }}>
      {[0, 120, 199, 200].map((sold) => (
        <SaleProgress key={sold} sold={sold} quota={quota} />
      ))}
    </Stack>
  ),
};
