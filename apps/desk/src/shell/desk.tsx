import type { DeskAgent } from '@rider/api/desk';
import { useMessageSound } from '@rider/chat/attention';
import { ChatProvider, useChat, type ChatMessages } from '@rider/chat/provider';
import { SkipLinks } from '@rider/ui/skip-links';
import { Suspense, use, useCallback, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, Route, Routes, useLocation, useMatch } from 'react-router';
import { orderHref } from '../buyer/buyer-pane.tsx';
import { agentChat, leaveAgentChat, type AgentChat } from '../conversation/agent-chat.ts';
import { agentQuery } from '../data/queries.ts';
import { useAnswers } from '../data/use-query.ts';
import { unreadIn, useConversations, useFreshConversations } from '../inbox/conversations.ts';
import { Messages } from './messages.tsx';
import { useAgent } from '../session/agent.tsx';
import { Bar } from './bar.tsx';
import { SECOND_STEP, sectionsOf } from './sections.ts';
import * as styles from './desk.css.ts';

/** The agent's page: the bar beside the open section, or above it. The chat stays connected in every section. */
export function Desk({ messages }: { messages: ChatMessages }) {
  const intl = useIntl();
  const agent = useAgent();
  const chat = use(agentChat(agent));
  const buyerUid = useMatch('/messages/:buyerUid')?.params.buyerUid;
  // Opens a buyer's order within the desk, because the shop shows orders to their buyers only.
  const toOrder = useCallback((number: string) => orderHref(buyerUid ?? '', number), [buyerUid]);
  // Those who only answer buyers begin with the messages.
  const start = agent.staffRole === 'support' ? '/messages' : '/overview';
  useLine(chat, agent);
  return (
    <ChatProvider locale={intl.locale} messages={messages} getOrderHref={toOrder}>
      <SkipLinks targets={[{ id: 'content', label: <FormattedMessage id="ui.skipLinks.main" /> }]} />
      <div className={styles.desk}>
        <Bar chat={chat} />
        <Suspense fallback={<main id="content" aria-busy />}>
          <Routes>
            <Route path="/messages/:buyerUid?" element={<Messages chat={chat} />} />
            {sectionsOf(agent.staffRole).map(({ path, Screen }) => (
              <Route
                key={path}
                path={`/${path}/*`}
                element={
                  <main id="content" className={styles.screen}>
                    {agent.secondStepRequired && path !== SECOND_STEP ? (
                      <Navigate to={`/${SECOND_STEP}`} replace />
                    ) : (
                      <Screen />
                    )}
                  </main>
                }
              />
            ))}
            <Route path="*" element={<Navigate to={start} replace />} />
          </Routes>
        </Suspense>
      </div>
    </ChatProvider>
  );
}

/** Connects the chat while the desk is open. New messages play a sound and show in the inbox and the page title. */
function useLine({ client }: AgentChat, agent: DeskAgent): void {
  const intl = useIntl();
  const unread = unreadIn(useConversations().data);
  const { pathname } = useLocation();
  const open = sectionsOf(agent.staffRole).find(({ path }) => pathname.split('/')[1] === path)?.path;
  const { signedOut } = useChat(client);
  const { refetch } = useAnswers();
  const [, setChats] = useState(0);
  useFreshConversations(client);
  useMessageSound(client, { everywhere: true });
  useEffect(() => {
    client.start();
  }, [client]);
  useEffect(() => {
    if (!signedOut) return;
    const renew = async () => {
      await leaveAgentChat(agent);
      // Shows the sign-in screen if the session has ended.
      await refetch(agentQuery);
      // The next render has a chat of its own.
      setChats((count) => count + 1);
    };
    void renew();
  }, [signedOut, agent, refetch]);
  useEffect(() => {
    const title = intl.formatMessage({ id: 'desk.title' }, { unread });
    document.title = open ? `${intl.formatMessage({ id: `desk.section.${open}` })} – ${title}` : title;
  }, [intl, unread, open]);
}
