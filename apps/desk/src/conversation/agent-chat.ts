import { lastingStorage } from '@rider/chat/storage';
import { getSocketAddress } from '@rider/api/chat';
import { getDeskConversations, getDeskRecords, type DeskAgent } from '@rider/api/desk';
import { forgetDrafts, storedDrafts, type Drafts } from '@rider/chat/composer';
import {
  browserEnvironment,
  browserOutbox,
  browserTabs,
  ChatClient,
  pictureUpload,
  type ChatCalls,
  type WindowClient,
} from '@rider/chat/core';
import TimerWorker from '@rider/chat/timer-worker?worker';
import { chosenLocale } from '../messages/chosen-locale.ts';
import { api } from '../data/desk-api.ts';

/** The part of the chat client that the desk uses. */
export type AgentClient = WindowClient & Pick<ChatClient, 'start' | 'stop' | 'sendProduct' | 'signOut'>;

/** An agent's chat client and drafts. */
export interface AgentChat {
  client: AgentClient;
  drafts: Drafts;
}

/** The chat calls of an agent: `agents` are the buyers here. */
const agentCalls: ChatCalls = {
  getSocketAddress: () => getSocketAddress(api),
  getAgents: async () => {
    const conversations = await getDeskConversations(api);
    return conversations.map(({ buyerUid, name, avatar }) => ({ uid: buyerUid, name, avatar, online: null }));
  },
  getRecords: ({ agentUid = '0', before }) => getDeskRecords(api, { buyerUid: agentUid, before }),
  getNotice: () => Promise.resolve(null),
};

const chats = new Map<string, Promise<AgentChat>>();
const personOf = ({ uid }: DeskAgent) => `agent-${uid}`;

/** The agent's chat. It is created once per document and session. */
export function agentChat(agent: DeskAgent): Promise<AgentChat> {
  const person = personOf(agent);
  const chat = chats.get(person) ?? createAgentChat(person);
  chats.set(person, chat);
  return chat;
}

/** Stops the chat of an ended session. The next session creates a new one, which sends what is left in the outbox. */
export async function leaveAgentChat(agent: DeskAgent): Promise<void> {
  const chat = chats.get(personOf(agent));
  chats.delete(personOf(agent));
  (await chat)?.client.stop();
}

/** Signs an agent's chat out and removes unsent messages and drafts from the browser. */
export async function endAgentChat(agent: DeskAgent): Promise<void> {
  const chat = chats.get(personOf(agent));
  chats.delete(personOf(agent));
  await (await chat)?.client.signOut();
  forgetDrafts(lastingStorage, personOf(agent));
}

async function createAgentChat(person: string): Promise<AgentChat> {
  const getToken = () => Promise.resolve('');
  const client = new ChatClient({
    api,
    agentCalls,
    person,
    environment: browserEnvironment(new TimerWorker()),
    outbox: await browserOutbox(`rider-chat-${person}`),
    tabs: browserTabs(),
    // The page has no token: the server adds the one of the session.
    getToken,
    upload: pictureUpload({ baseUrl: '/api/kefuapi', locale: chosenLocale(), getToken }),
    storage: lastingStorage,
  });
  return { client, drafts: storedDrafts({ storage: lastingStorage, person }) };
}
