import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { Breadcrumbs } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Above the heading of a page that lies deep: lists and products. It shows where the page is, and leads up.',
  do: ['End with the page itself.', 'Give search engines the same way as BreadcrumbList.'],
  dont: ['Do not show the way the visitor came: that is what Back is for.', 'Do not use it for steps of an order.'],
  keyboard: [['Tab, Enter', 'From step to step; follows it. The page itself is no link']],
  pattern: 'Breadcrumb',
  anatomy: {
    Breadcrumbs: 'nav data-component="breadcrumbs" (ol (li (Link)))',
  },
};

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Home', href: '#home' }, { label: 'Shower hardware', href: '#shower' }, { label: 'Hinges' }],
  },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = {
  parameters: inModes('phone', 'wide', 'dark', 'contrast', 'forced'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await expect(canvas.getByText('Hinges')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongText: Story = {
  parameters: inModes('phone'),
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Hardware for frameless showers and glass doors', href: '#shower' },
      { label: '浴室夹', href: '#hinges' },
      { label: 'Wall mount hinge SH-90, full back plate, brushed nickel, for 10–12 mm (3/8″–1/2″) glass' },
    ],
  },
};
