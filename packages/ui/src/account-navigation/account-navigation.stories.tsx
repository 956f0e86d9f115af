import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountNavigation } from './index.ts';

const meta: Meta<typeof AccountNavigation> = { component: AccountNavigation };
export default meta;

export const OnOrders: StoryObj<typeof AccountNavigation> = { args: { current: '/user/orderList' } };
