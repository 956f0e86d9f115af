import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartBadge } from '../header/index.ts';
import { inModes, sectionModes, type ComponentGuide } from '../../../docs/index.ts';
import { FloatingWindow, Shortcut } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'The shortcuts of every screen, in the header’s slot: a bar at the bottom edge of phones, else part of the header’s row.',
  do: ['Keep tokens.size.bar free at the end of the page on narrow screens.', 'Give the chat as a Shortcut.'],
  dont: ['Do not let anything else float over the page.'],
  keyboard: [
    ['Tab', 'Goes from shortcut to shortcut'],
    ['Enter, Space', 'On the button to the top: there, and the focus to the first link'],
  ],
  anatomy: {
    FloatingWindow:
      'nav data-component="floating-window" (button (Icon), a (Icon), Link (Icon, CartBadge), {children}, Link (Icon), button (Icon))',
    Shortcut: 'Link (Icon, {label}, {badge})',
  },
};

const meta: Meta<typeof FloatingWindow> = {
  title: 'Navigation/Floating window',
  component: FloatingWindow,
  subcomponents: { Shortcut },
  args: {
    cartCount: 12,
    signedIn: true,
    menuId: 'sheet',
    searchFieldId: 'term',
    children: <Shortcut href="/AppChat" icon="chat" label="Chat" badge={<CartBadge count={2} />} />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minHeight: 240 }}>
        <div id="sheet" popover="auto" />
        {Story()}
      </div>
    ),
  ],
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof FloatingWindow>;

export const WithCart: Story = {
  play: async ({ canvas, userEvent }) => {
    const chat = canvas.getByRole('link', { name: /Chat/ });
    for (let presses = 0; presses < 5 && document.activeElement !== chat; presses++) await userEvent.tab();
    await expect(chat).toHaveFocus();
  },
};
export const EmptyCart: Story = { args: { cartCount: 0, signedIn: false } };
export const Chinese: Story = {
  args: { children: <Shortcut href="/AppChat" icon="chat" label="在线客服" /> },
  parameters: inModes('chinese'),
};
