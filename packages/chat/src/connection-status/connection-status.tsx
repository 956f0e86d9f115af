import type { ConversationClient } from '../core/index.ts';
import { useChat } from '../provider/index.ts';

/** How the line is, where it is not as it should be. */
export function ConnectionStatus({ client }: { client: ConversationClient }) {
  const { connection } = useChat(client);
  return <div role="status" data-component="chat-connection-status" data-state={connection} />;
}
