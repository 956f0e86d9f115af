import { inModes, type ComponentGuide } from '@rider/ui/docs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { waitForOverscan } from '../testing/wait-for-overscan.ts';
import { inChatStory } from '../testing/in-chat-story.tsx';
import { aMessage, aSnapshot, conversationOf } from '../testing/samples.ts';
import { ScriptedClient } from '../testing/scripted-client.ts';
import { MessageList } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'The messages of a conversation, oldest first, in a box that fills the remaining height. Of a long list only rows near the viewport are rendered.',
  do: [
    'Put it into a column that gives it a height.',
    'Render it below `AnnouncerProvider`, which announces new messages.',
  ],
  dont: [
    'Do not scroll it from outside: it preserves the reading position, follows the end, and scrolls to messages that the reader sends.',
  ],
  keyboard: [
    ['Tab', 'Reaches one message, the newest first'],
    ['Arrow up and down, Home, End', 'Move between messages'],
    ['Page up', 'Loads older messages'],
  ],
  anatomy: {
    MessageList:
      'div data-component="chat-message-list" (div data-part="history" (Button), ul (MessageRow)), button data-part="to-end" (Glyph), div data-part="typing", div data-part="history" (Button), Skeleton',
  },
};

const meta: Meta<typeof MessageList> = {
  title: 'Chat/Message list',
  component: MessageList,
  decorators: [
    inChatStory,
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 480, maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof MessageList>;

/** Resolves after the scroll event and before the paint, where missing rows would be visible. */
const scrollTo = async (region: HTMLElement, top: number) => {
  const scrolled = new Promise((resolve) => region.addEventListener('scroll', resolve, { once: true }));
  region.scrollTop = top;
  await scrolled;
};

const listIn = (region: HTMLElement) => within(region).getAllByRole('listitem');

const topOf = (region: HTMLElement, key: string) => {
  const row = listIn(region).find(({ dataset }) => dataset['key'] === key);
  return row?.getBoundingClientRect().top ?? Number.NaN;
};

const growing = new ScriptedClient(aSnapshot({ messages: conversationOf(40, 41), history: 'partial' }));

/** Prepending older messages preserves the reading position, also when the list becomes virtual. */
export const KeepsReadingPosition: Story = {
  render: () => <MessageList client={growing} />,
  play: async ({ canvas }) => {
    growing.show({ messages: conversationOf(40, 41) });
    const region = canvas.getByRole('region');
    await scrollTo(region, 10);
    await expect(growing.calls).toContainEqual(['loadOlder']);
    const before = topOf(region, '43');
    growing.show({ messages: conversationOf(60, 21) });
    await waitFor(() => expect(listIn(region)[0]).toHaveAttribute('aria-setsize', '60'));
    await expect(Math.abs(topOf(region, '43') - before)).toBeLessThan(1.5);
  },
};

const long = new ScriptedClient(aSnapshot({ messages: conversationOf(10_000), history: 'partial' }));

/** Ten thousand messages: few are rendered, and every jump soon shows some. */
export const TenThousand: Story = {
  render: () => <MessageList client={long} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    for (const part of [0.5, 0.1, 0.9, 1]) {
      await scrollTo(region, region.scrollHeight * part);
      const rows = listIn(region);
      const { top, bottom } = region.getBoundingClientRect();
      await expect(rows[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(top);
      await expect(rows.at(-1)?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(bottom - 1);
      await waitForOverscan(region);
    }
  },
};

const written = conversationOf(40);
const busy = new ScriptedClient(aSnapshot({ messages: written }));

/** A user who scrolled up sees how many messages arrived, and can jump to them. */
export const NewMessages: Story = {
  render: () => <MessageList client={busy} />,
  play: async ({ canvas }) => {
    busy.show({ messages: written });
    const region = canvas.getByRole('region');
    await scrollTo(region, 300);
    const fresh = [1, 2, 3].map((turn) => aMessage(100 + turn, `News ${turn}`, { minute: 200 + turn }));
    busy.show({ messages: [...written, ...fresh] });
    await expect(await canvas.findByRole('button', { name: '3 new messages' })).toBeVisible();
    await expect(region.scrollTop).toBe(300);
  },
};
