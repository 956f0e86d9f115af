import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './index.ts';

export default { component: Rating, args: { score: 4.3, count: 128 } } satisfies Meta<typeof Rating>;
type Story = StoryObj<typeof Rating>;

export const Stars: Story = {};
export const Compact: Story = { args: { variant: 'compact' } };
export const Chinese: Story = { globals: { locale: 'zh-CN' } };
