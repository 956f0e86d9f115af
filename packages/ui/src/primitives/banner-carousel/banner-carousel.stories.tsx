import type { Meta, StoryObj } from '@storybook/react-vite';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { BannerCarousel } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The banners on top of the home page.',
  otherwise: 'For anything else that turns, take Carousel, which this is made of.',
  seeAlso: ['Content/Carousel'],
  do: ['Choose pictures with a calm left third: it is behind the text.', 'Give a small picture for phones.'],
  dont: ['Do not put text into the picture: it is unreadable on phones, for screen readers and in Chinese.'],
  keyboard: [
    ['Tab', 'Goes to pause, previous, next, then to the banners'],
    ['Enter', 'Presses the button or follows the banner'],
  ],
  pattern: 'Carousel (Slide Show or Image Rotator)',
};

const slides = [
  ['shower', 'Frameless showers, square and true', 'Hinges, clamps and seals from stock, with glass templates'],
  ['railing', 'Railings that keep the view', 'Spigots, base shoe and cap rail in 316 and duplex'],
  ['entrance', 'Entrance doors, complete sets', 'Patch fittings, floor springs, pulls and locks'],
  ['black', 'Black, down to the last screw', 'Matte black in every series'],
].map(([key = '', title = '', subtitle = '']) => ({
  id: key,
  image: `/media/banners/home-${key}.webp`,
  smallImage: `/media/banners/small/home-${key}.webp`,
  title,
  subtitle,
  href: `/goods_search?title=${key}`,
}));

const meta: Meta<typeof BannerCarousel> = {
  title: 'Content/Banner carousel',
  component: BannerCarousel,
  // Paused, because pictures of moving slides cannot be compared.
  args: { slides, interval: 0 },
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof BannerCarousel>;

export const Several: Story = {};
export const Railing: Story = { args: { slides: slides.slice(1, 2) }, parameters: inModes('phone', 'wide') };
export const Entrance: Story = { args: { slides: slides.slice(2, 3) }, parameters: inModes('wide') };
export const LongText: Story = {
  args: {
    slides: slides.slice(3).map((slide) => ({
      ...slide,
      title: 'Matte black in every series, from the first hinge to the last screw of the handrail bracket',
      subtitle:
        'Powder-coated over brass and stainless steel, tested for a thousand hours in salt spray and available from stock in all sizes',
    })),
  },
  parameters: inModes('phone', 'desktop', 'wide'),
};
export const Chinese: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      title: '无框淋浴，方正精准',
      subtitle: '铰链、固定夹、密封条现货，附玻璃加工模板',
    })),
  },
  parameters: inModes('chinese'),
};
