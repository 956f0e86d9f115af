import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceTile } from './index.ts';

const meta: Meta<typeof BalanceTile> = { component: BalanceTile, args: { available: 2_500_000 } };
export default meta;

export const Available: StoryObj<typeof BalanceTile> = {};
export const Whole: StoryObj<typeof BalanceTile> = {
  args: { recharged: 10_000_000, consumed: 7_500_000, href: '/user/balance' },
};
