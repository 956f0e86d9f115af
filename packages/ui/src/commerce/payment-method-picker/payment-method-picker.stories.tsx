import { money } from '@rider/model/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { PaymentMethodPicker } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The choice of a payment method. Put it in a form, which posts the method’s name.',
  do: ['Show available methods. One that is temporarily unavailable stays, with a note.'],
  dont: ['Do not hide an insufficient balance: buyers would look for it.'],
  keyboard: [
    ['Tab', 'To the chosen method'],
    ['Up, Down', 'Chooses the next one'],
  ],
  pattern: 'Radio group',
};

const meta: Meta<typeof PaymentMethodPicker> = {
  title: 'Cart and checkout/Payment method picker',
  component: PaymentMethodPicker,
  args: {
    methods: [
      { method: 'balance', available: true },
      { method: 'wechat', available: true },
      { method: 'alipay', available: true },
      { method: 'stripe', available: true },
    ],
    balance: money(25_000),
    total: money(8900),
    onValueChange: fn(),
  },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof PaymentMethodPicker>;

export const BalanceCovers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /WeChat|微信/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('wechat');
  },
};

export const BalanceShort: Story = { args: { total: money(146_280) }, parameters: inModes('wide', 'chinese') };

export const OneUnavailable: Story = {
  args: {
    methods: [
      { method: 'balance', available: true },
      { method: 'wechat', available: true, note: 'Test payment: no money moves' },
      { method: 'alipay', available: false },
      { method: 'stripe', available: false, note: 'Out of order, back on Monday' },
    ],
  },
  parameters: inModes('wide', 'dark'),
};

export const OnAccount: Story = {
  args: {
    methods: [
      { method: 'balance', available: true },
      {
        method: 'invoice',
        available: true,
        note: 'Due 30 days after the invoice. $344.00 of your limit of $1,000.00 is free.',
      },
    ],
    defaultValue: 'invoice',
  },
  parameters: inModes('wide', 'chinese'),
};
