import type { ReactNode } from 'react';
import { Announcing } from '../announcer/index.ts';
import { ConnectionStatus } from '../connection-status/index.ts';
import type { ConversationClient } from '../core/index.ts';
import { MessageList } from '../message-list/index.ts';
import * as styles from './conversation.css.ts';

/** What a conversation takes. */
export interface ConversationProps {
  client: ConversationClient;
  /** Where one writes: a `Composer`. */
  composer?: ReactNode;
  /** Instead of the list while nothing was written. */
  empty?: ReactNode;
}

/** A conversation: its line's state, its messages, and where one writes. Buyer's window, embed and agents' desk show the same. */
export function Conversation({ client, composer, empty }: ConversationProps) {
  return (
    <Announcing>
      <div data-component="chat-conversation" className={styles.conversation}>
        <ConnectionStatus client={client} />
        <MessageList client={client} empty={empty} />
        {composer && <div className={styles.editor}>{composer}</div>}
      </div>
    </Announcing>
  );
}
