import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { ScrollRegion } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For what may be wider or taller than its place and cannot wrap: tables, code, long texts in a dialog.',
  do: ['Give it a label that says what it holds.'],
  dont: ['Do not put text into it that could wrap instead.', 'Do not put one into another.'],
  keyboard: [
    ['Tab', 'Reaches the box, where it scrolls'],
    ['Arrows', 'Scroll it'],
  ],
};

const wide = (
  <div style={{ inlineSize: 1600, padding: 16 }}>
    SH-90-BN-010 · Wall mount hinge, brushed nickel · 10–12 mm (3/8″–1/2″) glass · 45 kg a pair · solid brass, stainless
    screws, nylon gaskets
  </div>
);

const meta: Meta<typeof ScrollRegion> = {
  title: 'Foundations/Scroll region',
  component: ScrollRegion,
  args: { label: 'Technical data', children: wide, style: { maxInlineSize: 320 } },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof ScrollRegion>;

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Technical data' })).toHaveFocus();
  },
};

export const Fits: Story = { parameters: inModes('wide'), args: { children: '10–12 mm glass' } };
