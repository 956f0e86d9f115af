import type { Meta, StoryObj } from '@storybook/react-vite';
import { CategoryNavigation } from '../category-navigation/index.ts';
import { sampleCategories, sampleCategoriesChinese } from '../category-navigation/category-navigation.samples.ts';
import { LocaleSwitch } from '../locale-switch/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { Header } from './index.ts';

const choices = [
  { locale: 'en-US', name: 'English', href: '/' },
  { locale: 'zh-CN', name: '中文', href: '/zh-CN/' },
];

export default {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    logoUrl: '/media/brand/logo.svg',
    siteName: 'RIDER',
    titleText: 'Advanced glass hardware supplier',
    user: null,
    cartCount: 0,
    search: <SearchBox action="/goods_search" hotKeywords={['shower hinge', 'spigot']} />,
    navigation: <CategoryNavigation categories={sampleCategories} />,
    localeSwitch: <LocaleSwitch current="en-US" choices={choices} />,
  },
} satisfies Meta<typeof Header>;
type Story = StoryObj<typeof Header>;

export const Visitor: Story = {};
export const Buyer: Story = {
  args: {
    user: { nickname: 'Luis Glass & Mirror Installations', avatar: '/media/people/customer-1.svg', memberBadge: true },
    cartCount: 12,
  },
};
export const FullCart: Story = {
  args: { user: { nickname: 'Ana', avatar: null, memberBadge: false }, cartCount: 240 },
};
export const Chinese: Story = {
  args: {
    titleText: '专业玻璃五金供应商',
    user: { nickname: '陈师傅玻璃工程有限公司第二分店', avatar: '/media/people/customer-2.svg', memberBadge: true },
    cartCount: 3,
    navigation: <CategoryNavigation categories={sampleCategoriesChinese} />,
    localeSwitch: <LocaleSwitch current="zh-CN" choices={choices} />,
  },
  globals: { locale: 'zh-CN' },
};
export const ChineseVisitor: Story = {
  args: { ...Chinese.args, user: null, cartCount: 0 },
  globals: { locale: 'zh-CN' },
};
