import { inModes, type ComponentGuide } from '@rider/ui/docs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, fn } from 'storybook/test';
import { inChatStory } from '../testing/in-chat-story.tsx';
import { ImageViewer, type ImageViewerProps } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The pictures of a conversation, enlarged. A native modal dialog, so it works in a shadow root.',
  do: ['Render it while a picture is open; it opens and closes with the component.'],
  dont: ['Do not use it for product pictures of the shop: that is the gallery.'],
  keyboard: [
    ['Arrow left, arrow right', 'Previous and next picture'],
    ['Escape', 'Closes and returns the focus'],
  ],
  pattern: 'Dialog (modal)',
  anatomy: {
    ImageViewer: 'dialog data-component="chat-image-viewer" (button (Icon), img, button (Icon))',
  },
};

const images = ['shower', 'entrance', 'railing'].map((name, index) => ({
  key: name,
  source: `/media/banners/home-${name}.webp`,
  label: `Picture from Luis, 9:3${index} AM`,
}));

function Viewer(props: ImageViewerProps) {
  const [current, setCurrent] = useState(props.value);
  return <ImageViewer {...props} value={current} onValueChange={setCurrent} />;
}

const meta: Meta<typeof ImageViewer> = {
  title: 'Chat/Image viewer',
  component: ImageViewer,
  args: { images, value: 'shower', onValueChange: fn(), onClose: fn() },
  render: (args) => <Viewer {...args} />,
  decorators: [inChatStory],
  parameters: { guide, layout: 'fullscreen', ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof ImageViewer>;

export const First: Story = { parameters: inModes('phone', 'wide', 'chinese', 'forced') };
export const Single: Story = { args: { images: images.slice(0, 1) } };
export const Next: Story = {
  play: async ({ canvas, userEvent }) => {
    // Keys work once the dialog has the focus.
    await waitFor(() => expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveTextContent('2 of 3'));
    await expect(canvas.getByRole('img', { name: 'Picture from Luis, 9:31 AM' })).toBeVisible();
  },
};
export const ActualSize: Story = {
  play: async ({ canvas, userEvent }) => {
    // The dialog takes the focus asynchronously; without waiting, it would take it from the pressed button.
    await waitFor(() => expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Actual size' }));
    await expect(canvas.getByRole('button', { name: 'Actual size', pressed: true })).toBeVisible();
  },
};
