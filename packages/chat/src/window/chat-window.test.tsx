import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import {
  aMessage,
  conversationOf,
  DANIEL,
  expectNoAxeViolations,
  MAYA,
  renderChat,
  ScriptedClient,
} from '../testing/index.ts';
import { ChatWindow } from './index.ts';

const composer = (onEnd: () => void) => (
  <>
    <textarea aria-label="Write" />
    <button type="button" onClick={onEnd}>
      End
    </button>
  </>
);

/** A page with a button that opens the chat, as a host has. */
function Page({ client }: { client: ScriptedClient }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Chat
      </button>
      {isOpen && (
        <ChatWindow
          client={client}
          onClose={() => setOpen(false)}
          contact={<a href="tel:1">Call us</a>}
          renderComposer={composer}
        />
      )}
    </>
  );
}

async function openPage(snapshot: ConstructorParameters<typeof ScriptedClient>[0], locale?: 'zh-CN') {
  const client = new ScriptedClient(snapshot);
  const view = renderChat(<Page client={client} />, locale);
  await view.user.click(screen.getByRole('button', { name: 'Chat' }));
  return { client, ...view };
}

const dialog = () => screen.getByRole('dialog', { name: /Maya Lindqvist/ });

test('[R7.11] offers other ways of contact after a minute without a connection, and preserves the draft', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const client = new ScriptedClient({ connection: 'connecting', wasOnline: false, messages: conversationOf(3) });
  const { user } = renderChat(<Page client={client} />);
  await user.click(screen.getByRole('button', { name: 'Chat' }));
  await user.type(screen.getByRole('textbox', { name: 'Write' }), 'Do you have 10 mm clamps?');
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('link', { name: 'Call us' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Write' })).toHaveValue('Do you have 10 mm clamps?');
  vi.useRealTimers();
});

test('[R7.2] on a translated page the title becomes a button when more agents come', async () => {
  const { client } = await openPage({ agent: null, agents: [] });
  expect(screen.getByRole('heading', { name: 'Customer service' })).toBeVisible();
  act(() => client.show({ agent: MAYA, agents: [MAYA, DANIEL] }));
  expect(screen.getByRole('button', { name: /Maya Lindqvist/ })).toBeVisible();
});

describe('opening and closing', () => {
  test('[R7.1] opens the conversation in a non-modal dialog named for the agent', async () => {
    const { client, container } = await openPage({ messages: conversationOf(3), announcement: '<p>Open till six</p>' });
    expect(dialog()).toHaveAccessibleName('Chat with Maya Lindqvist');
    expect(dialog()).not.toHaveAttribute('aria-modal');
    expect(client.calls).toEqual([['open']]);
    await expectNoAxeViolations(container);
  });

  test('moves the focus to the editor, and back to the opener', async () => {
    const { client, user } = await openPage({ messages: conversationOf(3) });
    expect(screen.getByRole('textbox')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Chat' })).toHaveFocus();
    expect(client.calls.at(-1)).toEqual(['close']);
  });

  test('[R7.2] the close button returns the focus too', async () => {
    const { user } = await openPage({});
    await user.click(screen.getByRole('button', { name: 'Close the chat' }));
    expect(screen.getByRole('button', { name: 'Chat' })).toHaveFocus();
  });

  test('Escape closes popovers of the window first', async () => {
    const { user } = await openPage({ messages: conversationOf(3) });
    const switcher = screen.getByRole('button', { name: /Maya/ });
    await user.click(switcher);
    expect(switcher).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
  });

  test('Escape that cancels a composition closes nothing', async () => {
    await openPage({ messages: conversationOf(3) });
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true });
    act(() => void screen.getByRole('textbox').dispatchEvent(escape));
    expect(dialog()).toBeVisible();
  });
});

describe('the header', () => {
  test('[R7.2] mutes and shows it', async () => {
    const { client, user } = await openPage({});
    const mute = screen.getByRole('button', { name: 'Mute sounds' });
    expect(mute).toHaveAttribute('aria-pressed', 'false');
    await user.click(mute);
    expect(mute).toHaveAttribute('aria-pressed', 'true');
    expect(client.calls.at(-1)).toEqual(['setMuted', true]);
  });

  test('[R7.6] switches to another agent by keyboard', async () => {
    const { client, user } = await openPage({});
    screen.getByRole('button', { name: /Maya/ }).focus();
    await user.keyboard('{Enter}');
    const list = screen.getByRole('group', { name: 'Agents' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['MLMaya LindqvistOnline', 'DODaniel OkaforAway', '静陈静']);
    expect(within(list).getByRole('button', { current: true })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(client.calls.at(-1)).toEqual(['selectAgent', DANIEL.uid]);
    expect(screen.getByRole('button', { name: /Maya/ })).toHaveFocus();
  });

  test('shows no switcher with one agent', async () => {
    await openPage({ agents: [MAYA] });
    expect(screen.queryByRole('button', { name: /Maya/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Maya Lindqvist' })).toBeVisible();
  });
});

describe('before the first message', () => {
  test('sends a conversation starter unchanged', async () => {
    const { client, user, container } = await openPage({});
    await user.click(screen.getByRole('button', { name: 'When will my order arrive?' }));
    expect(client.calls.at(-1)).toEqual(['sendText', 'When will my order arrive?']);
    await expectNoAxeViolations(container);
  });

  test.each([
    ['the server has no agent', { agentAvailable: false, history: 'failed' as const }],
    ['all agents are away', { agents: [DANIEL, { ...MAYA, online: false }] }],
  ])('shows other ways of contact if %s', async (_, snapshot) => {
    await openPage(snapshot);
    expect(screen.getByRole('heading', { name: 'No one is online right now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call us' })).toBeVisible();
    expect(screen.getByRole('textbox')).toBeVisible();
  });
});

describe('[R7.10] the end', () => {
  test('needs confirmation and sends the agent a message', async () => {
    const { client, user } = await openPage({ messages: [aMessage(1, 'Hello')] });
    await user.click(screen.getByRole('button', { name: 'End' }));
    const confirmation = await screen.findByRole('dialog', { name: 'End this chat?' });
    await expectNoAxeViolations(confirmation);
    await user.click(within(confirmation).getByRole('button', { name: 'End chat' }));
    expect(client.calls.at(-1)).toEqual(['sendText', 'I am ending this chat. Thank you!']);
    expect(screen.queryByRole('dialog', { name: 'End this chat?' })).toBeNull();
  });

  test('can be cancelled; the message is in the buyer’s language', async () => {
    const { client, user } = await openPage({ messages: [aMessage(1, '您好')] }, 'zh-CN');
    await user.click(screen.getByRole('button', { name: 'End' }));
    await user.click(await screen.findByRole('button', { name: '继续聊天' }));
    expect(client.calls).toEqual([['open']]);
    await user.click(screen.getByRole('button', { name: 'End' }));
    await user.click(await screen.findByRole('button', { name: '结束对话' }));
    expect(client.calls.at(-1)).toEqual(['sendText', '结束对话，谢谢！']);
  });
});

describe('[R7.2] office hours', () => {
  const closed = { agents: [{ ...MAYA, online: false }], messages: [aMessage(1, 'Hello')], emailsReplies: true };
  const inHours = (hours: number) => Date.now() + hours * 3_600_000;

  test.each([
    ['en-US', 24, true, /^We answer tomorrow from \d.+we reply here and by e-mail\.$/],
    ['en-US', 72, false, /^We answer on \w+day from \d\d?:\d\d [AP]M\. ?$/],
    ['zh-CN', 24, false, /^我们将于明天 .+起回复。 ?$/],
    ['zh-CN', 24 * 20, true, /^我们将于\d+月\d+日.+起回复。请留言/],
  ] as const)('are shown in %s', async (locale, hours, emailsReplies, expected) => {
    await openPage({ ...closed, opensAt: inHours(hours), emailsReplies }, locale === 'zh-CN' ? locale : undefined);
    expect((await screen.findByText(/^(We answer|我们将于)/)).textContent).toMatch(expected);
  });

  test.each([
    ['while the agent is online', { agents: [MAYA], opensAt: inHours(24) }],
    ['without hours', { opensAt: null }],
  ])('are not shown %s', async (_, snapshot) => {
    await openPage({ ...closed, ...snapshot });
    expect(screen.queryByText(/We answer/)).toBeNull();
  });
});

describe('[R7.2] the announcement', () => {
  test('is sanitised rich text', async () => {
    await openPage({
      announcement: '<p onclick="x()">Open <b>till six</b><script>alert(1)</script><a href="javascript:x()">y</a></p>',
    });
    const pane = screen.getByRole('complementary', { name: 'Announcement' });
    expect(pane).toHaveTextContent('Open till sixy');
    expect(pane.innerHTML).not.toMatch(/onclick|script|javascript/);
  });

  test('is not rendered when empty', async () => {
    await openPage({ announcement: ' ' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('disappears when dismissed, and the focus moves to the editor', async () => {
    const { client, user, container } = await openPage({
      announcement: '<p>Open <b>till six</b></p><p>Not on Sunday</p>',
    });
    expect(screen.getByText('Open till six', { selector: 'summary *' })).toBeVisible();
    await expectNoAxeViolations(container);
    await user.click(screen.getAllByRole('button', { name: 'Dismiss the announcement' })[0] as HTMLElement);
    expect(client.calls.at(-1)).toEqual(['dismissAnnouncement']);
    expect(screen.queryByText('Open till six')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Write' })).toHaveFocus();
  });
});

describe('[R7.4] a card that is already in the conversation', () => {
  const repeatedCard = { kind: 'product', body: '31' } as const;

  test.each([
    ['Send again', 'repeatCard'],
    ['Close', 'dropCard'],
  ])('%s: the buyer decides about a repeated card', async (button, call) => {
    const { client, user, container } = await openPage({ repeatedCard });
    expect(screen.getByText('This product’s card is already in the chat.')).toBeVisible();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: button }));
    expect(client.calls.at(-1)).toEqual([call]);
    expect(screen.queryByText(/already in the chat/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Write' })).toHaveFocus();
  });

  test('is reported for an order in Chinese too', async () => {
    await openPage({ repeatedCard: { kind: 'order', body: 'R1' } }, 'zh-CN');
    expect(screen.getByText('该订单卡片已在对话中。')).toBeVisible();
    expect(screen.getByRole('button', { name: '再次发送' })).toBeVisible();
  });
});
