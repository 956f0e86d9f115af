import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterBar, writeFilterChoice } from './index.ts';

export default {
  component: FilterBar,
  args: {
    facets: [
      {
        key: 'finish',
        name: 'Finish',
        values: [
          { key: 'CH', label: 'Polished Chrome', count: 42, color: '#d7dade' },
          { key: 'BN', label: 'Brushed Nickel', count: 31, color: '#b3aa9c' },
          { key: 'MB', label: 'Matte Black', count: 38, color: '#26282b' },
        ],
      },
      {
        key: 'glass',
        name: 'Glass thickness',
        values: [
          { key: '8', label: '8 mm (5/16")', count: 20, color: null },
          { key: '10', label: '10 mm (3/8")', count: 27, color: null },
        ],
      },
    ],
    choice: { facets: {}, inStock: false, priceMin: null, priceMax: null },
    hrefOf: (choice) => `/goods_list?${writeFilterChoice(choice).toString()}`,
  },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
} satisfies Meta<typeof FilterBar>;
type Story = StoryObj<typeof FilterBar>;

export const Nothing: Story = {};
export const Chosen: Story = {
  args: { choice: { facets: { finish: ['CH', 'MB'] }, inStock: true, priceMin: 1000, priceMax: 5000 } },
};
export const Chinese: Story = {
  args: { choice: { facets: { finish: ['CH'] }, inStock: true, priceMin: null, priceMax: 5000 } },
  globals: { locale: 'zh-CN' },
};
