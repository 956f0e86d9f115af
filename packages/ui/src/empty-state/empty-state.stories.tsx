import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { EmptyState } from './index.ts';

const meta: Meta<typeof EmptyState> = { title: 'Feedback/Empty state and skeleton', component: EmptyState };
export default meta;

export const Empty: StoryObj<typeof EmptyState> = {
  args: {
    icon: 'cart',
    title: 'Your cart is empty',
    children: 'Goods you add stay here until you order them.',
    actions: (
      <LinkButton href="#" variant="primary">
        See all goods
      </LinkButton>
    ),
  },
};

export const Loading: StoryObj = {
  render: () => (
    <Stack aria-busy style={{ maxInlineSize: 240 }}>
      <Skeleton ratio="1" />
      <Skeleton width="80%" />
      <Skeleton width="40%" />
    </Stack>
  ),
};
