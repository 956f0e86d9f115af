import { inModes, type ComponentGuide } from '@rider/ui/docs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inChatStory } from '../testing/in-chat-story.tsx';
import { EmojiPicker, type RecentStorage } from './index.ts';

const guide: ComponentGuide = {
  usage: 'A button that opens the sixty emoji of the chat. It is part of the composer.',
  do: [
    'Move the focus to the text after an emoji is chosen.',
    'Pass a storage: the picker then shows the eight most recent emoji.',
  ],
  dont: ['Do not offer emoji without a code: the other side could not show them.'],
  keyboard: [
    ['Enter, Space', 'On the button: opens; in the grid: inserts'],
    ['Arrow keys, Home, End, Page up, Page down', 'Move in the grid'],
    ['Ctrl+Home, Ctrl+End', 'Go to the first and the last emoji'],
    ['Characters', 'Search by name, in the language of the page or in English'],
    ['Escape', 'Closes and returns the focus to the button'],
  ],
  pattern: 'Grid, with one tab stop',
  anatomy: {
    EmojiPicker:
      'div data-component="chat-emoji-picker" (GlyphButton, input data-part="search", button data-part="emoji")',
  },
};

function storageWith(codes: string): RecentStorage {
  let saved = codes;
  return {
    getItem: () => saved,
    setItem: (_, value) => {
      saved = value;
    },
  };
}

const onPick = fn();

const meta: Meta<typeof EmojiPicker> = {
  title: 'Chat/Emoji picker',
  component: EmojiPicker,
  args: { onAction: onPick },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'end', minBlockSize: 460 }}>
        <Story />
      </div>
    ),
    inChatStory,
  ],
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof EmojiPicker>;

const fresh = storageWith('');
export const Open: Story = {
  args: { storage: fresh },
  parameters: inModes('phone', 'wide', 'chinese', 'dark', 'forced'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Emoji|表情/ }));
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getAllByRole('gridcell')[11]).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Recent: Story = {
  args: { storage: storageWith('em-joy em-wink em-sunglasses em-heart_eyes') },
  parameters: inModes('phone', 'wide'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Emoji' }));
    const row = await canvas.findByRole('row', { name: 'Recently used' });
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
  },
};

export const Searched: Story = {
  args: { storage: storageWith('') },
  play: async ({ canvas, args, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Emoji' }));
      await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
    };
    // A picker that is reopened before it has closed still has its search.
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await open();
    await userEvent.keyboard('kiss');
    await expect(canvas.getByRole('searchbox')).toHaveValue('kiss');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Emoji' })).toHaveFocus();
    await isClosed();
    await open();
    await userEvent.keyboard('kiss{Enter}');
    await expect(args.onAction).toHaveBeenCalled();
    await isClosed();
    await open();
    await userEvent.keyboard('kiss');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('kiss'));
    await waitFor(() => expect(canvas.getAllByRole('gridcell').length).toBeLessThan(10));
  },
};

export const NothingFound: Story = {
  args: { storage: storageWith('') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Emoji' }));
    await waitFor(() => expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('spanner');
    await expect(await canvas.findByText('No matching emoji.')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('spanner');
  },
};
