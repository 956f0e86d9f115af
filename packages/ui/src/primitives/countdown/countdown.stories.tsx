import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Countdown } from './index.ts';

const guide: ComponentGuide = {
  usage: 'Time left to pay, until a sale starts or ends, or until a group must be complete.',
  do: [
    'Hand over the server’s clock as `now`: the buyer’s may be wrong. A page that may come from a cache also gives `getNow`.',
    'Say beside it what ends, and change the page in `onEnd`.',
  ],
  dont: [
    'Do not put it into a live region: it reads itself out at thresholds.',
    'Do not let a list of countdowns speak: give each `announcedMinutes={[]}`.',
  ],
  keyboard: [],
};

const meta: Meta<typeof Countdown> = {
  title: 'Feedback/Countdown',
  component: Countdown,
  args: { now: 0, until: 29 * 60_000, frozen: true },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof Countdown>;

export const Minutes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('29:00');
  },
};

export const Days: Story = {
  args: { until: (3 * 86_400 + 4 * 3600 + 5 * 60 + 6) * 1000 },
  parameters: inModes('wide', 'chinese'),
};

export const Ended: Story = { args: { now: 1, until: 0 }, parameters: inModes('wide') };
