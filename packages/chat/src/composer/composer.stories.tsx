import { inModes, sectionModes, type ComponentGuide } from '@rider/ui/docs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AnnouncerProvider } from '../announcer/index.ts';
import { GlyphButton } from '../glyph/index.ts';
import { inChatStory } from '../testing/in-chat-story.tsx';
import { ScriptedClient } from '../testing/scripted-client.ts';
import { memoryDrafts } from './drafts.ts';
import { Composer, type ComposerProps } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'The message editor: 162 px high, higher while pictures are attached. It works with the buyer’s and the agents’ client.',
  do: [
    'Pass storedDrafts, so that drafts survive closing and reloading, and call forgetDrafts when the user signs out.',
    'Confirm before you end a chat: onEnd only reports the click.',
    'Put further buttons into actions, and insert canned replies with insert of its ref.',
  ],
  dont: ['Do not clear or replace the text from outside: it belongs to the user.'],
  keyboard: [
    ['Enter', 'Sends; in the suggestions inserts the chosen emoji'],
    ['Shift+Enter', 'Starts a new line'],
    [': and characters', 'Suggests emoji; arrow keys choose, Tab inserts, Escape closes'],
    ['Backspace, Delete', 'Delete the code of an emoji as a whole'],
    ['Ctrl+Z', 'Undoes, also an inserted emoji and a sent text'],
  ],
  pattern: 'Listbox, with the focus in the text',
  anatomy: {
    Composer:
      'div data-component="chat-composer" (EmojiPicker, GlyphButton, input data-part="files", {actions}, Button data-part="end" (Glyph), div data-part="rejections" (ul (li), GlyphButton), ul data-part="tray" (li (img, GlyphButton)), div data-part="suggestions", textarea data-part="editor", p data-part="problem", p data-part="footnote", Button data-part="send", div data-part="drop")',
  },
};

const onEnd = fn();

const meta: Meta<typeof Composer> = {
  title: 'Chat/Composer',
  component: Composer,
  args: { onEnd },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'end', minBlockSize: 420, maxInlineSize: 730 }}>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            flex: '1 1 auto',
            minInlineSize: 0,
            outline: '1px solid var(--rd-color-line)',
          }}
        >
          <Story />
        </div>
      </div>
    ),
    inChatStory,
  ],
  parameters: { guide, ...inModes('wide') },
};
export default meta;
type Story = StoryObj<typeof Composer>;

interface Scene {
  text?: string;
  files?: readonly File[];
  client?: ScriptedClient;
}

/** A composer with its own client and drafts. */
function scene({ text = '', files = [], client = new ScriptedClient() }: Scene = {}) {
  const drafts = memoryDrafts();
  const { uid } = client.getSnapshot().agent ?? { uid: '' };
  drafts.write(uid, text);
  drafts.setPictures(
    uid,
    files.map((file, index) => ({ id: `staged-${index}`, file })),
  );
  const render = (args: ComposerProps) => (
    <AnnouncerProvider>
      <Composer {...args} client={client} drafts={drafts} />
    </AnnouncerProvider>
  );
  return { client, render };
}

/** Transparent pictures of one pixel; their content does not matter here. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);
const picture = (name: string) => new File([pixel], name, { type: 'image/png' });

const field = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('the composer has no field for files');
  return found;
};

const empty = scene();
export const Empty: Story = {
  render: empty.render,
  parameters: sectionModes,
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^(Send|发送)$/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /End|结束/ }));
    await expect(args.onEnd).toHaveBeenCalled();
  },
};

const written = scene({ text: 'Do the SH-90 hinges carry 45 kg [em-smile]?' });
export const Written: Story = {
  render: written.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(written.client.calls).toContainEqual(['sendText', 'Do the SH-90 hinges carry 45 kg [em-smile]?']);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.type(canvas.getByRole('textbox'), 'In brushed nickel, please.');
  },
};

const suggesting = scene();
export const Suggesting: Story = {
  render: suggesting.render,
  parameters: inModes('phone', 'wide', 'dark', 'forced'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Thank you :smi{ArrowDown}');
    await expect(canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  },
};

const pictured = scene({ text: 'These three', files: ['door.png', 'hinge.png', 'plan.png'].map(picture) });
export const PicturesAttached: Story = {
  render: pictured.render,
  parameters: sectionModes,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};

const rejecting = scene();
export const FilesRejected: Story = {
  render: rejecting.render,
  parameters: inModes('phone', 'wide', 'chinese', 'dark'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawing = new File(['<svg/>'], 'drawing.png', { type: 'image/png' });
    const huge = new File([pixel, new Uint8Array(6 * 1024 * 1024)], 'huge.png', { type: 'image/png' });
    await userEvent.upload(field(canvasElement), [drawing, huge, picture('door.png')]);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};

const nearLimit = scene({ text: `${'All we need is listed here. '.repeat(70)}` });
export const NearTheLimit: Story = { render: nearLimit.render };

const tooLong = scene({ text: 'All we need is listed here. '.repeat(80) });
export const TooLong: Story = {
  render: tooLong.render,
  parameters: inModes('phone', 'wide', 'chinese'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(tooLong.client.calls.filter(([name]) => name === 'sendText')).toEqual([]);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

class SignedOutClient extends ScriptedClient {
  override sendText(): boolean {
    return false;
  }
}
const signedOut = scene({ text: 'Are you there?', client: new SignedOutClient({ signedOut: true }) });
export const NotSent: Story = {
  render: signedOut.render,
  parameters: inModes('phone', 'wide', 'chinese'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('Are you there?');
  },
};

const withActions = scene();
export const HostsActions: Story = {
  render: withActions.render,
  args: { actions: <GlyphButton glyph="more" label="Canned replies" /> },
};
