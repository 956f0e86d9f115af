import { expectNoAxeViolations } from '@rider/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SignedIn } from '../session/agent.tsx';
import { scriptedLine } from '../testing/agent-line.ts';
import { DeskServer, SIGNED_OUT } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { conversationRow, MAYA_ROW } from '../testing/samples.ts';
import { Bar } from './bar.tsx';

describe('the desk’s bar', () => {
  let server: DeskServer;

  beforeEach(() => {
    server = new DeskServer()
      .answers('kefuapi/me', MAYA_ROW)
      .answers('kefuapi/conversations', [
        conversationRow(1001, 'Luis', { unread: 2 }),
        conversationRow(1002, 'Priya', { unread: 1 }),
      ]);
  });

  afterEach(() => void vi.unstubAllGlobals());

  const openBar = async () => {
    const chat = scriptedLine();
    const view = renderDesk(
      <SignedIn>
        <Bar chat={chat} />
      </SignedIn>,
    );
    return { ...view, ...chat, available: await screen.findByRole('switch', { name: 'Available' }) };
  };

  test('[R7.5] shows the unread count of all conversations', async () => {
    const { container } = await openBar();
    expect(await screen.findByRole('link', { name: /Messages.*3 unread messages/ })).toHaveAttribute(
      'href',
      '/messages',
    );
    await expectNoAxeViolations(container);
  });

  test('[B15] shows the sections that the role may use', async () => {
    await openBar();
    expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull();
    cleanup();
    server.answers('kefuapi/me', { ...MAYA_ROW, staffRole: 'owner' });
    const { user, addressShown } = await openBar();
    await user.click(screen.getByRole('link', { name: 'Audit log' }));
    expect(addressShown()).toBe('/log');
    expect(await screen.findByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /Messages/ })).not.toHaveAttribute('aria-current');
  });

  test('[B15] the open section scrolls into view when it opens, and not again when the bar shows new answers', async () => {
    server.answers('kefuapi/me', { ...MAYA_ROW, staffRole: 'owner' }).answers('kefuapi/available', null);
    const { user, available } = await openBar();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    await user.click(screen.getByRole('link', { name: 'Audit log' }));
    expect(scroll).toHaveBeenCalledTimes(1);
    await user.click(available);
    expect(available).toBeChecked();
    expect(scroll).toHaveBeenCalledTimes(1);
    scroll.mockRestore();
  });

  test('[B15] groups the sections under headings, without those that have none', async () => {
    server.answers('kefuapi/me', { ...MAYA_ROW, staffRole: 'warehouse' });
    await openBar();
    const linksOf = (group: string) =>
      within(screen.getByRole('list', { name: group }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(linksOf('Chat')).toEqual(['/messages']);
    expect(linksOf('Sell')).toEqual(['/orders']);
    expect(screen.queryByRole('list', { name: 'Money' })).toBeNull();
  });

  test('[B15] opens the navigation in a drawer, which closes when a link is followed', async () => {
    const { user, addressShown } = await openBar();
    const button = await screen.findByRole('button', { name: /^Sections.*3 unread messages$/ });
    await user.click(button);
    const drawer = screen.getByRole('dialog', { name: 'Sections' });
    await expectNoAxeViolations(drawer);
    await user.click(within(drawer).getByRole('link', { name: /Messages/ }));
    expect(drawer).not.toBeInTheDocument();
    await user.click(button);
    await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Feedback' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(addressShown()).toBe('/feedback');
  });

  test('sends the agent’s availability', async () => {
    server.answers('kefuapi/online', null);
    const { user, available } = await openBar();
    await user.click(available);
    expect(available).not.toBeChecked();
    await user.click(available);
    expect(available).toBeChecked();
    expect(server.requestsTo('kefuapi/online')).toEqual([{ online: 0 }, { online: 1 }]);
  });

  test('rolls back the switch when the request fails', async () => {
    server.isDownFor('kefuapi/online');
    const { user, available } = await openBar();
    await user.click(available);
    expect(await screen.findByText(/is not responding right now/)).toBeVisible();
    expect(available).toBeChecked();
  });

  test('[R7.8] mutes the sound', async () => {
    const { user, client } = await openBar();
    await user.click(screen.getByRole('button', { name: 'Maya Lindqvist' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Turn sound off' }));
    expect(client.calls).toContainEqual(['setMuted', true]);
    await user.click(screen.getByRole('button', { name: 'Maya Lindqvist' }));
    expect(await screen.findByRole('menuitem', { name: 'Turn sound on' })).toBeVisible();
  });

  test('[R7.8] shows desktop notifications once the agent allows them', async () => {
    const permit = vi.fn<() => Promise<NotificationPermission>>(() => Promise.resolve('granted'));
    const Permitted = Object.assign(vi.fn(), { permission: 'default', requestPermission: permit });
    vi.stubGlobal('Notification', Permitted);
    const { user } = await openBar();
    await user.click(screen.getByRole('button', { name: 'Maya Lindqvist' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Turn desktop notifications on' }));
    expect(permit).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Maya Lindqvist' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Turn desktop notifications off' }));
    expect(localStorage.getItem('rider-chat:notify')).toBe('0');
  });

  test('signs out and shows the sign-in', async () => {
    server.answers('kefuapi/logout', null);
    const { user } = await openBar();
    await user.click(screen.getByRole('button', { name: 'Maya Lindqvist' }));
    const signOut = await screen.findByRole('menuitem', { name: 'Sign out' });
    server.rejects('kefuapi/me', 'Please login', SIGNED_OUT);
    await user.click(signOut);
    expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  });

  test('stays signed in when the server does not answer the sign-out', async () => {
    server.isDownFor('kefuapi/logout');
    const { user } = await openBar();
    await user.click(screen.getByRole('button', { name: 'Maya Lindqvist' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(await screen.findByText(/is not responding right now/)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Available' })).toBeVisible();
  });
});
