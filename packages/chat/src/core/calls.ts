import type { Api } from '@rider/api/transport';
import { getAgents, getChatNotice, getRecords, getSocketAddress } from '@rider/api/chat';
import type { ChatAgent, ChatNotice, ChatRecords } from '@rider/model/chat';

/** HTTP calls of a chat. For an agent's chat, the "agents" are buyers. */
export interface ChatCalls {
  getSocketAddress(): Promise<string>;
  /** The available agents. */
  getAgents(): Promise<ChatAgent[]>;
  /** A page of messages; the newest page without `before`. */
  getRecords(page: { agentUid?: string | undefined; before?: string | undefined }): Promise<ChatRecords>;
  /** What the window shows besides messages; null for a chat that shows nothing. */
  getNotice(): Promise<ChatNotice | null>;
}

/** The API calls of a buyer's chat. */
export function buyerCalls(api: Api): ChatCalls {
  return {
    getSocketAddress: () => getSocketAddress(api),
    getAgents: () => getAgents(api),
    getRecords: (page) => getRecords(api, page),
    getNotice: () => getChatNotice(api),
  };
}
