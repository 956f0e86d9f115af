import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { Announcer } from '../announcer/index.ts';
import { Form } from '../form/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { AvatarUpload, FileUpload, UploadError, type FileUploadProps, type UploadPicture } from './index.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];

function picture(name: string, { head = PNG, size = 32, mark = name.length } = {}) {
  const bytes = new Uint8Array(size).fill(mark);
  bytes.set(head);
  return new File([bytes], name, { type: 'image/png' });
}

const upload: UploadPicture = ({ name }) => Promise.resolve({ url: `/uploads/${name}` });
const release = vi.fn<(url: string) => void>();

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:preview-${(made += 1)}`;
  URL.revokeObjectURL = release;
  release.mockReset();
});

function renderUpload(props: Partial<FileUploadProps> = {}, locale: 'en-US' | 'zh-CN' = 'en-US') {
  const given = renderUi(
    <form>
      <Announcer />
      <FileUpload label="Photos" name="photos" maxFiles={3} upload={upload} {...props} />
    </form>,
    { locale },
  );
  const posted = () => new FormData(given.container.querySelector('form') as HTMLFormElement).getAll('photos');
  // The file dialog filters by type, but users can disable that.
  return { ...given, user: userEvent.setup({ applyAccept: false }), posted };
}

const input = () => screen.getByLabelText(/Photos/);
const names = () => screen.queryAllByRole('img').map((each) => each.getAttribute('alt'));
const announced = () => screen.getByRole('status').textContent;

/** An upload that the test completes. */
function heldUpload() {
  const calls: { file: File; signal: AbortSignal; progress: (part: number) => void; done: (url: string) => void }[] =
    [];
  const held: UploadPicture = (file, { signal, onProgress }) =>
    new Promise((resolve) => calls.push({ file, signal, progress: onProgress, done: (url) => resolve({ url }) }));
  return { calls, held };
}

describe('choosing', () => {
  test('[R5.4] uploads JPG and PNG and posts their addresses in the order of choosing', async () => {
    const onValueChange = vi.fn<(urls: readonly string[]) => void>();
    const { user, container, posted } = renderUpload({ onValueChange });
    await user.upload(input(), [picture('a.png'), picture('bb.jpg', { head: JPEG })]);
    await waitFor(() => expect(posted()).toEqual(['/uploads/a.png', '/uploads/bb.jpg']));
    expect(onValueChange).toHaveBeenLastCalledWith(['/uploads/a.png', '/uploads/bb.jpg']);
    expect(screen.getByText('2 of 3 pictures')).toBeVisible();
    expect(names()).toEqual(['a.png', 'bb.jpg']);
    expect(announced()).toContain('bb.jpg uploaded.');
    await expectNoAxeViolations(container);
  });

  test('[R5.4] checks the type by content, and size, duplicates and number, each with its message', async () => {
    const sent = vi.fn(upload);
    const { user, container } = renderUpload({ upload: sent, maxMegabytes: 1, maxFiles: 2 });
    await user.upload(input(), [
      new File(['<svg/>'], 'drawing.png', { type: 'image/png' }),
      picture('huge.png', { size: 1024 * 1024 + 1 }),
      picture('one.png', { mark: 1 }),
      picture('copy-of-one.png', { mark: 1 }),
      picture('two.png', { mark: 2 }),
      picture('three.png', { mark: 3 }),
    ]);
    const list = await screen.findByText(/drawing\.png/, { selector: 'li' });
    expect(
      within(list.closest('ul') as HTMLElement)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([
      '“drawing.png” was not added. Uploaded pictures can only be in JPG or PNG format!',
      '“huge.png” was not added: it is larger than 1 MB.',
      '“copy-of-one.png” was not added: this picture was already added.',
      '“three.png” was not added. Upload up to 2 pictures.',
    ]);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(/drawing\.png/);
    await waitFor(() => expect(sent.mock.calls.map(([file]) => file.name)).toEqual(['one.png', 'two.png']));
    expect(announced()).toContain('drawing.png');
    await expectNoAxeViolations(container);
  });

  test('accepts dropped and pasted files', async () => {
    const { container, posted } = renderUpload();
    const zone = container.querySelector('[data-part="zone"]') as HTMLElement;
    fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'], files: [] } });
    expect(zone).toHaveAttribute('data-state', 'over');
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [picture('dropped.png')] } });
    expect(zone).not.toHaveAttribute('data-state');
    fireEvent.paste(input(), { clipboardData: { types: ['Files'], files: [picture('pasted-one.png')] } });
    await waitFor(() => expect(posted()).toEqual(['/uploads/dropped.png', '/uploads/pasted-one.png']));
  });

  test('ignores a picture pasted along with text', () => {
    renderUpload();
    const clipboardData = { types: ['text/plain', 'Files'], files: [picture('cells.png')] };
    expect(fireEvent.paste(input(), { clipboardData })).toBe(true);
  });

  test('[R5.4] a full field has no picker and says so', async () => {
    const { user, container } = renderUpload({ defaultValue: ['/1.png', '/2.png', '/3.png'] }, 'zh-CN');
    const opened = vi.fn<(event: Event) => void>();
    container.addEventListener('click', opened);
    await user.click(input());
    expect(opened.mock.calls.at(-1)?.[0]).toHaveProperty('defaultPrevented', true);
    expect(screen.getByText('最多 3 张图片，删除一张后可再添加。')).toBeVisible();
    await expectNoAxeViolations(container);
  });
});

describe('on the way', () => {
  test('uploads one at a time with progress; removing one aborts it and revokes its preview', async () => {
    const { calls, held } = heldUpload();
    const onPendingChange = vi.fn<(busy: boolean) => void>();
    const { user, container, posted } = renderUpload({ upload: held, onPendingChange });
    await user.upload(input(), [picture('a.png'), picture('bb.png')]);
    const bar = await screen.findByRole('progressbar', { name: 'Uploading a.png' });
    expect(screen.getByText('Waiting')).toBeVisible();
    calls[0]?.progress(0.4);
    await waitFor(() => expect(bar).toHaveAttribute('value', '0.4'));
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(release).toHaveBeenCalledWith('blob:preview-1');
    await screen.findByRole('progressbar', { name: 'Uploading bb.png' });
    calls[0]?.done('/late.png');
    calls[1]?.done('/bb.png');
    await waitFor(() => expect(posted()).toEqual(['/bb.png']));
    await waitFor(() => expect(onPendingChange.mock.calls).toEqual([[true], [false]]));
  });

  test('[R7.10] a failed upload shows the server’s message and can be retried', async () => {
    const flaky = vi
      .fn<UploadPicture>()
      .mockRejectedValueOnce(new UploadError('The disk is full.'))
      .mockImplementation(upload);
    const { user, container, posted } = renderUpload({ upload: flaky });
    await user.upload(input(), picture('a.png'));
    expect(await screen.findByText('Upload failed. The disk is full.')).toBeVisible();
    expect(announced()).toContain('a.png was not uploaded. The disk is full.');
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Retry a.png' }));
    await waitFor(() => expect(posted()).toEqual(['/uploads/a.png']));
  });

  test('unmounting aborts uploads and revokes previews', async () => {
    const { calls, held } = heldUpload();
    const { user, unmount } = renderUpload({ upload: held });
    await user.upload(input(), [picture('a.png'), picture('bb.png')]);
    await screen.findByRole('progressbar');
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(release.mock.calls).toEqual([['blob:preview-1'], ['blob:preview-2']]);
  });
});

describe('what is there', () => {
  test('can be reordered by keyboard, announced, with the focus preserved', async () => {
    const { user, posted } = renderUpload({ defaultValue: ['/1.png', '/2.png', '/3.png'] });
    screen.getByRole('button', { name: 'Move Picture 1 later' }).focus();
    await user.keyboard('{Enter}');
    expect(posted()).toEqual(['/2.png', '/1.png', '/3.png']);
    expect(announced()).toBe('Picture 1 is now number 2 of 3.');
    expect(screen.getByRole('button', { name: 'Move Picture 2 later' })).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(posted()).toEqual(['/2.png', '/3.png', '/1.png']);
    expect(screen.getByRole('button', { name: 'Move Picture 3 later' })).toHaveFocus();
  });

  test('can be removed by keyboard; the focus moves to the neighbour, finally to the input', async () => {
    const { user, posted } = renderUpload({ defaultValue: ['/1.png', '/2.png'] });
    screen.getByRole('button', { name: 'Remove Picture 2' }).focus();
    await user.keyboard('{Enter}');
    expect(posted()).toEqual(['/1.png']);
    expect(screen.getByRole('button', { name: 'Remove Picture 1' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(posted()).toEqual([]);
    expect(input()).toHaveFocus();
  });

  test('controlled: shows and posts the host’s value, and reports changes', async () => {
    const onValueChange = vi.fn<(urls: readonly string[]) => void>();
    const { user, posted } = renderUpload({ value: ['/1.png', '/2.png'], onValueChange });
    await user.click(screen.getByRole('button', { name: 'Remove Picture 1' }));
    expect(onValueChange).toHaveBeenCalledWith(['/2.png']);
    expect(posted()).toEqual(['/1.png', '/2.png']);
  });

  test('disabled: has no buttons and posts nothing', () => {
    const { posted } = renderUpload({ defaultValue: ['/1.png'], disabled: true });
    expect(screen.queryByRole('button')).toBeNull();
    expect(input()).toBeDisabled();
    expect(posted()).toEqual([]);
  });
});

test('[R5.3] shows the form’s error until the first picture', async () => {
  const { user } = renderUi(
    <Form errors={{ photos: 'Please add a photo.' }}>
      <FileUpload label="Photos" name="photos" maxFiles={3} upload={upload} required />
    </Form>,
  );
  await user.click(screen.getByRole('link', { name: 'Please add a photo.' }));
  expect(input()).toHaveFocus();
  expect(input()).toHaveAccessibleDescription(/Please add a photo/);
  await user.upload(input(), picture('a.png'));
  await waitFor(() => expect(input()).not.toHaveAccessibleDescription(/Please add a photo/));
});

test('without script it is a native file input', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={english}>
      <FileUpload label="Photos" name="photos" maxFiles={3} upload={upload} defaultValue={['/1.png']} />
    </IntlProvider>,
  );
  expect(html).toMatch(/<input [^>]*type="file" [^>]*name="photos"/);
  expect(html).toContain('<input type="hidden" name="photos" value="/1.png"/>');
  expect(html).not.toContain('<button');
});

describe('AvatarUpload', () => {
  test('a new picture replaces the old one, and can be removed', async () => {
    const onValueChange = vi.fn<(url: string) => void>();
    const { user, container } = renderUi(
      <form>
        <AvatarUpload
          label="Portrait"
          name="avatar"
          upload={upload}
          defaultValue="/me.png"
          onValueChange={onValueChange}
        />
      </form>,
    );
    const posted = () => new FormData(container.querySelector('form') as HTMLFormElement).getAll('avatar');
    expect(screen.getByRole('img', { name: 'Chosen picture' })).toHaveAttribute('src', '/me.png');
    await user.upload(screen.getByLabelText(/Portrait/), picture('new.png'));
    await waitFor(() => expect(posted()).toEqual(['/uploads/new.png']));
    expect(onValueChange).toHaveBeenLastCalledWith('/uploads/new.png');
    await expectNoAxeViolations(container);
    screen.getByRole('button', { name: 'Remove the picture' }).focus();
    await user.keyboard('{Enter}');
    expect(posted()).toEqual([]);
    expect(release).toHaveBeenCalledWith('blob:preview-1');
    expect(screen.getByLabelText(/Portrait/)).toHaveFocus();
  });
});
