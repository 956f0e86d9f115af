import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DANIEL, expectNoAxeViolations, ScriptedClient } from '../testing/index.ts';
import { box, renderComposer } from './render-composer.tsx';

describe('pictures in the composer', () => {
  const png = (name: string, size = 64) => {
    const bytes = new Uint8Array(size);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return new File([bytes], name, { type: 'image/png' });
  };
  const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
  const filesInput = () => document.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail('no field');
  const tray = () => screen.findByRole('list', { name: 'Pictures to send' });

  test('[R7.10] shows previews that can be removed, and sends pictures before the text', async () => {
    const { client, user, container } = renderComposer();
    const [one, two, three] = [png('one.png'), jpeg('two.jpg'), png('three.png')];
    await user.upload(filesInput(), [one, two, three]);
    expect(within(await tray()).getAllByRole('img')).toHaveLength(3);
    await waitFor(() => expect(box()).toHaveFocus());
    expect(screen.getByText('3 pictures ready to send')).toBeInTheDocument();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Remove two.jpg' }));
    await user.type(box(), 'Which of these?{Enter}');
    const calls = client.calls.filter(([name]) => name !== 'typing');
    expect(calls).toEqual([
      ['sendImage', one],
      ['sendImage', three],
      ['sendText', 'Which of these?'],
    ]);
    expect(screen.queryByRole('list', { name: 'Pictures to send' })).not.toBeInTheDocument();
  });

  test.each([
    ['en-US', 'drawing.png: only JPG and PNG can be uploaded.'],
    ['zh-CN', 'drawing.png：上传图片只能是 JPG、PNG 格式。'],
  ] as const)('[R7.10] checks the content of a file and shows the error in %s', async (locale, words) => {
    const { user, container } = renderComposer({}, locale);
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.png', { type: 'image/png' });
    await user.upload(filesInput(), svg);
    expect(await screen.findByText(words, { selector: 'li' })).toBeVisible();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: locale === 'zh-CN' ? '知道了' : 'Dismiss' }));
    expect(screen.queryByText(words, { selector: 'li' })).not.toBeInTheDocument();
  });

  test('[R7.10] rejects pictures that are too large or too many, and accepts the rest', async () => {
    const { user } = renderComposer();
    const ten = Array.from({ length: 10 }, (_, index) => png(`${index}.png`));
    await user.upload(filesInput(), [png('huge.png', 5 * 1024 * 1024 + 1), ...ten]);
    expect(within(await tray()).getAllByRole('img')).toHaveLength(9);
    expect(screen.getByText('huge.png is 5.1 MB. The limit is 5 MB per picture.')).toBeVisible();
    expect(screen.getByText('9.png was not added: up to 9 pictures at a time.')).toBeVisible();
  });

  test('accepts pasted and dropped pictures on the editor only; pasted text takes precedence', async () => {
    renderComposer();
    fireEvent.paste(box(), { clipboardData: { files: [png('shot.png')], types: ['Files'] } });
    expect(await screen.findByRole('img', { name: 'shot.png' })).toBeInTheDocument();
    const withText = createEvent.paste(box(), {
      clipboardData: { files: [png('cells.png')], types: ['text/plain', 'Files'] },
    });
    fireEvent(box(), withText);
    expect(withText.defaultPrevented).toBe(false);
    const over = { dataTransfer: { files: [jpeg('plan.jpg')], types: ['Files'] } };
    fireEvent.dragOver(box(), over);
    expect(screen.getByText('Drop pictures here')).toBeInTheDocument();
    fireEvent.drop(box(), over);
    expect(await screen.findByRole('img', { name: 'plan.jpg' })).toBeInTheDocument();
    expect(screen.queryByText('Drop pictures here')).not.toBeInTheDocument();
    const elsewhere = createEvent.drop(document.body, over);
    fireEvent(document.body, elsewhere);
    expect(elsewhere.defaultPrevented).toBe(false);
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  test('stay with their agent, and survive the window', async () => {
    const client = new ScriptedClient();
    const first = renderComposer({ client });
    await first.user.upload(filesInput(), png('mine.png'));
    await tray();
    await first.user.tab();
    act(() => client.show({ agent: DANIEL }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    act(() => client.show({ agent: client.getSnapshot().agents[0] ?? null }));
    first.unmount();
    renderComposer({ client });
    expect(screen.getByRole('img', { name: 'mine.png' })).toBeInTheDocument();
  });
});
