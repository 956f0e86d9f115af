import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { Rating } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For a score that is shown.',
  otherwise: 'A score that somebody gives is a StarInput.',
  seeAlso: ['Forms/Star input'],
  do: ['Show how many reviews are behind it.', 'Take compact on cards: one star and the figure.'],
  dont: ['Do not show five empty stars for a product without reviews: say that there are none.'],
  keyboard: [],
};

const meta: Meta<typeof Rating> = {
  title: 'Catalogue/Rating',
  component: Rating,
  args: { score: 4.3, count: 128 },
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof Rating>;

export const Stars: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg[role="img"]')).toHaveAttribute('aria-label');
  },
};
export const Compact: Story = { args: { variant: 'compact' } };
export const Scores: Story = {
  render: () => (
    <Stack>
      {[0, 0.5, 1, 2.5, 3.7, 5].map((score) => (
        <Rating key={score} score={score} count={score * 10} />
      ))}
    </Stack>
  ),
  parameters: inModes('wide', 'chinese'),
};
