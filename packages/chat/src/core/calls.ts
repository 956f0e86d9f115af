import type { Api } from '@rider/api';
import { getAgents, getChatNotice, getRecords, getSocketAddress } from '@rider/api/chat';
import type { ChatAgent, ChatRecords } from '@rider/model/chat';

/** What a chat asks over HTTP. To an agent's chat, buyers are what agents are to a buyer's. */
export interface ChatCalls {
  getSocketAddress(): Promise<string>;
  /** Whom one can talk to. */
  getAgents(): Promise<ChatAgent[]>;
  /** A page of messages, the newest without `before`. */
  getRecords(page: { agentUid?: string | undefined; before?: string | undefined }): Promise<ChatRecords>;
  /** HTML, not sanitised; empty where there is none. */
  getChatNotice(): Promise<string>;
}

/** The calls of a buyer's chat (contract 3.10). */
export function buyerCalls(api: Api): ChatCalls {
  return {
    getSocketAddress: () => getSocketAddress(api),
    getAgents: () => getAgents(api),
    getRecords: (page) => getRecords(api, page),
    getChatNotice: () => getChatNotice(api),
  };
}
