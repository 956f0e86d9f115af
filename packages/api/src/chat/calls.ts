import type { Api } from '../transport/index.ts';
import { flag, id, instant, list, number, object, text, textOrNull } from '../wire/index.ts';
import { readMessage } from './message.ts';
import type { ChatAgent, ChatNotice, ChatRecords } from '@rider/model/chat';
import type {
  AgentsRequestWire,
  ChatAgentWire,
  ChatBannerWire,
  ChatTokenRequestWire,
  ChatTokenWire,
  RecordsRequestWire,
  RecordsWire,
  SocketAddressWire,
} from './wire.ts';

/** Messages on a page of records. */
export const CHAT_PAGE_SIZE = 20;

/** The longest text, in UTF-16 units; longer ones are rejected, not truncated. */
export const LONGEST_TEXT = 2000;

/** Address of the chat's socket. */
export async function getSocketAddress(api: Api): Promise<string> {
  return id(object<SocketAddressWire>((await api.get('get_workerman_url')).data).chat, 'socket address');
}

/** The agents. */
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
 * A page of messages with an agent; without one the server chooses (rejects with `no-agent-online` when none is).
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
  return { messages, agent, readUpTo: textOrNull(data.read_id) };
}

/** The announcement beside the messages, and when agents answer again (the latter not in CRMEB). */
export async function getChatNotice(api: Api): Promise<ChatNotice> {
  const data = object<ChatBannerWire>((await api.get('user/service/get_adv')).data);
  return {
    announcement: text(data.content),
    opensAt: instant(data.opens_at) || null,
    emailsReplies: flag(data.emails_replies),
  };
}

/** A token for a partner's buyer, which can chat and nothing else. */
export interface ChatToken {
  token: string;
  /** The buyer of the chat. */
  uid: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/**
 * Gets a chat token for a partner's buyer, server to server. `assertion` is a JSON Web Token that the partner's key signed. Rejects with
 * 910801 for an unknown or revoked key, 910802 for an assertion that is forged, old or incomplete, 910803 for one that was used, 910703
 * for too many.
 */
export async function getChatToken(api: Api, assertion: string): Promise<ChatToken> {
  const data = object<ChatTokenWire>(
    (await api.post('partner/chat_token', { assertion } satisfies ChatTokenRequestWire)).data,
  );
  return {
    token: id(data.chat_token, 'chat token'),
    uid: id(data.uid, 'buyer uid'),
    expiresAt: instant(data.expires_time) ?? 0,
  };
}
