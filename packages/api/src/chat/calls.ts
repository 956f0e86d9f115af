import { REFUSAL_NUMBERS } from '../refusal/index.ts';
import type { Api } from '../transport/index.ts';
import { id, list, number, object, text } from '../wire/index.ts';
import { readMessage } from './message.ts';
import type { ChatAgent, ChatRecords } from '@rider/model/chat';
import type {
  AgentsRequestWire,
  ChatAgentWire,
  ChatNoticeWire,
  RecordsRequestWire,
  RecordsWire,
  SocketAddressWire,
} from './wire.ts';

/** Messages on a page of records (R7.7, R9). */
export const CHAT_PAGE_SIZE = 20;

/** The longest text, in UTF-16 units; longer ones are refused, not cut. */
export const LONGEST_TEXT = 2000;

/**
 * The status that says that no agent is online (contract 3.10).
 * @deprecated Use `isRefusedWith(error, 'no-agent-online')` of `@rider/api/refusal`; gone from 1.0.0 on.
 */
export const NO_AGENT_ONLINE_STATUS = REFUSAL_NUMBERS['no-agent-online'];

/** Address of the chat's socket (R7.6). */
export async function getSocketAddress(api: Api): Promise<string> {
  return id(object<SocketAddressWire>((await api.get('get_workerman_url')).data).chat, 'socket address');
}

/** The support persons (contract 3.10). */
export async function getAgents(api: Api): Promise<ChatAgent[]> {
  const page = { page: 1, limit: CHAT_PAGE_SIZE } satisfies AgentsRequestWire;
  return list((await api.get('user/service/list', page)).data, (item) => {
    const row = object<ChatAgentWire>(item);
    return {
      uid: id(row.uid, 'agent uid'),
      name: text(row.wx_name) || text(row.nickname),
      avatar: text(row.avatar),
      online: row.online === undefined ? null : number(row.online) === 1,
    };
  });
}

/**
 * A page of messages with an agent; without one the server chooses (refused with `no-agent-online` when none is).
 * `before` is the id of the oldest message known; absent for the newest page.
 */
export async function getRecords(
  api: Api,
  page: { agentUid?: string | undefined; before?: string | undefined },
): Promise<ChatRecords> {
  const { agentUid = '0', before = '0' } = page;
  const query = { toUid: agentUid, limit: CHAT_PAGE_SIZE, page: 1, uidTo: before } satisfies RecordsRequestWire;
  const data = object<RecordsWire>((await api.get('v2/user/service/record', query)).data);
  const messages = list(data.serviceList, readMessage);
  const agent = { uid: text(data.uid), name: text(data.nickname), avatar: text(data.avatar) };
  return { messages, agent };
}

/** The announcement beside the messages: HTML, to be sanitised before it is shown (R7.2). */
export async function getChatNotice(api: Api): Promise<string> {
  return text(object<ChatNoticeWire>((await api.get('user/service/get_adv')).data).content);
}
