import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inModes, sectionModes, type ComponentGuide } from '../story-page/index.ts';
import { FloatingWindow } from './index.ts';

const guide: ComponentGuide = {
  usage: 'At the edge of every screen, once it is scrolled: the way to the cart and to the top (R3.7).',
  do: ['Keep the corner beside it free for the chat.'],
  dont: ['Do not add shortcuts that the header has anyway.'],
  keyboard: [
    ['Tab', 'Goes to the cart, then to the button'],
    ['Enter, Space', 'On the button: to the top, and the focus to the first link'],
  ],
};

const meta: Meta<typeof FloatingWindow> = {
  title: 'Navigation/Floating window',
  component: FloatingWindow,
  args: { cartCount: 12 },
  decorators: [(Story) => <div style={{ minHeight: 2400 }}>{Story()}</div>],
  parameters: { guide, ...sectionModes },
};
export default meta;
type Story = StoryObj<typeof FloatingWindow>;

/** It comes with the first screenful of scrolling. */
const scrolled: NonNullable<Story['play']> = async ({ canvasElement }) => {
  window.scrollTo(0, 900);
  const shortcuts = canvasElement.querySelector('aside');
  await waitFor(() => expect(shortcuts).toHaveAttribute('data-state', 'shown'));
};
export const WithCart: Story = { play: scrolled };

export const EmptyCart: Story = { args: { cartCount: 0 }, play: scrolled, parameters: inModes('wide') };
