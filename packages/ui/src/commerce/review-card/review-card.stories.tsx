import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { ReviewCard } from './index.ts';

const guide: ComponentGuide = {
  usage: 'A buyer’s review on a product page. Its pictures open at full size in another tab.',
  do: ['Pass the formatted date.', 'Show the shop’s reply: it belongs to the review.'],
  dont: ['Do not truncate the text.'],
  keyboard: [
    ['Tab', 'Goes to each picture'],
    ['Enter', 'Opens the picture'],
  ],
  anatomy: {
    ReviewCard:
      'article data-component="review-card" (header (img, b ({nickname}), Rating, {date}), {text}, dl data-part="scores" (dt, dd), ul (li (a (img))), b, {merchantReply})',
  },
};

const pictures = ['hinge-wall-full-ch', 'hinge-180-ch', 'hinge-wall-full-mb'].map(
  (name) => `/media/products/small/${name}.webp`,
);

const meta: Meta<typeof ReviewCard> = {
  title: 'Orders/Review card',
  component: ReviewCard,
  args: {
    nickname: 'Luis Glass',
    avatar: '/media/people/customer-1.svg',
    score: 4,
    text: 'Set forty of these on a hotel job. The back plates sit flat and the gaskets stay put.',
    images: pictures.slice(0, 2),
    date: '12-10-2026',
    sku: 'Polished Chrome, 10 mm',
    merchantReply: 'Thank you, Luis. Matte black is back in stock from next week.',
  },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof ReviewCard>;

export const Full: Story = {
  parameters: sectionModes,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const TextOnly: Story = { args: { avatar: null, images: [], merchantReply: null } };
export const ScoreOnly: Story = {
  args: { avatar: null, text: '', images: [], sku: '', merchantReply: null, score: 5 },
};
export const LongText: Story = {
  args: {
    nickname: 'Rocky Mountain Architectural Glass and Mirror Installation Company of Southern Colorado',
    text: `${'The hinges went into a row of twelve enclosures, and after a season of guests none of them has sagged. '.repeat(4)}\n\nhttps://example.com/${'a-very-long-address-without-a-break-'.repeat(3)}`,
    images: [...pictures, ...pictures, ...pictures].slice(0, 8).map((picture, index) => `${picture}?${index}`),
  },
  parameters: inModes('phone', 'wide'),
};
export const ChineseText: Story = {
  args: {
    nickname: '陈师傅',
    text: '背板平整，胶垫不移位，酒店项目用了四十只。',
    date: '2026-10-12',
    sku: '亮铬，10 mm',
    merchantReply: '感谢支持！',
  },
  parameters: inModes('chinese'),
};
