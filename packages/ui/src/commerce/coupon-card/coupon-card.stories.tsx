import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../primitives/layout/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { CouponCard, type Coupon, CouponThreshold, CouponValidity } from './index.ts';

const coupon: Coupon = {
  title: 'Autumn hinges',
  scope: 'category',
  reduction: money(2000),
  threshold: money(50_000),
  validFrom: Date.UTC(2026, 10, 1, 12),
  validUntil: Date.UTC(2026, 11, 31, 12),
};

const guide: ComponentGuide = {
  usage: 'A coupon to claim, on product pages and the coupon screen, or a claimed one in the user area.',
  do: [
    'Set `claimed` right after claiming: the button stays and shows it.',
    'Name the category or product it holds for.',
  ],
  dont: ['Do not remove expired coupons from a list: they show why they cannot be used.'],
  keyboard: [
    ['Tab', 'To the button or link'],
    ['Enter, Space', 'Claims'],
  ],
  anatomy: {
    CouponCard:
      'article data-component="coupon-card" (p data-part="worth", Heading, Badge, {scopeName}, Badge, Button, LinkButton)',
  },
};

const meta: Meta<typeof CouponCard> = {
  title: 'Account/Coupon card',
  component: CouponCard,
  subcomponents: { CouponThreshold, CouponValidity },
  args: { coupon, state: 'unclaimed', scopeName: 'Shower hinges', onClaim: fn(), useHref: '/goods_cate_a' },
  render: (args) => (
    <div style={{ maxInlineSize: 640 }}>
      <CouponCard {...args} />
    </div>
  ),
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof CouponCard>;

export const Unclaimed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Claim Autumn hinges' })).toHaveFocus();
  },
  parameters: inModes('wide'),
};

export const States: Story = {
  render: (args) => (
    <Stack style={{ maxInlineSize: 640 }}>
      {(['unclaimed', 'claimed', 'unused', 'used', 'expired', 'finished'] as const).map((state) => (
        <CouponCard key={state} {...args} state={state} />
      ))}
      <CouponCard {...args} pending />
    </Stack>
  ),
};

export const Scopes: Story = {
  render: (args) => (
    <Stack style={{ maxInlineSize: 640 }}>
      <CouponCard
        {...args}
        coupon={{ title: 'Welcome', scope: 'general', reduction: money(500), threshold: money(0), validDays: 30 }}
        scopeName={null}
      />
      <CouponCard
        {...args}
        coupon={{ title: 'Geneva hinge', scope: 'product', reduction: money(1000), threshold: money(20_000) }}
        scopeName="Geneva wall-to-glass hinge, matte black"
      />
    </Stack>
  ),
  parameters: inModes('wide', 'chinese'),
};

export const LongText: Story = {
  args: {
    coupon: { ...coupon, title: 'Thank-you for contractors who ordered shower enclosures in every month of this year' },
    scopeName: 'Frameless shower door hinges, wall-to-glass and glass-to-glass, all finishes and thicknesses',
  },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <CouponCard {...args} />
    </div>
  ),
  parameters: inModes('phone'),
};
