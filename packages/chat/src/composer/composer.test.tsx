import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { DANIEL, expectNoAxeViolations, ScriptedClient } from '../testing/index.ts';
import { box, renderComposer, sendButton, sent } from './render-composer.tsx';
import { Composer, forgetDrafts, storedDrafts, type ComposerHandle } from './index.ts';

describe('Composer', () => {
  test('[R7.2] Enter sends text that is not blank, Shift+Enter starts a line', async () => {
    const { client, user } = renderComposer();
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(box(), '   {Enter}');
    await user.click(sendButton());
    expect(sent(client)).toEqual([]);
    await user.clear(box());
    await user.type(box(), 'Two hinges{Shift>}{Enter}{/Shift}SH-90');
    expect(sendButton()).not.toHaveAttribute('aria-disabled');
    await user.keyboard('{Enter}');
    expect(sent(client)).toEqual(['Two hinges\nSH-90']);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    await user.type(box(), 'By the button');
    await user.click(sendButton());
    expect(sent(client)).toHaveLength(2);
    expect(box()).toHaveFocus();
  });

  test('[R7.2] Enter that confirms a composition sends nothing', async () => {
    const { client, user } = renderComposer({}, 'zh-CN');
    await user.type(box(), '你好');
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    expect(sent(client)).toEqual([]);
    fireEvent.keyDown(box(), { key: 'Enter', repeat: true });
    expect(sent(client)).toEqual([]);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(sent(client)).toEqual(['你好']);
  });

  test.each(['en-US', 'zh-CN'] as const)('has a placeholder, names and no axe findings in %s', async (locale) => {
    const { container, user } = renderComposer({ onEnd: () => undefined }, locale);
    const isChinese = locale === 'zh-CN';
    expect(box()).toHaveAttribute('placeholder', isChinese ? '请输入文字内容…' : 'Write a message…');
    expect(box()).toHaveAccessibleName(isChinese ? '给Maya Lindqvist的消息' : 'Message to Maya Lindqvist');
    await expectNoAxeViolations(container);
    await user.type(box(), ':smi');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('sends a typing signal while the text is not empty', async () => {
    const { client, user } = renderComposer();
    await user.type(box(), 'a');
    expect(client.calls).toEqual([['typing']]);
    await user.keyboard('{Backspace}');
    expect(client.calls).toHaveLength(1);
  });

  test('[R7.2] shows an end button if the host handles it, and the host’s own buttons', async () => {
    const onEnd = vi.fn<() => void>();
    const { user, rerender } = renderComposer({ onEnd, actions: <button type="button">Product</button> });
    await user.click(screen.getByRole('button', { name: 'End chat' }));
    expect(onEnd).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Product' })).toBeInTheDocument();
    rerender(<Composer client={new ScriptedClient()} />);
    expect(screen.queryByRole('button', { name: 'End chat' })).not.toBeInTheDocument();
  });

  test('shows the remaining characters, and rejects a text that is too long without cutting it', async () => {
    const { client, user } = renderComposer({ maxLength: 12 });
    await user.type(box(), 'Twelve or so');
    expect(screen.getByText('0 characters left')).toBeInTheDocument();
    await user.type(box(), '!!{Enter}');
    expect(box()).toHaveValue('Twelve or so!!');
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('2 characters over the limit of 12.');
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(sent(client)).toEqual([]);
    await user.keyboard('{Backspace}{Backspace}{Enter}');
    expect(sent(client)).toEqual(['Twelve or so']);
  });

  test('a rejected text stays in the box, with the reason', async () => {
    class Rejecting extends ScriptedClient {
      override sendText(): boolean {
        return false;
      }
    }
    const client = new Rejecting({ signedOut: true });
    const { user } = renderComposer({ client });
    await user.type(box(), 'Are you there?{Enter}');
    expect(box()).toHaveValue('Are you there?');
    expect(screen.getByText(/please sign in again/, { selector: '[data-part]' })).toBeVisible();
  });

  test('[R7.2] a text sent before an agent is assigned stays in the box and is sent to that agent automatically', async () => {
    class Assigning extends ScriptedClient {
      override sendText(text: string): boolean {
        return this.getSnapshot().agent !== null && super.sendText(text);
      }
    }
    const client = new Assigning({ agent: null });
    const { user } = renderComposer({ client });
    await user.type(box(), 'Are you there?{Enter}');
    expect(box()).toHaveValue('Are you there?');
    expect(screen.getByText(/Waiting for an agent/, { selector: '[data-part]' })).toBeVisible();
    act(() => client.show({ agent: DANIEL }));
    expect(sent(client)).toEqual(['Are you there?']);
    expect(box()).toHaveValue('');
    expect(screen.queryByText(/Waiting for an agent/, { selector: '[data-part]' })).toBeNull();
  });

  test('a waiting text that was edited is not sent automatically', async () => {
    const client = new ScriptedClient({ agent: null });
    client.sendText = () => false;
    const { user } = renderComposer({ client });
    await user.type(box(), 'Two hinges{Enter}, or three');
    const send = vi.spyOn(client, 'sendText');
    act(() => client.show({ agent: DANIEL }));
    expect(box()).toHaveValue('Two hinges, or three');
    expect(send).not.toHaveBeenCalled();
  });

  test('inserts text from outside at the caret', async () => {
    const handle: { current: ComposerHandle | null } = { current: null };
    const { user } = renderComposer({
      ref: (each) => {
        handle.current = each;
      },
    });
    await user.type(box(), 'Hello !');
    box().setSelectionRange(6, 6);
    act(() => handle.current?.insert('Maya'));
    expect(box()).toHaveValue('Hello Maya!');
    expect(box()).toHaveFocus();
  });
});

describe('drafts', () => {
  test('survive closing and reloading, per agent and user, until they are sent', async () => {
    localStorage.clear();
    const open = (person: string) => renderComposer({ drafts: storedDrafts({ storage: localStorage, person }) });
    const first = open('501');
    await first.user.type(box(), 'Half a sen');
    first.unmount();
    const other = open('502');
    expect(box()).toHaveValue('');
    other.unmount();
    const { client, user } = open('501');
    expect(box()).toHaveValue('Half a sen');
    await user.click(screen.getByRole('button', { name: 'Send pictures' }));
    act(() => client.show({ agent: DANIEL }));
    expect(box()).toHaveValue('');
    await user.type(box(), 'To Daniel');
    await user.click(screen.getByRole('button', { name: 'Send pictures' }));
    act(() => client.show({ agent: client.getSnapshot().agents[0] ?? null }));
    expect(box()).toHaveValue('Half a sen');
    await user.type(box(), 'tence{Enter}');
    expect(sent(client)).toEqual(['Half a sentence']);
    expect(localStorage).toHaveLength(1);
    forgetDrafts(localStorage, '501');
    expect(localStorage).toHaveLength(0);
  });

  test('without a storage survive the window', async () => {
    const client = new ScriptedClient();
    const first = renderComposer({ client });
    await first.user.type(box(), 'Draft');
    first.unmount();
    renderComposer({ client });
    expect(box()).toHaveValue('Draft');
  });

  test('survive in memory if the storage is full', async () => {
    const full = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const drafts = storedDrafts({ storage: full, person: '501' });
    const first = renderComposer({ drafts });
    await first.user.type(box(), 'Still here');
    first.unmount();
    renderComposer({ drafts });
    expect(box()).toHaveValue('Still here');
  });

  test('[R7.6] move to the new agent when the chat is transferred while the buyer is writing', async () => {
    const { client, user } = renderComposer();
    await user.type(box(), 'In the middle of');
    act(() => client.show({ agent: DANIEL }));
    expect(box()).toHaveValue('In the middle of');
    expect(screen.getByText(/You are now writing to Daniel Okafor/)).toBeInTheDocument();
    await user.type(box(), ' it{Enter}');
    expect(sent(client)).toEqual(['In the middle of it']);
  });

  test('written before an agent is known belong to the first agent', async () => {
    const client = new ScriptedClient({ agent: null });
    const { user } = renderComposer({ client });
    await user.type(box(), 'Hello?');
    await user.tab();
    act(() => client.show({ agent: DANIEL }));
    expect(box()).toHaveValue('Hello?');
  });
});
