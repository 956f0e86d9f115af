import type { ReactNode } from 'react';
import { AnnouncerProvider } from '../announcer/index.ts';
import { ConnectionStatus } from '../connection-status/index.ts';
import type { ConversationClient } from '../core/index.ts';
import { MessageList } from '../message-list/index.ts';
import * as styles from './conversation.css.ts';

/** Props of a conversation. */
export interface ConversationProps {
  /** The conversation's client. */
  client: ConversationClient;
  /** The message editor: a `Composer`. */
  composer?: ReactNode;
  /** Shown instead of the list when there are no messages. */
  empty?: ReactNode;
  /** Other ways of contact, shown after a minute without a connection. */
  contact?: ReactNode;
}

/** A conversation: connection state, messages, editor. Used by the buyer's window, the embed and the agents' desk. */
export function Conversation({ client, composer, empty, contact }: ConversationProps) {
  return (
    <AnnouncerProvider>
      <div data-component="chat-conversation" className={styles.conversation}>
        <ConnectionStatus client={client} contact={contact} />
        <MessageList client={client} empty={empty} />
        {composer && <div className={styles.editor}>{composer}</div>}
      </div>
    </AnnouncerProvider>
  );
}
