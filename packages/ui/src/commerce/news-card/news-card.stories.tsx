import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../primitives/layout/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { NewsCard, NewsCardSkeleton } from './index.ts';

const guide: ComponentGuide = {
  usage: 'A news article or announcement in a list: on the home page, in the news.',
  otherwise: 'The article itself is an Article.',
  seeAlso: ['Content/Article'],
  do: ['Put them in a Grid, with level set to their place in the outline.', 'Use its skeleton while they load.'],
  dont: ['Do not put further links into it: the whole card is one.', 'Do not put a date into the title.'],
  keyboard: [['Tab, Enter', 'Reaches the card’s link, and follows it']],
  anatomy: {
    NewsCard: 'article data-component="news-card" (img, {category}, time, Heading (Link ({title})), {synopsis})',
    NewsCardSkeleton: 'div data-component="news-card" (Skeleton)',
  },
};

const meta: Meta<typeof NewsCard> = {
  title: 'Content/News card',
  component: NewsCard,
  subcomponents: { NewsCardSkeleton },
  args: {
    title: 'Satin brass for all wall mount hinges',
    href: '#news',
    publishedAt: Date.UTC(2026, 2, 9, 12),
    category: 'Products',
    synopsis:
      'From March on every hinge of the wall mount line comes in satin brass, with screws and covers that match.',
  },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof NewsCard>;

export const List: Story = {
  parameters: sectionModes,
  render: (args) => (
    <Grid column="260px" gap="x6">
      <NewsCard {...args} />
      <NewsCard {...args} title="十月一日至五日暂停发货" category="公告" synopsis="六日起恢复发货。" />
      <NewsCard {...args} title="A shorter one" synopsis={undefined} category={undefined} />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

export const LongText: Story = {
  parameters: inModes('phone'),
  args: {
    title: 'How a frameless shower is measured when neither the walls nor the floor are straight, step by step',
    synopsis: 'Walls are seldom straight. Measure at three heights, and take the least. '.repeat(6),
  },
};

export const Loading: Story = {
  render: () => (
    <Grid column="260px" gap="x6" aria-busy>
      <NewsCardSkeleton />
      <NewsCardSkeleton />
    </Grid>
  ),
};
