import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, LinkButton } from '../button/index.ts';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { EmptyState } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Where a list, a cart or a search has nothing to show.',
  otherwise: 'A page that is not there is an ErrorPage.',
  seeAlso: ['Feedback/Error page'],
  do: ['Say why it is empty, and what would fill it.', 'Lead on with one or two buttons.'],
  dont: ['Do not show it while loading, nor when loading failed: that is a Skeleton, and a Banner.'],
  keyboard: [['Tab, Enter', 'Reaches the ways on, and takes them']],
  anatomy: {
    EmptyState: 'div data-component="empty-state" (Icon, Heading ({title}), {children}, Cluster ({actions}))',
  },
};

const meta: Meta<typeof EmptyState> = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: {
    icon: 'cart',
    title: 'Your cart is empty',
    children: 'Goods you add stay here until you order them.',
    actions: (
      <LinkButton href="#goods" variant="primary">
        See all goods
      </LinkButton>
    ),
  },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Cart: Story = {
  parameters: inModes('phone', 'wide', 'dark', 'contrast', 'forced'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See all goods' })).toHaveFocus();
  },
};

export const TitleAlone: Story = {
  args: { icon: 'box', title: 'No orders yet', children: undefined, actions: undefined },
};

export const LongText: Story = {
  parameters: inModes('phone'),
  args: {
    icon: 'search',
    title: 'Nothing was found for “wall mount hinge with full back plate, satin brass, 12 mm”',
    children: 'Search for fewer words, or for an article number such as SH-90-BN-010.',
    actions: (
      <>
        <LinkButton href="#goods">All goods</LinkButton>
        <Button>Clear the filters</Button>
      </>
    ),
  },
};
