import { EmptyState } from '@rider/ui/empty-state';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { BuyerPane } from '../buyer/buyer-pane.tsx';
import type { AgentChat } from '../conversation/agent-chat.ts';
import { ConversationPane } from '../conversation/conversation-pane.tsx';
import { Inbox } from '../inbox/inbox.tsx';
import * as styles from './messages.css.ts';

/** Inbox, conversation and buyer side by side; on a phone one at a time. */
export function Messages({ chat }: { chat: AgentChat }) {
  const { buyerUid } = useParams();
  return (
    <main id="content" className={styles.columns} data-view={buyerUid === undefined ? 'inbox' : 'conversation'}>
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
  );
}
