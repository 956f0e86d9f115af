import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, type ComponentGuide } from '../story-page/index.ts';
import { Tabs } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For parts of one thing that are read one at a time: description, specification and reviews of a product. Parts that many skip are Disclosures; other pages are links in a nav.',
  do: [
    'Keep the open tab in the address (getHref, value, onValueChange) where it can be sent to others.',
    'Order them by how often they are needed; the first is open.',
  ],
  dont: ['Do not put steps of a form into tabs.', 'Do not use more than fit: on a phone the row scrolls.'],
  keyboard: [
    ['Tab', 'Onto the open tab, then into its panel'],
    ['← →', 'Opens the neighbour, round the ring; mirrored in right-to-left text'],
    ['Home, End', 'Opens the first, the last'],
  ],
  pattern: 'Tabs, with automatic activation',
};

const meta: Meta<typeof Tabs> = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'About this product',
    items: [
      { id: 'description', label: 'Description', content: 'Solid brass.' },
      { id: 'specification', label: 'Specification', content: '10 mm and 12 mm glass.' },
      { id: 'reviews', label: 'Reviews (12)', content: 'Fits well.' },
    ],
    onValueChange: fn(),
  },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Product: Story = {
  parameters: inModes('phone', 'wide', 'dark', 'contrast', 'forced'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Description', selected: true })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Description' })).toHaveFocus();
  },
};

export const InTheAddress: Story = {
  args: { getHref: (id) => `#${id}`, value: 'reviews' },
  play: async ({ args, canvas, userEvent }) => {
    const specification = canvas.getByRole('tab', { name: 'Specification' });
    await expect(specification).toHaveAttribute('href', '#specification');
    await userEvent.click(specification);
    await expect(args.onValueChange).toHaveBeenCalledWith('specification');
    await expect(canvas.getByRole('tab', { name: 'Reviews (12)' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const LongRow: Story = {
  parameters: inModes('phone'),
  args: {
    items: ['Description', 'Specification', 'Drawings', 'Reviews (12)', 'Delivery and returns', '常见问题'].map(
      (label) => ({ id: label, label, content: `${label}: solid brass, stainless screws, nylon gaskets.` }),
    ),
  },
};
