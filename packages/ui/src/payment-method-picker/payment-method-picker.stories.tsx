import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentMethodPicker } from './index.ts';

const meta: Meta<typeof PaymentMethodPicker> = {
  component: PaymentMethodPicker,
  args: {
    methods: [
      { method: 'balance', available: true },
      { method: 'wechat', available: false },
      { method: 'alipay', available: false },
      { method: 'stripe', available: false },
    ],
    balance: 25_000,
    total: 8900,
  },
};
export default meta;

export const BalanceCovers: StoryObj<typeof PaymentMethodPicker> = {};
export const BalanceShort: StoryObj<typeof PaymentMethodPicker> = { args: { total: 146_280 } };
