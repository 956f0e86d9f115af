import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { SortBar } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Above a list of products: how many there are and in which order.',
  do: ['Give each order an address of its own.'],
  dont: ['Do not count while the number is not known: leave total out.'],
  keyboard: [
    ['Tab', 'Goes from order to order'],
    ['Enter', 'Shows the list in that order; by price a second time turns it round'],
  ],
  anatomy: {
    SortBar: 'div data-component="sort-bar" (output, {children}, nav (Link (Icon)))',
  },
};

const meta: Meta<typeof SortBar> = {
  title: 'Catalogue/Sort bar',
  component: SortBar,
  args: { current: 'default', total: 124, getHref: (order: string) => `/goods_list?sort=${order}` },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof SortBar>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'true');
  },
};
export const ByPrice: Story = { args: { current: 'price-asc' }, parameters: inModes('wide') };
export const NothingFound: Story = { args: { total: 0 }, parameters: inModes('wide') };
export const WithoutTotal: Story = {
  args: { current: 'price-desc' },
  render: ({ current, getHref }) => <SortBar current={current} getHref={getHref} />,
  parameters: inModes('wide'),
};
