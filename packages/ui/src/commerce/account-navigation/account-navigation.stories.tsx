import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { AccountNavigation } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'Navigation beside every screen of the user area. On narrow screens the overview shows it as a list, and other screens link back to it.',
  do: ['Count only what needs the buyer’s attention.'],
  dont: ['Do not count totals, such as all orders or all addresses.'],
  keyboard: [
    ['Tab', 'To the next screen'],
    ['Enter', 'Goes there'],
  ],
  anatomy: {
    AccountNavigation:
      'nav data-component="account-navigation" (Link (Icon), ul, p, ul (li (Link (Icon, CountBadge, VisuallyHidden)), li ({end})))',
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

/** The overview, which shows the list on phones. */
export const WithCounts: Story = {
  args: { current: '/user', counts: { orders: 2, coupons: 3, messages: 120 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const overview = canvas.getByRole('link', { name: /Overview|概览/ });
    await expect(overview).toHaveFocus();
    await expect(overview).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /My orders \(2 waiting\)|我的订单 （2 项待处理）/ })).toBeVisible();
  },
};

/** Another screen, which has a link back to the overview on phones. */
export const NoCounts: Story = { parameters: inModes('wide', 'phone') };
