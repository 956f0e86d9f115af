import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCategories, sampleCategoriesChinese } from './category-navigation.samples.ts';
import { CategoryNavigation } from './index.ts';

export default {
  component: CategoryNavigation,
  args: { categories: sampleCategories },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryNavigation>;
type Story = StoryObj<typeof CategoryNavigation>;

export const English: Story = {};
export const Chinese: Story = { args: { categories: sampleCategoriesChinese }, globals: { locale: 'zh-CN' } };
