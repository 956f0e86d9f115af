import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { PhotoList } from './index.ts';

const guide: ComponentGuide = {
  usage: 'For pictures that somebody sent with a request, such as goods that arrived broken.',
  otherwise: 'Pictures of products for sale are a Gallery.',
  seeAlso: ['Catalogue/Gallery', 'Catalogue/Picture'],
  do: [
    'Hand over small versions where there are any: the whole picture loads when it is opened.',
    'Label the pictures by what they show where a page has more than one list of them.',
  ],
  dont: ['Do not cut anything off to make a point: the squares are only the way in.'],
  keyboard: [
    ['Tab', 'Goes to each picture'],
    ['Enter', 'Opens the picture in another tab'],
  ],
  anatomy: {
    PhotoList: 'ul data-component="photo-list" (li (a (img)))',
  },
};

const photos = ['hinge-wall-full-ch', 'hinge-180-ch', 'hinge-wall-full-mb'].map(
  (name) => `/media/products/small/${name}.webp`,
);

const meta: Meta<typeof PhotoList> = {
  title: 'Content/Photo list',
  component: PhotoList,
  args: { photos },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof PhotoList>;

export const Normal: Story = {
  parameters: primitiveModes,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Photo 1' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
export const Large: Story = {
  args: { size: 'large', getLabel: (position) => `Photo ${position} of the parcel` },
};
export const Many: Story = {
  args: {
    photos: [...photos, ...photos, ...photos].map((photo, index) => `${photo}?${index}`),
  },
  parameters: inModes('phone'),
};
