import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { BalanceSummary } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'The buyer’s balance: with `available` alone in the overview of the account, with all figures on the balance screen, with `required` where something is paid from it.',
  do: ['Leave out figures that the backend does not know.'],
  dont: ['Do not show 0 while the figures load: set `loading`.'],
  keyboard: [['Tab', 'Reaches the actions and the billing detail']],
  anatomy: {
    BalanceSummary:
      'div data-component="balance-summary" (dl (dt, dd (Skeleton)), Banner, div data-part="actions" ({actions}, Link))',
  },
};

const meta: Meta<typeof BalanceSummary> = {
  title: 'Account/Balance summary',
  component: BalanceSummary,
  args: { available: money(2_500_000) },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof BalanceSummary>;

const whole = { recharged: money(10_000_000), consumed: money(7_500_000) };

export const Complete: Story = {
  args: { ...whole, href: '/user/balance', actions: <Button size="small">Pay in</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const AvailableOnly: Story = { args: { href: '/user/balance' }, parameters: inModes('wide') };

export const Insufficient: Story = {
  args: { available: money(25_000), required: money(146_280) },
  parameters: inModes('phone', 'wide', 'dark'),
};

export const Loading: Story = { args: { ...whole, loading: true }, parameters: inModes('wide') };

export const LargeAmounts: Story = {
  args: { available: money(123_456_789_00), recharged: money(987_654_321_00), consumed: money(864_197_532_00) },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <BalanceSummary {...args} />
    </div>
  ),
  parameters: inModes('wide'),
};
