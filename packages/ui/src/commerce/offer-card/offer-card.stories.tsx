import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from '../../primitives/countdown/index.ts';
import { Grid } from '../../primitives/layout/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { sampleOffers } from './offer-card.samples.ts';
import { OfferCard, OfferCardSkeleton, type ProductOffer } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Goods of a presale, a flash sale or a group buy in a list.',
  otherwise: 'For goods of the catalogue take ProductCard: both are built on one frame.',
  seeAlso: ['Catalogue/Product card'],
  do: [
    'Hand over a Countdown while the offer has a time to begin or to end.',
    'Say `limited` when all pieces are taken, although the time still runs.',
  ],
  dont: ['Do not hide offers that ended while the page is open: show them as ended.'],
  keyboard: [
    ['Tab', 'Goes to the card: it is one link'],
    ['Enter', 'Follows it'],
  ],
  anatomy: {
    OfferCard: 'CardFrame (Price, SaleProgress, Badge)',
  },
};

const meta: Meta<typeof OfferCard> = {
  title: 'Catalogue/Offer card',
  component: OfferCard,
  subcomponents: { OfferCardSkeleton },
  args: { offer: sampleOffers.seckill, href: '/goods_seckill_detail?id=1' },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof OfferCard>;

const time = <Countdown now={0} until={4_353_000} frozen />;
const inAllStates = (offer: ProductOffer) => (
  <Grid column="220px">
    {(['not-started', 'underway', 'limited', 'ended'] as const).map((state) => (
      <OfferCard key={state} offer={{ ...offer, state }} href="/" countdown={time} />
    ))}
  </Grid>
);

export const FlashSale: Story = {
  render: ({ offer }) => inAllStates(offer),
  parameters: { ...sectionModes },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    await expect(canvas.getAllByRole('timer')).toHaveLength(3);
  },
};
export const Presale: Story = { args: { offer: sampleOffers.presell }, render: ({ offer }) => inAllStates(offer) };
export const GroupBuy: Story = { args: { offer: sampleOffers.group }, render: ({ offer }) => inAllStates(offer) };
export const NoPicture: Story = {
  args: { offer: { ...sampleOffers.seckill, image: '' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
};
export const Loading: Story = {
  render: () => (
    <Grid column="220px">
      <OfferCardSkeleton />
      <OfferCard offer={sampleOffers.seckill} href="/" countdown={time} />
    </Grid>
  ),
};
