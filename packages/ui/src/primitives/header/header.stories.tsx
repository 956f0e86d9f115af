import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryNavigation } from '../../commerce/category-navigation/index.ts';
import {
  sampleCategories,
  sampleCategoriesChinese,
} from '../../commerce/category-navigation/category-navigation.samples.ts';
import { FloatingWindow } from '../floating-window/index.ts';
import { LocaleSwitch } from '../locale-switch/index.ts';
import { SearchBox } from '../../commerce/search-box/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { Header, CartBadge } from './index.ts';

const choices = [
  { locale: 'en-US', name: 'English', href: '/' },
  { locale: 'zh-CN', name: '中文', href: '/zh-CN/' },
];

const guide: ComponentGuide = {
  usage: 'The head of every screen but /sign.',
  do: [
    'Give the search box, the category navigation and the locale switch as slots.',
    'Leave the user null for visitors: the header then offers to sign in.',
  ],
  dont: [
    'Do not shorten nicknames: the header clips them at 135 px and exposes the full name to assistive technology.',
  ],
  keyboard: [['Tab', 'Goes through logo, search, account, cart and categories']],
  anatomy: {
    CartBadge: 'span data-part="cart-count", VisuallyHidden',
    Header:
      'header data-component="header" ({titleText}, {localeSwitch}, Link (img), Button, {search}, Link (img, Icon, VisuallyHidden, span data-part="member-badge"), Link, Link (Icon, span data-part="cart-count", VisuallyHidden), {shortcuts}, {navigation})',
  },
};

const meta: Meta<typeof Header> = {
  title: 'Navigation/Header',
  component: Header,
  subcomponents: { CartBadge },
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
  parameters: { guide, layout: 'fullscreen', ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof Header>;

export const Visitor: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '中文' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /RIDER/ })).toHaveFocus();
  },
};
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
  parameters: inModes('chinese'),
};
/** One row on wide screens, for pages that need the height. */
export const Compact: Story = {
  args: { ...Buyer.args, compact: true },
  play: async ({ canvasElement, userEvent }) => {
    const open = canvasElement.querySelector<HTMLButtonElement>('header > div > button[popovertarget]');
    if (!open?.checkVisibility()) return;
    open.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('header > [popover]')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('header > [popover]')).not.toBeVisible();
  },
};
/** On phones the cart is in the shortcut bar. */
export const WithShortcuts: Story = {
  args: { ...Buyer.args, shortcuts: <FloatingWindow cartCount={12} /> },
};
export const ChineseVisitor: Story = {
  args: { ...Chinese.args, user: null, cartCount: 0 },
  parameters: inModes('chinese'),
};
