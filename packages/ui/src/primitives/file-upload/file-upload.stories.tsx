import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes, primitiveModes, type ComponentGuide } from '../../../docs/index.ts';
import { AvatarUpload, FileUpload, UploadError, type UploadPicture } from './index.ts';

const guide: ComponentGuide = {
  usage:
    'For pictures that go with a form: of damage, of an installed product, of a license. AvatarUpload is its variant for exactly one picture. The host brings `upload`; what is posted are the addresses.',
  do: [
    'Reject with an UploadError where the server says why: its words are shown at the picture.',
    'Hold the form’s button with onPendingChange while pictures are on their way.',
    'Take addresses and files under the same name on the server: without script the files come themselves.',
  ],
  dont: [
    'Do not trust the browser’s check: the server judges the content again.',
    'Do not upload before the buyer chose.',
  ],
  keyboard: [
    ['Enter, Space', 'On the field: opens the file picker. On a button: moves, removes or retries its picture'],
    ['Ctrl + V', 'Pastes a picture while the focus is inside'],
    ['Tab', 'Moves through the pictures’ buttons; after a removal the focus moves to the neighbour'],
  ],
  pattern: 'Button',
  anatomy: {
    AvatarUpload:
      'Field (div data-component="avatar-upload" (Icon, img, label data-part="zone", input, progress, span data-part="upload-state", Button))',
    FileUpload:
      'span data-part="counter", Field (div data-component="file-upload" (ol (li data-part="picture" (img, progress, span data-part="upload-state", IconButton, Button, IconButton data-part="remove")), label data-part="zone" (Icon), input))',
  },
};

/** A PNG of 16 × 16 px. Bytes after its end make another file and are not displayed. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAABlBMVEXk6OpGVFxBybnkAAAAGUlEQVR42mNgIAYwwgEJAqg0rQRIdhh+AAAtsABVuAnWewAAAABJRU5ErkJggg==';

function picture(name: string): File {
  const bytes = Uint8Array.from(atob(PICTURE), (character) => character.charCodeAt(0));
  return new File([bytes, name], name, { type: 'image/png' });
}

const photos = ['hinge-wall-full-ch', 'hinge-180-ch', 'hinge-wall-full-mb'].map(
  (name) => `/media/products/small/${name}.webp`,
);

const uploaded: UploadPicture = () => Promise.resolve({ url: photos[1] ?? '' });
const reject: UploadPicture = () => Promise.reject(new UploadError('The store is full. Try again later.'));
/** Stops at 60 %. */
const held: UploadPicture = (_file, { onProgress }) => {
  onProgress(0.6);
  return new Promise(() => undefined);
};

const meta: Meta<typeof FileUpload> = {
  title: 'Forms/File upload',
  component: FileUpload,
  subcomponents: { AvatarUpload },
  args: {
    label: 'Photos',
    name: 'photos',
    maxFiles: 3,
    upload: uploaded,
    onValueChange: fn<(urls: readonly string[]) => void>(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  parameters: { guide, ...primitiveModes },
};
export default meta;
type Story = StoryObj<typeof FileUpload>;

export const Empty: Story = {};

export const Upload: Story = {
  args: { defaultValue: photos.slice(0, 1) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Photos/), picture('front-door.png'));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(photos.slice(0, 2)));
    await expect(await canvas.findByRole('img', { name: 'front-door.png' })).toBeVisible();
  },
  parameters: inModes('wide'),
};

export const Filled: Story = {
  args: { defaultValue: photos },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move Picture 1 later' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([photos[1], photos[0], photos[2]]);
    await expect(canvas.getByRole('button', { name: 'Move Picture 2 later' })).toHaveFocus();
  },
};

export const FilesRejected: Story = {
  play: async ({ canvas, userEvent }) => {
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/Photos/), drawing);
    await expect(
      await canvas.findByText(/“drawing.png” was not added/, { selector: '[data-part="error"]' }),
    ).toBeVisible();
  },
};

export const Uploading: Story = {
  args: { upload: held },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Photos/), [picture('hinge.png'), picture('front-door.png')]);
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading hinge.png' })).toBeVisible();
    await expect(canvas.getByText('Waiting')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { upload: reject },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Photos/), picture('hinge.png'));
    await expect(await canvas.findByRole('button', { name: 'Retry hinge.png' })).toBeVisible();
  },
};

export const Rejected: Story = {
  args: { required: true, error: 'Please add a photo.' },
  parameters: inModes('wide'),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: photos.slice(0, 2) } };

export const Narrow: Story = {
  args: { defaultValue: photos, description: 'Of the damage and of the label on the box.' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  parameters: inModes('wide', 'chinese'),
};

export const Avatar: Story = {
  render: () => (
    <AvatarUpload
      label="Portrait"
      name="avatar"
      upload={uploaded}
      defaultValue="/media/people/customer-1.svg"
      maxMegabytes={2}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture' }));
    await expect(canvas.getByLabelText(/Portrait/)).toHaveFocus();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const AvatarFilled: Story = {
  render: () => (
    <AvatarUpload label="Portrait" name="avatar" upload={uploaded} defaultValue="/media/people/customer-1.svg" />
  ),
};
