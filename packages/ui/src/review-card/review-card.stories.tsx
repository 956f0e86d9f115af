import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewCard } from './index.ts';

export default {
  component: ReviewCard,
  args: {
    nickname: 'Luis Glass',
    avatar: '/media/people/customer-1.svg',
    score: 4,
    text: 'Set forty of these on a hotel job. The back plates sit flat and the gaskets stay put.',
    images: ['/media/products/small/hinge-wall-full-ch.webp', '/media/products/small/hinge-180-ch.webp'],
    date: '12-10-2026',
    sku: 'Polished Chrome, 10 mm',
    merchantReply: 'Thank you, Luis. Matte black is back in stock from next week.',
  },
} satisfies Meta<typeof ReviewCard>;
type Story = StoryObj<typeof ReviewCard>;

export const Full: Story = {};
export const TextOnly: Story = { args: { avatar: null, images: [], merchantReply: null } };
export const Chinese: Story = {
  args: {
    nickname: '陈师傅',
    text: '背板平整，胶垫不移位，酒店项目用了四十只。',
    date: '2026-10-12',
    sku: '亮铬，10 mm',
    merchantReply: '感谢支持！',
  },
  globals: { locale: 'zh-CN' },
};
