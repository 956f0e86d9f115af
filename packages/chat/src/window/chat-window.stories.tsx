import { sectionModes, inModes, type ComponentGuide } from '@rider/ui/docs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ChatSnapshot } from '../core/index.ts';
import { waitForOverscan } from '../testing/wait-for-overscan.ts';
import { inChatStory } from '../testing/in-chat-story.tsx';
import { scenes, talk } from '../testing/scenes.ts';
import { ScriptedClient } from '../testing/scripted-client.ts';
import { Composer } from '../composer/index.ts';
import { ChatWindow, type ChatWindowProps } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'The buyer’s chat: a popup of 730 × 654 px over the page, or a full page. Below 600 px the popup fills the screen. The announcement is a line that expands; windows from 960 px show it beside the messages.',
  do: [
    'Render it while it is open, and unmount it in onClose: it opens and closes the conversation, and returns the focus.',
    'Create the client in the application, so that its connection survives the window.',
  ],
  dont: ['Do not put it into a modal dialog: the page behind stays usable.'],
  keyboard: [
    ['Escape', 'Closes what is open in the window, then the window'],
    ['Tab', 'Moves through header, messages and editor'],
    ['Arrow up and down, Home, End', 'In the messages: move between them'],
    ['Page up', 'In the messages: loads older messages'],
  ],
  pattern: 'Dialog (non-modal)',
  anatomy: {
    ChatWindow:
      'section data-component="chat-window" (div data-part="header" (Avatar, Heading (AgentSwitcher), Presence, {tools}, GlyphButton), AnnouncementPane, Conversation, AnnouncementPane, dialog data-component="chat-end-dialog" (h2, Button))',
  },
};

const onClose = fn();

/** A window over a static client. */
const scene = (snapshot: ChatSnapshot) => {
  const client = new ScriptedClient(snapshot);
  return {
    render: (args: ChatWindowProps) => (
      <ChatWindow {...args} client={client} renderComposer={(onEnd) => <Composer client={client} onEnd={onEnd} />} />
    ),
  };
};

const meta: Meta<typeof ChatWindow> = {
  title: 'Chat/Window',
  component: ChatWindow,
  args: { onClose, onExpand: fn() },
  decorators: [inChatStory],
  parameters: { guide, layout: 'fullscreen', ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof ChatWindow>;

export const Talk: Story = { ...scene(scenes.talk), parameters: sectionModes };
export const Full: Story = {
  ...scene(scenes.talk),
  args: { variant: 'full' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
};
export const Empty: Story = { ...scene(scenes.empty), parameters: inModes('phone', 'wide', 'chinese') };
export const NoAgentOnline: Story = {
  ...scene(scenes.nobody),
  args: { contact: <a href="tel:+15550100">+1 555 0100</a> },
};
export const Loading: Story = scene(scenes.loading);
export const FailedHistory: Story = scene(scenes.failedHistory);
export const Connecting: Story = scene(scenes.connecting);
export const ConnectionLost: Story = scene(scenes.lost);
export const SignedOut: Story = scene(scenes.signedOut);
export const CardRepeated: Story = { ...scene(scenes.repeatedCard), parameters: inModes('phone', 'wide', 'chinese') };
export const Typing: Story = scene(scenes.typing);
export const Unread: Story = scene(scenes.unread);
export const Delivery: Story = { ...scene(scenes.delivery), parameters: inModes('wide', 'dark', 'chinese', 'forced') };
export const MissingAndHostile: Story = { ...scene(scenes.gone), parameters: inModes('phone', 'wide') };
export const Chinese: Story = { ...scene(scenes.chinese), parameters: inModes('chinese') };
export const TenThousand: Story = {
  ...scene(scenes.long),
  play: async ({ canvas }) => waitForOverscan(canvas.getByRole('region', { name: /^Messages with/ })),
};

export const RightToLeft: Story = {
  ...scene(talk()),
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

const switching = new ScriptedClient(talk());

export const AgentChosen: Story = {
  render: (args) => <ChatWindow {...args} client={switching} renderComposer={() => <Composer client={switching} />} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Maya/ }));
    await expect(canvas.getByRole('group', { name: 'Agents' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(switching.calls).toContainEqual(['selectAgent', '8']);
  },
};

export const AgentsOpen: Story = {
  ...scene(scenes.talk),
  parameters: inModes('phone', 'wide'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Maya/ }));
    await expect(canvas.getByRole('group', { name: 'Agents' })).toBeVisible();
  },
};

export const Ending: Story = {
  ...scene(scenes.talk),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /End/ }));
    await expect(await canvas.findByRole('dialog', { name: 'End this chat?' })).toBeVisible();
  },
};

const failing = new ScriptedClient(talk());

export const Problem: Story = {
  render: (args) => <ChatWindow {...args} client={failing} renderComposer={() => <Composer client={failing} />} />,
  play: async ({ canvas }) => {
    const problem = { kind: 'tip', message: 'You are writing too fast. Please wait a moment.' } as const;
    await waitFor(() => {
      failing.fire('problem', problem);
      return expect(canvas.getByRole('alert')).toHaveTextContent('too fast');
    });
  },
};
