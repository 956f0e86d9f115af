import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { LocaleSwitch } from './index.ts';

const guide: ComponentGuide = {
  usage: 'In the header: links to the same page in the other languages. Each is another document with its own address.',
  do: [
    'Write each language’s own name for itself.',
    'Notify the backend in onNavigate; the link is followed afterwards.',
  ],
  dont: ['Do not use flags: countries are not languages.', 'Do not change the language without changing the address.'],
  keyboard: [['Tab, Enter', 'Reaches the other languages, and follows the link']],
  anatomy: {
    LocaleSwitch: 'span data-component="locale-switch" (Icon, VisuallyHidden, a)',
  },
};

const meta: Meta<typeof LocaleSwitch> = {
  title: 'Navigation/Locale switch',
  component: LocaleSwitch,
  args: {
    current: 'en-US',
    choices: [
      { locale: 'en-US', name: 'English', href: '#goods_list' },
      { locale: 'zh-CN', name: '中文', href: '#zh-CN/goods_list' },
    ],
    onNavigate: fn(),
  },
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof LocaleSwitch>;

export const English: Story = {
  parameters: primitiveModes,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: '中文' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('hreflang', 'zh-CN');
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};
export const Chinese: Story = { args: { current: 'zh-CN' }, globals: { locale: 'zh-CN' } };
