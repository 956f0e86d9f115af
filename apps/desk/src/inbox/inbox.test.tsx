import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { conversationRow } from '../testing/samples.ts';
import { Inbox } from './inbox.tsx';

describe('the inbox', () => {
  let server: DeskServer;

  beforeEach(() => {
    server = new DeskServer().answers('kefuapi/conversations', [
      conversationRow(1001, 'Luis', { unread: 2 }),
      conversationRow(1002, 'Priya', { last: { text: '1003', kind: 'product', fromAgent: true }, company: '' }),
      conversationRow(1003, 'Wen', { last: { text: 'Morning [em-smile]', kind: 'text', fromAgent: false } }),
    ]);
  });

  test('[R7.5] lists buyers with company, last message and unread count', async () => {
    const { container } = renderDesk(<Inbox current="1002" />);
    const luis = await screen.findByRole('link', { name: /^Luis/ });
    expect(luis).toHaveAccessibleName(/Moreno Glazing Co.*In black\?.*2 unread messages/);
    const priya = screen.getByRole('link', { name: /^Priya/ });
    expect(priya).toHaveAttribute('aria-current', 'page');
    expect(priya).toHaveTextContent('You: Product');
    expect(priya).not.toHaveTextContent('unread');
    expect(screen.getByRole('link', { name: /^Wen/ })).not.toHaveTextContent('em-smile');
    await expectNoAxeViolations(container);
  });

  test('arrows, Home and End move through the conversations, Enter opens one', async () => {
    const { user, addressShown } = renderDesk(<Inbox current={undefined} />);
    await screen.findByRole('link', { name: /^Luis/ });
    await user.tab();
    await user.tab();
    const focused = () => document.activeElement?.textContent;
    expect(focused()).toMatch(/Luis/);
    await user.keyboard('{ArrowUp}');
    expect(focused()).toMatch(/Luis/);
    await user.keyboard('{ArrowDown}');
    expect(focused()).toMatch(/Priya/);
    await user.keyboard('{End}{ArrowDown}');
    expect(focused()).toMatch(/Wen/);
    await user.keyboard('{Home}{Enter}');
    expect(addressShown()).toBe('/messages/1001');
  });

  test('searches on the server and reports no matches', async () => {
    const { user } = renderDesk(<Inbox current={undefined} />);
    await screen.findByRole('link', { name: /^Luis/ });
    server.answers('kefuapi/conversations', ({ search }: { search?: string }) =>
      search === 'priya' ? [conversationRow(1002, 'Priya')] : [],
    );
    const field = screen.getByRole('searchbox', { name: 'Search buyers and companies' });
    await user.type(field, 'priya');
    expect(await screen.findByRole('link', { name: /^Priya/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Luis/ })).not.toBeInTheDocument();
    await user.type(field, ' nobody');
    expect(await screen.findByText('No matches')).toBeVisible();
  });

  test('shows an empty state without conversations', async () => {
    server.answers('kefuapi/conversations', []);
    renderDesk(<Inbox current={undefined} />);
    expect(await screen.findByText('No conversations yet')).toBeVisible();
  });

  test('[R7.11] a failed load can be retried', async () => {
    server.isDownFor('kefuapi/conversations');
    const { user } = renderDesk(<Inbox current={undefined} />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answers('kefuapi/conversations', [conversationRow(1001, 'Luis')]);
    await user.click(again);
    expect(await screen.findByRole('link', { name: /^Luis/ })).toBeVisible();
  });

  test('markup in names and messages is shown as text', async () => {
    server.answers('kefuapi/conversations', [
      conversationRow(1001, '<img src=x onerror=alert(1)>', {
        last: { text: '<b>bold</b>', kind: 'text', fromAgent: false },
        company: '<script>',
      }),
    ]);
    const { container } = renderDesk(<Inbox current={undefined} />);
    expect(await screen.findByRole('link', { name: /onerror=alert/ })).toHaveTextContent('<b>bold</b>');
    expect(container.querySelector('b, script, img')).toBeNull();
  });
});
