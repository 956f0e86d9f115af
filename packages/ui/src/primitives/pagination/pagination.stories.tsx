import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { Pagination } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Below a list that has more than one page. Each page has an address; the current one is marked.',
  do: [
    'Pass real addresses, with filters and sort order.',
    'Move the focus to the list’s heading after changing the page.',
  ],
  dont: ['Do not show it for one page: it shows nothing then by itself.'],
  keyboard: [['Tab, Enter', 'From link to link: the page before, pages, the page after; follows it']],
  anatomy: {
    Pagination: 'nav data-component="pagination" (ul (li (Link (Icon)), li (Link), li (Link (Icon))))',
  },
};

const meta: Meta<typeof Pagination> = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 7, count: 20, getHref: (page) => `#${page}` },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

export const Middle: Story = {
  parameters: inModes('phone', 'wide', 'dark', 'contrast', 'forced'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
  },
};
export const First: Story = { args: { page: 1, count: 5 } };
export const Last: Story = { args: { page: 5, count: 5 } };
export const ManyPages: Story = { parameters: inModes('phone'), args: { page: 4200, count: 10_000 } };
