import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { DescriptionList, type DescriptionListItem } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For what is known of one thing: an order, a refund, a request.',
  otherwise: 'The properties of products are a SpecificationTable, figures at a glance are StatTiles.',
  seeAlso: ['Catalogue/Specification table', 'Account/Stat tile'],
  do: [
    'Hand over every entry: those without a description are left out.',
    'Take rows on a page of its own, columns where much has to be seen at once, stacked in a narrow part.',
  ],
  dont: ['Do not say “none” for what is not there, unless that is the news.', 'Do not put forms into it.'],
  keyboard: [['Tab', 'Goes to the links in the descriptions']],
  anatomy: {
    DescriptionList: 'dl data-component="description-list" (dt, dd)',
  },
};

const items: readonly DescriptionListItem[] = [
  { key: 'ordered', term: 'Ordered', description: '12-10-2026, 09:30' },
  { key: 'order', term: 'Order', description: <Link href="#order">cp860979719982660799</Link> },
  { key: 'method', term: 'Paid by', description: 'Balance' },
  { key: 'courier', term: 'Courier', description: '' },
  { key: 'receiver', term: 'Goes to', description: 'Luis Moreno, +1 303 555 0142, 1200 Larimer St, Denver, CO 80204' },
  { key: 'message', term: 'Your message', description: 'Please ring at the back.\nThe gate is open until five.' },
];

const meta: Meta<typeof DescriptionList> = {
  title: 'Content/Description list',
  component: DescriptionList,
  args: { items },
  parameters: { guide, ...inModes('phone', 'wide') },
};
export default meta;
type Story = StoryObj<typeof DescriptionList>;

export const Rows: Story = {
  parameters: sectionModes,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'cp860979719982660799' })).toHaveFocus();
    await expect(canvas.queryByText('Courier')).toBeNull();
  },
};
export const Columns: Story = { args: { layout: 'columns' } };
export const Stacked: Story = { args: { layout: 'stacked' }, parameters: inModes('wide') };
export const LongText: Story = {
  args: {
    items: [
      {
        key: 'tracking',
        term: 'Tracking number of the parcel that went back to the warehouse',
        description: `https://example.com/${'a-very-long-address-without-a-break-'.repeat(4)}`,
      },
      {
        key: 'remark',
        term: 'Remark',
        description: 'The gaskets of all forty hinges are a shade too soft. '.repeat(6),
      },
    ],
  },
};
export const ChineseText: Story = {
  args: {
    items: [
      { key: 'ordered', term: '下单时间', description: '2026-10-12 09:30' },
      { key: 'receiver', term: '收货信息', description: '陈师傅，13800000000，广东省佛山市顺德区' },
    ],
  },
  parameters: inModes('chinese'),
};
