import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { StatTile, StatTiles } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For the few figures that sum up an area: balance, coupons, orders under way.',
  otherwise: 'Many figures are a DataTable.',
  seeAlso: ['Content/Data table'],
  do: ['Give the figure formatted, with its unit.', 'Leave the value out while it is on its way: the place stays.'],
  dont: ['Do not put buttons into it: the whole tile is one link.'],
  keyboard: [['Tab, Enter', 'Reaches the tile that leads somewhere, and follows it']],
  anatomy: {
    StatTile: 'div data-component="stat-tile" (dt (Icon, Link ({label})), dd (Skeleton), dd ({note}))',
  },
};

const meta: Meta<typeof StatTile> = {
  title: 'Account/Stat tile',
  component: StatTile,
  subcomponents: { StatTiles },
  args: { label: 'Available', value: '$3,752.00' },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof StatTile>;

export const Row: Story = {
  parameters: inModes('phone', 'wide', 'dark', 'contrast', 'forced'),
  render: (args) => (
    <StatTiles>
      <StatTile {...args} icon="wallet" href="#balance" note="After two open orders" />
      <StatTile label="Recharged in all" value="$12,500.00" />
      <StatTile label="Coupons" value="3" icon="card" href="#coupons" />
      <StatTile label="Orders under way" value="0" />
    </StatTiles>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Available' })).toHaveFocus();
  },
};

export const Loading: Story = {
  render: () => (
    <StatTiles>
      <StatTile label="Available" icon="wallet" note="After two open orders" />
      <StatTile label="Coupons" />
    </StatTiles>
  ),
};

export const LongText: Story = {
  parameters: inModes('phone'),
  render: () => (
    <StatTiles>
      <StatTile label="Total spent of all companies of the group" value="$1,234,567,890.00" href="#all" />
    </StatTiles>
  ),
};
