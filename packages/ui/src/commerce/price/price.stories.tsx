import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Price, UpcomingPrice } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Every amount a buyer sees. Inside a sentence use formatMoney.',
  do: [
    'Pass the list price as original: both are labelled for screen readers.',
    'Set “from” where variants differ in price, and the unit where it is not a piece.',
  ],
  dont: ['Do not compute a discount here: both amounts come from the shop.'],
  keyboard: [],
  anatomy: {
    Price: 'span data-component="price" (VisuallyHidden, b, s)',
  },
};

const meta: Meta<typeof Price> = {
  title: 'Catalogue/Price',
  component: Price,
  subcomponents: { UpcomingPrice },
  args: { amount: money(123450) },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof Price>;

export const Plain: Story = {};
export const Reduced: Story = { args: { original: money(149900), unit: 'pc' } };
export const From: Story = { args: { from: true, unit: 'pair', size: 'large', original: money(149900) } };
export const Sizes: Story = {
  args: { original: money(149900), unit: 'pc' },
  render: (args) => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Price key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const Narrow: Story = {
  args: { from: true, amount: money(123_456_700), original: money(149_990_000), unit: 'pallet' },
  render: (args) => (
    <div style={{ inlineSize: 140 }}>
      <Price {...args} />
    </div>
  ),
  parameters: inModes('wide'),
};
export const Upcoming: Story = {
  render: ({ amount }) => (
    <Stack>
      <UpcomingPrice amount={amount} startsAt={Date.UTC(2026, 10, 27, 14)} current={money(149900)} today />
      <UpcomingPrice amount={amount} startsAt={Date.UTC(2026, 10, 29, 14)} current={null} />
    </Stack>
  ),
  parameters: inModes('wide', 'chinese'),
};
export const Chinese: Story = {
  args: { from: true, unit: '件', original: money(149900) },
  parameters: inModes('chinese'),
};
