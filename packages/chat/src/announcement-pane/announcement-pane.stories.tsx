import { inModes, type ComponentGuide } from '@rider/ui/docs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inChatStory } from '../testing/in-chat-story.tsx';
import { scenes } from '../testing/scenes.ts';
import { AnnouncementPane, type AnnouncementPaneProps } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'The shop’s announcement beside the messages of a wide window; elsewhere one line above them that opens. Either can be dismissed.',
  do: [
    'Put both into a size container: each shows itself where it fits.',
    'Remember the dismissal, and move the focus: the button disappears with the announcement.',
  ],
  dont: ['Do not clean its HTML first: only what the rich text’s parser lets through is shown.'],
  keyboard: [['Enter', 'On the strip: opens and closes it']],
  pattern: 'Disclosure',
  anatomy: {
    AnnouncementPane:
      'GlyphButton, div data-component="chat-announcement" (details (summary, RichText)), aside data-component="chat-announcement" (h3, RichText)',
  },
};

const meta: Meta<typeof AnnouncementPane> = {
  title: 'Chat/Announcement',
  component: AnnouncementPane,
  args: { html: scenes.empty.announcement, variant: 'side', onDismiss: fn() },
  decorators: [inChatStory, (Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>],
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof AnnouncementPane>;

// Too wide for phones.
export const Side: Story = { parameters: inModes('wide', 'dark', 'chinese', 'forced') };
const inNarrowWindow = (args: AnnouncementPaneProps) => (
  <div style={{ containerType: 'inline-size', maxInlineSize: 400 }}>
    <AnnouncementPane {...args} />
  </div>
);

export const Strip: Story = { args: { variant: 'strip' }, render: inNarrowWindow, parameters: inModes('phone') };
export const StripOpen: Story = {
  ...Strip,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Announcement'));
    await expect(canvas.getByText('Monday to Friday, 8:00–18:00')).toBeVisible();
  },
};
