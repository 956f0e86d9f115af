import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { OrderSummary } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The totals of a cart, checkout or order. A new total is announced once it is settled.',
  do: [
    'Pass cents as the server sends them: the component computes nothing.',
    'Set pending while the figures are about to change.',
    'Put the next step below it: checkout, place order, pay.',
  ],
  dont: ['Do not show freight before the address is known: leave it out.'],
  keyboard: [],
  anatomy: {
    OrderSummary:
      'section data-component="order-summary" (Heading, dl (dt ({label}), dd ({children}), dt ({label}), dd ({children}), dt ({label}), dd ({children}), dt ({label}), dd ({children}), dt, dd), {children})',
  },
};

const meta: Meta<typeof OrderSummary> = {
  title: 'Orders/Order summary',
  component: OrderSummary,
  args: { pieces: 40, subtotal: money(146_280), freight: money(0), total: money(146_280) },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
  parameters: { guide, ...inModes('wide') },
};
export default meta;

type Story = StoryObj<typeof OrderSummary>;

export const FreeFreight: Story = {
  args: { children: <Button variant="primary">Checkout</Button> },
  parameters: sectionModes,
};
export const WithFreight: Story = {
  args: {
    pieces: 2,
    subtotal: money(7700),
    freight: money(1200),
    total: money(8900),
    freeFreightFrom: money(50_000),
  },
};
export const FreightUnknown: Story = { args: { freight: null } };
export const Reductions: Story = {
  args: {
    couponDiscount: money(5000),
    memberDiscount: money(1200),
    pointsCredit: money(300),
    shopDiscount: { amount: money(2500), reason: 'Scratched handle' },
    total: money(137_280),
  },
};
export const WithTax: Story = {
  args: {
    tax: { amount: money(10_605), rate: 7_250, taxesFreight: false, region: 'US-CA', certificate: null },
    total: money(156_885),
  },
};
export const Exempt: Story = {
  args: { tax: { amount: money(0), rate: 7_250, taxesFreight: false, region: 'US-CA', certificate: 'SR 88-123456' } },
};
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};
export const LargeFigures: Story = {
  args: { pieces: 120_000, subtotal: money(438_840_000), freight: money(1_284_000), total: money(440_124_000) },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
};
