import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './index.ts';

const meta: Meta<typeof Tabs> = { title: 'Navigation/Tabs', component: Tabs };
export default meta;

export const Product: StoryObj<typeof Tabs> = {
  args: {
    label: 'About this product',
    items: [
      { id: 'description', label: 'Description', content: 'Solid brass.' },
      { id: 'specification', label: 'Specification', content: '10 mm and 12 mm glass.' },
      { id: 'reviews', label: 'Reviews (12)', content: 'Fits well.' },
    ],
  },
};
