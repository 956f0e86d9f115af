import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerCarousel } from './index.ts';

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

export default { component: BannerCarousel, args: { slides } } satisfies Meta<typeof BannerCarousel>;
type Story = StoryObj<typeof BannerCarousel>;

export const Playing: Story = {};
export const Railing: Story = { args: { slides: slides.slice(1, 2) } };
export const Entrance: Story = { args: { slides: slides.slice(2, 3) } };
export const Black: Story = { args: { slides: slides.slice(3) } };
export const Chinese: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      title: '无框淋浴，方正精准',
      subtitle: '铰链、固定夹、密封条现货，附玻璃加工模板',
    })),
  },
  globals: { locale: 'zh-CN' },
};
