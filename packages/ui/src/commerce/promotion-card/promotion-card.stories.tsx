import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from '../../primitives/countdown/index.ts';
import { Grid } from '../../primitives/layout/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { samplePromotions } from './promotion-card.samples.ts';
import { PromotionCard, PromotionCardSkeleton, type CardPromotion } from './index.ts';

const guide: ComponentGuide = {
  usage: 'A product of a presale, flash sale or group buy in a list.',
  otherwise: 'For other products use ProductCard: both share one frame.',
  seeAlso: ['Catalogue/Product card'],
  do: [
    'Pass a Countdown while the promotion has a start or an end.',
    'Set `soldOut` when all pieces are sold before the end.',
  ],
  dont: ['Do not hide promotions that end while the page is open: show them as ended.'],
  keyboard: [
    ['Tab', 'Goes to the card: it is one link'],
    ['Enter', 'Follows it'],
  ],
  anatomy: {
    PromotionCard: 'CardFrame (Price, SaleProgress, Badge)',
  },
};

const meta: Meta<typeof PromotionCard> = {
  title: 'Catalogue/Promotion card',
  component: PromotionCard,
  subcomponents: { PromotionCardSkeleton },
  args: { promotion: samplePromotions.flashSale, href: '/goods_seckill_detail?id=1' },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof PromotionCard>;

const time = <Countdown now={0} until={4_353_000} frozen />;
const inAllStates = (promotion: CardPromotion) => (
  <Grid column="220px">
    {(['scheduled', 'active', 'soldOut', 'ended'] as const).map((state) => (
      <PromotionCard key={state} promotion={{ ...promotion, state }} href="/" countdown={time} />
    ))}
  </Grid>
);

export const FlashSale: Story = {
  render: ({ promotion }) => inAllStates(promotion),
  parameters: { ...sectionModes },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    await expect(canvas.getAllByRole('timer')).toHaveLength(3);
  },
};
export const Presale: Story = {
  args: { promotion: samplePromotions.presale },
  render: ({ promotion }) => inAllStates(promotion),
};
export const GroupBuy: Story = {
  args: { promotion: samplePromotions.groupBuy },
  render: ({ promotion }) => inAllStates(promotion),
};
export const NoPicture: Story = {
  args: { promotion: { ...samplePromotions.flashSale, image: '' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
};
export const Loading: Story = {
  render: () => (
    <Grid column="220px">
      <PromotionCardSkeleton />
      <PromotionCard promotion={samplePromotions.flashSale} href="/" countdown={time} />
    </Grid>
  ),
};
