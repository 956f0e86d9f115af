import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../docs/index.ts';
import { AccountNavigation } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Stands beside every screen of the user area; on narrow screens above it, to be pushed sideways.',
  do: ['Count only what waits for the buyer.'],
  dont: ['Do not count what is merely there: all orders, all addresses.'],
  keyboard: [
    ['Tab', 'To the next screen'],
    ['Enter', 'Goes there'],
  ],
  anatomy: {
    AccountNavigation:
      'nav data-component="account-navigation" (ul (li (Link (Icon, CountBadge, VisuallyHidden)), li ({end})))',
  },
};

const meta: Meta<typeof AccountNavigation> = {
  title: 'Account/Account navigation',
  component: AccountNavigation,
  args: { current: '/user/orderList' },
  render: (args) => (
    <div style={{ display: 'flex' }}>
      <AccountNavigation {...args} />
    </div>
  ),
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof AccountNavigation>;

export const WithCounts: Story = {
  args: { counts: { orders: 2, coupons: 3, messages: 120 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Overview|概览/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      /My orders \(2 waiting\)|我的订单 （2 项待处理）/,
    );
  },
};

export const NothingWaits: Story = { parameters: inModes('wide') };
