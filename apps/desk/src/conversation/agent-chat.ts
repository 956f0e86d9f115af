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
import { chosenLocale } from '../messages/language.ts';
import { api } from '../data/desk-api.ts';

/** What the desk needs of its line to the buyers. */
export type AgentClient = WindowClient & Pick<ChatClient, 'start' | 'stop' | 'sendProduct' | 'signOut'>;

/** An agent's line to the buyers, and what is written and not sent. */
export interface AgentChat {
  client: AgentClient;
  drafts: Drafts;
}

/** To an agent's chat, buyers are what agents are to a buyer's. */
const agentCalls: ChatCalls = {
  getSocketAddress: () => getSocketAddress(api),
  getAgents: async () => {
    const conversations = await getDeskConversations(api);
    return conversations.map(({ buyerUid, name, avatar }) => ({ uid: buyerUid, name, avatar, online: null }));
  },
  getRecords: ({ agentUid = '0', before }) => getDeskRecords(api, { buyerUid: agentUid, before }),
  getChatNotice: () => Promise.resolve(''),
};

const chats = new Map<string, Promise<AgentChat>>();
const personOf = ({ uid }: DeskAgent) => `agent-${uid}`;

/** The agent's chat; the same one for as long as the document lives, or the session. */
export function agentChat(agent: DeskAgent): Promise<AgentChat> {
  const person = personOf(agent);
  const chat = chats.get(person) ?? createAgentChat(person);
  chats.set(person, chat);
  return chat;
}

/** Lets go of the line of a session that is over: the next session gets one of its own, and sends what is left. */
export async function leaveAgentChat(agent: DeskAgent): Promise<void> {
  const chat = chats.get(personOf(agent));
  chats.delete(personOf(agent));
  (await chat)?.client.stop();
}

/** Ends an agent's line; nothing of what was not sent stays in the browser. */
export async function endAgentChat(agent: DeskAgent): Promise<void> {
  const chat = chats.get(personOf(agent));
  chats.delete(personOf(agent));
  await (await chat)?.client.signOut();
  forgetDrafts(localStorage, personOf(agent));
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
    // The page holds no token: the server fills in the session's.
    getToken,
    upload: pictureUpload({ baseUrl: '/api/kefuapi', locale: chosenLocale(), getToken }),
    storage: localStorage,
  });
  return { client, drafts: storedDrafts({ storage: localStorage, person }) };
}
