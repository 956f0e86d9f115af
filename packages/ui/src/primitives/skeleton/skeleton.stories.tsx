import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { inModes, type ComponentGuide } from '../../../docs/index.ts';
import { Skeleton } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For the place of something that is on its way, as large as what comes.',
  otherwise: 'Components with a skeleton of their own (ProductCard, DataTable, NewsCard) show it by themselves.',
  seeAlso: ['Content/Data table', 'Content/News card', 'Catalogue/Product card'],
  do: [
    'Give it the height of the lines that come (1lh) or the ratio of the picture, so that nothing jumps.',
    'Mark what contains it with aria-busy.',
    'Show it 200 ms late at the earliest, and then for at least 200 ms.',
  ],
  dont: ['Do not show it for what is there already.', 'Do not draw every detail: it is a place, not a picture.'],
  keyboard: [],
};

const meta: Meta<typeof Skeleton> = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: { guide, ...inModes('wide', 'dark', 'contrast', 'forced') },
};
export default meta;

export const Card: StoryObj<typeof Skeleton> = {
  render: () => (
    <Stack aria-busy style={{ maxInlineSize: 240 }}>
      <Skeleton ratio="1" />
      <Skeleton width="80%" height="1lh" />
      <Skeleton width="40%" height="1lh" />
    </Stack>
  ),
};
