import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { SkipLinks } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The first thing in the body: leads the keyboard past what repeats on each page. Seen only with the focus.',
  do: ['Give its targets an id and tabindex -1, so that the focus goes there.'],
  dont: ['Do not list every part of the page: two or three targets are enough.'],
  keyboard: [
    ['Tab', 'First of all: shows the link'],
    ['Enter', 'Goes to its target'],
  ],
  pattern: 'Bypass blocks (WCAG 2.4.1)',
  anatomy: {
    SkipLinks: 'div data-component="skip-links" (a)',
  },
};

const meta: Meta<typeof SkipLinks> = {
  title: 'Navigation/Skip links',
  component: SkipLinks,
  parameters: { guide, ...inModes('wide') },
  render: (args) => (
    <>
      <SkipLinks {...args} />
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>
  ),
};
export default meta;
type Story = StoryObj<typeof SkipLinks>;

export const Focused: Story = {
  parameters: inModes('phone', 'wide', 'dark', 'contrast', 'forced'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const SeveralTargets: Story = {
  args: {
    targets: [
      { id: 'main', label: 'Skip to content' },
      { id: 'filters', label: 'Skip to the filters' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the filters' })).toHaveFocus();
  },
};
