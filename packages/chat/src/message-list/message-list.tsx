import type { ReactNode } from 'react';
import type { ConversationClient } from '../core/index.ts';
import { useChat } from '../provider/index.ts';

/** What the list takes. */
export interface MessageListProps {
  client: ConversationClient;
  /** Instead of the list while nothing was written. */
  empty?: ReactNode;
}

/** The messages of a conversation. */
export function MessageList({ client, empty }: MessageListProps) {
  const { messages } = useChat(client);
  if (messages.length === 0) return empty;
  return (
    <ul data-component="chat-message-list">
      {messages.map((message) => (
        <li key={message.id}>{'text' in message.content ? message.content.text : message.content.kind}</li>
      ))}
    </ul>
  );
}
