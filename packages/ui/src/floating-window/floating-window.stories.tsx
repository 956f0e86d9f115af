import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloatingWindow } from './index.ts';

export default {
  component: FloatingWindow,
  args: { cartCount: 12 },
  decorators: [(Story) => <div style={{ minHeight: 2400 }}>{Story()}</div>],
} satisfies Meta<typeof FloatingWindow>;
type Story = StoryObj<typeof FloatingWindow>;

export const WithCart: Story = {};
export const EmptyCart: Story = { args: { cartCount: 0 } };
