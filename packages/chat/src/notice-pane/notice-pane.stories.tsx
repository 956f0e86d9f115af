import { inModes, sectionModes, type ComponentGuide } from '@rider/ui/story-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inChatStory } from '../testing/in-chat-story.tsx';
import { scenes } from '../testing/scenes.ts';
import { NoticePane, type NoticePaneProps } from './index.ts';

const guide: ComponentGuide = {
  usage: 'The shop’s announcement beside the messages; where there is no room for it, a strip above them that opens.',
  do: ['Put both into a size container: each shows itself where it fits.'],
  dont: ['Do not clean its HTML first: only what the rich text’s parser lets through is shown.'],
  keyboard: [['Enter', 'On the strip: opens and closes it']],
  pattern: 'Disclosure',
};

const meta: Meta<typeof NoticePane> = {
  title: 'Chat/Announcement',
  component: NoticePane,
  args: { html: scenes.empty.notice, as: 'side' },
  decorators: [inChatStory, (Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>],
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof NoticePane>;

export const Side: Story = { parameters: sectionModes };
const inNarrowWindow = (args: NoticePaneProps) => (
  <div style={{ containerType: 'inline-size', maxInlineSize: 400 }}>
    <NoticePane {...args} />
  </div>
);

export const Strip: Story = { args: { as: 'strip' }, render: inNarrowWindow, parameters: inModes('phone') };
export const StripOpen: Story = {
  ...Strip,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Announcement'));
    await expect(canvas.getByText('Monday to Friday, 8:00–18:00')).toBeVisible();
  },
};
