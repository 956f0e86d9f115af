import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Stack } from '../layout/index.ts';
import { Pagination } from './index.ts';

const meta: Meta<typeof Pagination> = {
  title: 'Navigation/Pagination and breadcrumbs',
  component: Pagination,
  args: { page: 7, count: 20, hrefOf: (page) => `#${page}` },
};
export default meta;

export const Pages: StoryObj<typeof Pagination> = {};
export const First: StoryObj<typeof Pagination> = { args: { page: 1, count: 5 } };
export const Way: StoryObj = {
  render: () => (
    <Stack>
      <Breadcrumbs
        items={[{ label: 'Home', href: '#' }, { label: 'Shower hardware', href: '#a' }, { label: 'Hinges' }]}
      />
    </Stack>
  ),
};
