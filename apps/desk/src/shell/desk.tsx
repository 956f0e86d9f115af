import type { DeskAgent } from '@rider/api/desk';
import { useMessageSound } from '@rider/chat/attention';
import { ChatProvider, useChat, type ChatMessages } from '@rider/chat/provider';
import { EmptyState } from '@rider/ui/empty-state';
import { use, useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSWRConfig } from 'swr';
import { BuyerPane, orderHref } from '../buyer/buyer-pane.tsx';
import { agentChat, leaveAgentChat, type AgentChat } from '../conversation/agent-chat.ts';
import { ConversationPane } from '../conversation/conversation-pane.tsx';
import { unreadIn, useConversations, useFreshConversations } from '../inbox/conversations.ts';
import { Inbox } from '../inbox/inbox.tsx';
import { AGENT_KEY, useAgent } from '../session/agent.tsx';
import { Bar } from './bar.tsx';
import * as styles from './desk.css.ts';

/** Inbox, conversation and buyer beside each other; on a phone one after the other. */
export function Desk({ messages }: { messages: ChatMessages }) {
  const intl = useIntl();
  const agent = useAgent();
  const chat = use(agentChat(agent));
  const { buyerUid } = useParams();
  // A buyer's order opens within the desk: the agent is nobody to the shop's own pages of orders.
  const toOrder = useCallback((number: string) => orderHref(buyerUid ?? '', number), [buyerUid]);
  useLine(chat, agent);
  return (
    <ChatProvider locale={intl.locale} messages={messages} orderHref={toOrder}>
      <div className={styles.desk} data-view={buyerUid === undefined ? 'inbox' : 'conversation'}>
        <Bar chat={chat} />
        <main className={styles.columns}>
          <Inbox current={buyerUid} />
          {buyerUid === undefined ? (
            <div className={styles.nothing}>
              <EmptyState icon="chat" title={<FormattedMessage id="desk.choose" />} />
            </div>
          ) : (
            <>
              <ConversationPane key={buyerUid} chat={chat} buyerUid={buyerUid} />
              <BuyerPane buyerUid={buyerUid} />
            </>
          )}
        </main>
      </div>
    </ChatProvider>
  );
}

/** The line stays open while the desk is; what comes sounds, and shows in inbox and title. */
function useLine({ client }: AgentChat, agent: DeskAgent): void {
  const intl = useIntl();
  const unread = unreadIn(useConversations().data);
  const { signedOut } = useChat(client);
  const { mutate } = useSWRConfig();
  useFreshConversations(client);
  useMessageSound(client, { everywhere: true });
  useEffect(() => {
    client.start();
  }, [client]);
  useEffect(() => {
    if (!signedOut) return;
    void leaveAgentChat(agent);
    // Forgotten and asked for again: nothing is shown over a line that has ended.
    void mutate(AGENT_KEY, undefined, { revalidate: true });
  }, [signedOut, agent, mutate]);
  useEffect(() => {
    document.title = intl.formatMessage({ id: 'desk.title' }, { unread });
  }, [intl, unread]);
}
