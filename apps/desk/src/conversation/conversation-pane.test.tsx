import { expectNoAxeViolations } from '@rider/ui/testing';
import { aMessage } from '@rider/chat/testing';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { SignedIn } from '../session/agent.tsx';
import { scriptedLine } from '../testing/agent-line.ts';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { agentRow, conversationRow, MAYA_ROW } from '../testing/samples.ts';
import { ConversationPane } from './conversation-pane.tsx';

describe('a conversation at the desk', () => {
  let server: DeskServer;

  beforeEach(() => {
    server = new DeskServer()
      .answers('kefuapi/me', MAYA_ROW)
      .answers('kefuapi/agents', [
        MAYA_ROW,
        agentRow(8, 'Daniel Okafor', { online: false, role: 'Railings' }),
        agentRow(9, 'Rosa', { role: 'Orders' }),
      ])
      .answers('kefuapi/conversations', [conversationRow(1001, 'Luis')])
      .answers('kefuapi/orders', { list: [], count: 0 })
      .answers('kefuapi/service/speechcraft', [
        { id: '3', text: 'We ship today.' },
        { id: '4', text: 'Good morning!' },
      ]);
  });

  const openConversation = async () => {
    const chat = scriptedLine({ messages: [aMessage(1, 'In black?')] });
    const view = renderDesk(
      <SignedIn>
        <ConversationPane chat={chat} buyerUid="1001" />
      </SignedIn>,
      { path: '/messages/1001' },
    );
    const editor = await screen.findByRole('textbox');
    return { ...chat, ...view, editor };
  };

  test('shows the buyer’s messages, company and name, and sends a message', async () => {
    const { client, user, editor, container, unmount } = await openConversation();
    expect(client.calls).toContainEqual(['open', '1001']);
    expect(screen.getByRole('region', { name: 'Conversation with Luis' })).toHaveTextContent('In black?');
    expect(await screen.findByText('Moreno Glazing Co')).toBeVisible();
    await user.type(editor, 'Yes, they do{Enter}');
    expect(client.calls).toContainEqual(['sendText', 'Yes, they do']);
    await expectNoAxeViolations(container);
    unmount();
    expect(client.calls.at(-1)).toEqual(['close']);
  });

  test('"/" in an empty text offers saved replies and inserts the chosen one without sending it', async () => {
    const { client, user, editor } = await openConversation();
    await user.type(editor, '/');
    await user.click(await screen.findByRole('menuitem', { name: 'We ship today.' }));
    expect(editor).toHaveValue('We ship today.');
    expect(client.calls.map(([name]) => name)).not.toContain('sendText');
  });

  test('"/" within a text is a character', async () => {
    const { user, editor } = await openConversation();
    await user.type(editor, '8/10 mm');
    expect(editor).toHaveValue('8/10 mm');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test('a product is found by a search term and sent as a card', async () => {
    server.answers('search/suggest', ({ keyword }: { keyword?: string }) => ({
      products: [{ id: 1001, store_name: `Hinge for “${keyword}”`, price: '38.50' }],
    }));
    const { client, user } = await openConversation();
    await user.click(screen.getByRole('button', { name: 'Send a product' }));
    await user.type(await screen.findByRole('combobox', { name: 'Name or part no.' }), 'hinge');
    await user.click(await screen.findByRole('option', { name: /^Hinge for “hinge”/ }));
    expect(client.sendProduct.mock.calls).toEqual([['1001']]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('[B9] who prices quotes inserts the link to one, or begins one with the variants of the conversation', async () => {
    const quote = { number: 'Q-1001', state: 'offered', total: 20500 };
    server
      .answers('kefuapi/me', { ...MAYA_ROW, staffRole: 'manager' })
      .answers('operator/quotes', { items: [quote], total: 1 });
    const { client, user, editor } = await openConversation();
    const card = { kind: 'product', productId: '1', sku: 'RD-A', product: null } as const;
    act(() => client.show({ messages: [{ ...aMessage(2, ''), content: card }] }));
    await user.click(await screen.findByRole('button', { name: 'Quotes of this buyer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quotes of this buyer' }));
    expect(await dialog.findByText('$205.00')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'New quote' })).toHaveAttribute(
      'href',
      expect.stringContaining('/quotes/new?buyer=1001&sku=RD-A'),
    );
    await user.click(dialog.getByRole('button', { name: 'Insert the link to quote Q-1001' }));
    expect(editor).toHaveValue(`Quote Q-1001: ${window.location.origin}/user/quote?number=Q-1001 `);
    expect(server.requestsTo('operator/quotes')[0]).toMatchObject({ buyer: '1001' });
  });

  describe('transferring', () => {
    const choose = async (name: RegExp) => {
      const view = await openConversation();
      await view.user.click(screen.getByRole('button', { name: 'Transfer' }));
      const colleagues = await screen.findAllByRole('menuitem');
      await view.user.click(screen.getByRole('menuitem', { name }));
      const question = await screen.findByRole('alertdialog');
      return { ...view, colleagues, question };
    };

    test('[R7.6] lists colleagues, available ones first, and requires confirmation', async () => {
      server.answers('kefuapi/service/transfer', null);
      const { user, colleagues, question, addressShown } = await choose(/^Daniel/);
      expect(colleagues.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^Rosa.*online/),
        expect.stringMatching(/^Daniel Okafor.*away/),
      ]);
      expect(question).toHaveAccessibleName('Transfer Luis to Daniel Okafor?');
      expect(server.requestsTo('kefuapi/service/transfer')).toEqual([]);
      await user.click(within(question).getByRole('button', { name: 'Transfer' }));
      expect(await screen.findByText('Luis was transferred to Daniel Okafor.')).toBeVisible();
      expect(server.requestsTo('kefuapi/service/transfer')).toEqual([{ uid: '1001', kefuToUid: '8' }]);
      expect(addressShown()).toBe('/messages');
    });

    test('shows why the transfer failed and stays open', async () => {
      server.rejects('kefuapi/service/transfer', 'This person does not exist.');
      const { user, question, addressShown } = await choose(/^Rosa/);
      await user.click(within(question).getByRole('button', { name: 'Transfer' }));
      expect(await screen.findByText('This person does not exist.')).toBeVisible();
      expect(addressShown()).toBe('/messages/1001');
    });
  });

  describe('saved replies', () => {
    const edit = async () => {
      const view = await openConversation();
      await view.user.click(screen.getByRole('button', { name: 'Saved replies' }));
      await view.user.click(await screen.findByRole('menuitem', { name: 'Edit saved replies' }));
      return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Saved replies' })) };
    };
    const REPLIES = 'kefuapi/service/speechcraft';
    const saveRequests = () => server.requestsTo(REPLIES).filter(({ message }) => message !== undefined);

    test('can be added, changed and deleted', async () => {
      server.answers(`${REPLIES}/delete`, null);
      const { user, dialog } = await edit();
      await user.type(dialog.getByRole('textbox', { name: 'New reply' }), ' Until tomorrow. ');
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await user.click(await dialog.findByRole('button', { name: 'Edit “We ship today.”' }));
      const field = dialog.getByRole('textbox', { name: 'Edit the reply' });
      await user.clear(field);
      await user.type(field, 'We ship tomorrow.');
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(saveRequests()).toEqual([{ message: 'Until tomorrow.' }, { id: '3', message: 'We ship tomorrow.' }]);
      await user.click(await dialog.findByRole('button', { name: 'Delete “Good morning!”' }));
      expect(server.requestsTo(`${REPLIES}/delete`)).toEqual([{ id: '4' }]);
    });

    test('cannot be empty', async () => {
      const { user, dialog } = await edit();
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Enter a reply/);
      expect(saveRequests()).toEqual([]);
    });

    test('retain the typed text when the server does not answer', async () => {
      const { user, dialog } = await edit();
      server.isDownFor(REPLIES);
      await user.type(dialog.getByRole('textbox'), 'Until tomorrow.');
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(/is not responding right now/)).toBeVisible();
      expect(dialog.getByRole('textbox')).toHaveValue('Until tomorrow.');
    });
  });
});
