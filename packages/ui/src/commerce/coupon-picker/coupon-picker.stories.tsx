import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { CouponPicker } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The choice of a coupon at checkout. The backend reports which can be used and which saves most.',
  do: ['Update the total after each choice.', 'Show why a coupon cannot be used.'],
  dont: ['Do not hide that another coupon saves more.'],
  keyboard: [
    ['Tab', 'To the chosen coupon, then to “Choose the best”'],
    ['Up, Down', 'Chooses the next coupon, or none'],
  ],
  pattern: 'Radio group',
  anatomy: {
    CouponPicker: 'div data-component="coupon-picker" (OptionCards, Button)',
  },
};

const meta: Meta<typeof CouponPicker> = {
  title: 'Cart and checkout/Coupon picker',
  component: CouponPicker,
  args: {
    best: '3',
    onValueChange: fn(),
    coupons: [
      { id: '3', title: 'Autumn hinges', scope: 'category', reduction: money(2000), threshold: money(50_000) },
      {
        id: '4',
        title: 'Welcome',
        scope: 'general',
        reduction: money(500),
        threshold: money(0),
        validUntil: Date.UTC(2026, 11, 31, 12),
      },
      {
        id: '9',
        title: 'Railing season',
        scope: 'product',
        reduction: money(9000),
        threshold: money(100_000),
        obstacle: 'This order has no goods it holds for.',
      },
    ],
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof CouponPicker>;

export const BestChosen: Story = {};

export const NoneChosen: Story = {
  args: { defaultValue: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the best coupon' }));
    await expect(canvas.getByRole('radio', { name: /Autumn/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('3');
  },
  parameters: inModes('wide'),
};

export const NoCoupons: Story = { args: { coupons: [], best: undefined }, parameters: inModes('wide') };
