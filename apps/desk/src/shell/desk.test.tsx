import chatTexts from '@rider/chat/messages/en-US.json' with { type: 'json' };
import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { SignedIn } from '../session/agent.tsx';
import { scriptedLine } from '../testing/agent-line.ts';
import { DeskServer, SIGNED_OUT } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { MAYA_ROW } from '../testing/samples.ts';
import { Desk } from './desk.tsx';

const chats: ReturnType<typeof scriptedLine>[] = [];
let current: Promise<unknown> | null = null;

/** Creates a chat once for each session, as the desk's own function does. */
function nextChat() {
  const chat = scriptedLine();
  chats.push(chat);
  return Promise.resolve(chat);
}

vi.mock('../conversation/agent-chat.ts', () => ({
  agentChat: () => (current ??= nextChat()),
  leaveAgentChat: () => Promise.resolve((current = null)),
}));

test('[R4.4] the next session of an agent has a chat of its own, which is started once', async () => {
  const owner = { ...MAYA_ROW, staffRole: 'owner' };
  const server = new DeskServer()
    .answers('kefuapi/me', owner)
    .answers('kefuapi/login', { kefuInfo: owner })
    .answers('kefuapi/conversations', [])
    .answers('operator/coupons', { items: [], total: 0 });
  const { user } = renderDesk(
    <SignedIn>
      <Suspense>
        <Desk messages={chatTexts} />
      </Suspense>
    </SignedIn>,
    { path: '/coupons' },
  );
  const isOpen = () => screen.findByRole('button', { name: 'Add a coupon' });
  await isOpen();
  server.rejects('kefuapi/me', 'Please login', SIGNED_OUT);
  chats[0]?.client.show({ signedOut: true });
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  server.answers('kefuapi/me', owner);
  await user.type(screen.getByRole('textbox', { name: /^Account/ }), 'maya');
  await user.type(screen.getByLabelText(/^Password/), 'Rider2026{Enter}');
  await isOpen();
  await waitFor(() => expect(chats.map(({ client }) => client.start.mock.calls.length)).toEqual([1, 1]));
});
