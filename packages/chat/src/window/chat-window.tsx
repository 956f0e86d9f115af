import { useEffect, type ReactNode } from 'react';
import { Conversation } from '../conversation/index.ts';
import type { WindowClient } from '../core/index.ts';
import { useChat } from '../provider/index.ts';

/** What the window takes. */
export interface ChatWindowProps {
  client: WindowClient;
  /** `popup` floats over the page at 730 × 654 px; `full` fills what is around it. */
  variant?: 'popup' | 'full';
  onClose?: (() => void) | undefined;
  /** Opens the chat on a page of its own. */
  onExpand?: (() => void) | undefined;
  /** The agent to talk to; the server's choice where absent. */
  agentUid?: string | undefined;
  /** Where one writes, instead of the chat's own composer. */
  composer?: ReactNode;
}

/** The buyer's chat (R7.1). */
export function ChatWindow({ client, variant = 'popup', agentUid, composer }: ChatWindowProps) {
  const { agent } = useChat(client);
  useEffect(() => {
    void client.open(agentUid);
    return () => client.close();
  }, [client, agentUid]);
  return (
    <div role="dialog" aria-label={agent?.name} data-component="chat-window" data-variant={variant}>
      <Conversation client={client} composer={composer} />
    </div>
  );
}
