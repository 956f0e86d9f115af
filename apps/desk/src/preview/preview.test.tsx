import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PreviewAtTime } from './preview-dialog.tsx';

const PATH = '/preview?token=secret&to=%2F';
const tab = { location: { assign: vi.fn<(path: string) => void>() }, close: vi.fn<() => void>() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('open', () => tab);
});

describe('[B15] a preview', () => {
  test('of a draft opens in a new tab, which closes after an error', async () => {
    const server = new DeskServer().answers('operator/previews', { path: PATH, until: 0 });
    const { user } = renderDesk(<PreviewButton getDraft={() => ({ kind: 'product', id: '7' })} savedOnly />);
    const button = screen.getByRole('button', { name: 'Preview' });
    await user.click(button);
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith(PATH));
    expect(server.requestsTo('operator/previews')).toEqual([{ draft: { kind: 'product', id: '7' }, at: null }]);
    server.rejects('operator/previews', 'Your role does not allow this.');
    await user.click(button);
    expect(await screen.findByText('Your role does not allow this.')).toBeVisible();
    expect(tab.close).toHaveBeenCalledOnce();
  });

  test('of the shop at a time is opened by keyboard, and its dialog closes', async () => {
    const server = new DeskServer().answers('operator/previews', { path: PATH, until: 0 });
    const { user } = renderDesk(<PreviewAtTime />);
    await user.click(screen.getByRole('button', { name: 'Preview at a time' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview at a time' });
    await expectNoAxeViolations(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
    expect((await within(dialog).findAllByText('Choose the day at which the shop is shown.')).at(-1)).toBeVisible();
    await user.click(within(dialog).getByRole('spinbutton', { name: /^day/i }));
    await user.keyboard('24122026');
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith(PATH));
    expect(server.requestsTo('operator/previews')).toEqual([{ draft: null, at: { day: '2026-12-24', time: '12:00' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
