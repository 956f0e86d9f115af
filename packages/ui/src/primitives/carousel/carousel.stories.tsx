import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../layout/index.ts';
import { Banner } from '../banner/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { Carousel } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For a few things of which one is shown at a time.',
  otherwise: 'Banners of the home page are BannerCarousel, pictures of a product Gallery.',
  seeAlso: ['Content/Banner carousel', 'Catalogue/Gallery'],
  do: ['Show the most important slide first: many see no other.', 'Keep the slides of one height.'],
  dont: ['Do not hide behind it what a visitor needs.', 'Do not let it play with an interval under five seconds.'],
  keyboard: [
    ['Tab', 'Goes to pause, previous, next, then into the slides; it rests meanwhile'],
    ['Enter, Space', 'Press the buttons'],
    ['Arrow keys', 'Scroll the slides'],
  ],
  pattern: 'Carousel (Slide Show or Image Rotator)',
  anatomy: {
    Carousel:
      'section data-component="carousel" (div data-part="controls" (IconButton), div data-part="strip" (div data-part="slide"))',
  },
};

const meta: Meta<typeof Carousel> = {
  title: 'Content/Carousel',
  component: Carousel,
  args: {
    label: 'Advice',
    interval: 0,
    slides: ['Measure twice', 'Drill before tempering', 'Seal last'].map((title, index) => ({
      id: String(index),
      content: (
        <Container>
          <Banner title={title}>Glass does not forgive; paper and pencil do.</Banner>
        </Container>
      ),
    })),
  },
  render: (args) => (
    <div style={{ paddingBlockEnd: 48 }}>
      <Carousel {...args} />
    </div>
  ),
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof Carousel>;

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
    // Play, previous, next, in any language.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('3 / 3')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('1 / 3')).toBeVisible();
  },
};
export const OneSlide: Story = {
  args: { slides: [{ id: '1', content: <Banner title="Alone">Nothing to turn</Banner> }] },
  parameters: inModes('wide'),
};
