import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { VisuallyHidden } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Text for screen readers only: what a figure means, which product a link belongs to.',
  do: [
    'Describe what is visible: "Old price", "of the order 1001".',
    'Prefer visible text where there is space for it.',
  ],
  dont: [
    'Do not put anything inside that takes the focus; SkipLinks show what they hide.',
    'Do not hide what is only for sighted people with it: that is aria-hidden.',
  ],
  keyboard: [],
};

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Foundations/Visually hidden',
  component: VisuallyHidden,
  parameters: { guide, ...inModes('wide') },
};
export default meta;

export const BesideAFigure: StoryObj<typeof VisuallyHidden> = {
  render: () => (
    <p>
      <VisuallyHidden>Old price: </VisuallyHidden>$12.50
    </p>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('Old price:');
    const { width, height } = words.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
    await expect(words.closest('p')).toHaveTextContent('Old price: $12.50');
  },
};
