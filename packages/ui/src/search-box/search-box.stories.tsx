import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchBox, type SuggestedGoods } from './index.ts';

const goods: SuggestedGoods = {
  products: [
    {
      id: '1001',
      name: 'Harbor Wall-Mount Shower Hinge',
      code: 'RD-HINGE-WF-CH-8',
      image: '/media/products/small/hinge-wall-full-ch.webp',
      price: 3850,
    },
    {
      id: '1002',
      name: 'Harbor Glass-to-Glass Hinge 180°',
      code: 'RD-HINGE-180-MB-10',
      image: '/media/products/small/hinge-180-mb.webp',
      price: 4200,
    },
  ],
  categories: [{ id: '111', name: 'Wall-Mount Hinges' }],
};

export default {
  component: SearchBox,
  args: {
    action: '/goods_search',
    hotKeywords: ['shower hinge', 'spigot', 'U-channel', 'matte black', 'floor spring'],
    loadSuggestions: () => Promise.resolve(goods),
  },
  decorators: [(Story) => <div style={{ maxWidth: 620, minHeight: 360 }}>{Story()}</div>],
} satisfies Meta<typeof SearchBox>;
type Story = StoryObj<typeof SearchBox>;

export const Empty: Story = {};
export const WithTerm: Story = { args: { term: 'hinge' } };
export const Chinese: Story = {
  args: { hotKeywords: ['淋浴房铰链', '立柱夹', 'U型槽'] },
  globals: { locale: 'zh-CN' },
};
