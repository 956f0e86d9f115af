import { setAvailable, signOutOfDesk } from '@rider/api/desk';
import { useMessageSound } from '@rider/chat/attention';
import { ChatProvider, useChat, type ChatMessages } from '@rider/chat/provider';
import { Button } from '@rider/ui/button';
import { CountBadge } from '@rider/ui/badge';
import { EmptyState } from '@rider/ui/empty-state';
import { Link } from '@rider/ui/link';
import { Switch } from '@rider/ui/switch';
import { notify } from '@rider/ui/toast';
import { VisuallyHidden } from '@rider/ui/visually-hidden';
import { use, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useSWRConfig } from 'swr';
import { BuyerPane } from '../buyer/buyer-pane.tsx';
import { agentChat, endAgentChat, type AgentChat } from '../conversation/agent-chat.ts';
import { ConversationPane } from '../conversation/conversation-pane.tsx';
import { unreadIn, useConversations, useFreshConversations } from '../inbox/conversations.ts';
import { Inbox } from '../inbox/inbox.tsx';
import { AGENT_KEY, useAgent } from '../session/agent.tsx';
import { api } from '../session/desk-api.ts';
import * as styles from './desk.css.ts';
import { LanguageSwitch } from './language-switch.tsx';

/** Inbox, conversation and buyer beside each other; on a phone one after the other. */
export function Desk({ messages }: { messages: ChatMessages }) {
  const intl = useIntl();
  const chat = use(agentChat(useAgent()));
  const { buyerUid } = useParams();
  useLine(chat);
  return (
    <ChatProvider locale={intl.locale} messages={messages}>
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
function useLine({ client }: AgentChat): void {
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
    if (signedOut) void mutate(AGENT_KEY);
  }, [signedOut, mutate]);
  useEffect(() => {
    document.title = intl.formatMessage({ id: 'desk.title' }, { unread });
  }, [intl, unread]);
}

function Bar({ chat: { client } }: { chat: AgentChat }) {
  const intl = useIntl();
  const agent = useAgent();
  const { mutate } = useSWRConfig();
  const { muted } = useChat(client);
  const unread = unreadIn(useConversations().data);
  const choose = async (available: boolean) => {
    try {
      await mutate(AGENT_KEY, () => setAvailable(api, available).then(() => ({ ...agent, available })), {
        optimisticData: { ...agent, available },
        revalidate: false,
      });
    } catch {
      notify({ message: intl.formatMessage({ id: 'desk.unavailable' }), tone: 'error' });
    }
  };
  const signOut = async () => {
    await endAgentChat(agent);
    await signOutOfDesk(api);
    await mutate(() => true, undefined, { revalidate: true });
  };
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>
        <FormattedMessage id="desk.name" />
      </h1>
      <nav aria-label={intl.formatMessage({ id: 'desk.sections' })} className={styles.sections}>
        <Link href="/messages" aria-current="page" className={styles.section}>
          <FormattedMessage id="desk.messages" />
          <CountBadge count={unread} aria-hidden />
          {unread > 0 && (
            <VisuallyHidden>
              <FormattedMessage id="desk.inbox.unread" values={{ count: unread }} />
            </VisuallyHidden>
          )}
        </Link>
      </nav>
      <div className={styles.own}>
        <Switch
          label={intl.formatMessage({ id: 'desk.available' })}
          checked={agent.available}
          onCheckedChange={(available) => void choose(available)}
        />
        <Switch
          label={intl.formatMessage({ id: 'desk.sound' })}
          checked={!muted}
          onCheckedChange={(sounds) => client.setMuted(!sounds)}
        />
        <LanguageSwitch />
        <span className={styles.agent}>{agent.name}</span>
        <Button size="small" onClick={() => void signOut()}>
          <FormattedMessage id="desk.signOut" />
        </Button>
      </div>
    </header>
  );
}
