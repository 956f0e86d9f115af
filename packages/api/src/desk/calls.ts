import { CHAT_PAGE_SIZE } from '../chat/calls.ts';
import { KIND_NUMBERS, readMessage } from '../chat/message.ts';
import type { ChatRecords } from '@rider/model/chat';
import type { OrderList } from '@rider/model/order';
import { readOrder } from '../order/order.ts';
import type { Api } from '../transport/index.ts';
import { id, instant, list, number, object, text, textOrNull } from '../wire/index.ts';
import type { SignInRequestWire } from '../account/wire.ts';
import type { RecordsWire } from '../chat/wire.ts';
import type { CannedReply, DeskAgent, DeskConversation, SecondStep, SecondStepSetup } from './model.ts';
import type {
  AvailabilityRequestWire,
  CannedReplyDeletionRequestWire,
  CannedReplyRequestWire,
  CannedReplyWire,
  ConversationsRequestWire,
  DeskAgentWire,
  DeskBuyerRequestWire,
  DeskConversationWire,
  DeskOrdersWire,
  DeskRecordsRequestWire,
  DeskSessionWire,
  RecoveryCodesWire,
  SecondStepCodeRequestWire,
  SecondStepSetupWire,
  SecondStepWire,
  TransferRequestWire,
} from './wire.ts';

/**
 * Signs an agent in; the token goes to the server between page and backend. Rejects with `second-step-needed` when `code`, of the
 * authenticator, is needed too. A shop's server answers 403 to programs: only its own pages sign in here.
 */
export async function signInAtDesk(
  api: Api,
  credentials: { account: string; password: string; code?: string },
): Promise<DeskAgent> {
  const { data } = await api.post('kefuapi/login', credentials satisfies SignInRequestWire);
  return readAgent(object<DeskSessionWire>(data).kefuInfo);
}

/** The second step of the operator's own sign-in. */
export async function getSecondStep(api: Api): Promise<SecondStep> {
  const data = object<SecondStepWire>((await api.get('kefuapi/second_step')).data);
  return { isOn: number(data.on) === 1, recoveryCodes: number(data.recovery_codes) };
}

/** Makes a secret for an authenticator; it counts once it is confirmed. */
export async function beginSecondStep(api: Api): Promise<SecondStepSetup> {
  const data = object<SecondStepSetupWire>((await api.post('kefuapi/second_step/begin')).data);
  return { secret: id(data.secret, 'secret'), picture: text(data.qr) };
}

/** Turns two-step sign-in on with an authenticator code; resolves to the recovery codes, which are returned only once. */
export async function confirmSecondStep(api: Api, code: string): Promise<string[]> {
  const request = { code } satisfies SecondStepCodeRequestWire;
  return list(object<RecoveryCodesWire>((await api.post('kefuapi/second_step/confirm', request)).data).list, text);
}

/** Switches the second step off, by a code of the authenticator or a recovery code. */
export async function endSecondStep(api: Api, code: string): Promise<void> {
  await api.post('kefuapi/second_step/end', { code } satisfies SecondStepCodeRequestWire);
}

/** Ends the agent's session. */
export async function signOutOfDesk(api: Api): Promise<void> {
  await api.get('kefuapi/logout');
}

/** The agent who is signed in. */
export async function getDeskAgent(api: Api): Promise<DeskAgent> {
  return readAgent((await api.get('kefuapi/me')).data);
}

/** All agents, including the current one. */
export async function getDeskAgents(api: Api): Promise<DeskAgent[]> {
  return list((await api.get('kefuapi/agents')).data, readAgent);
}

/** The agent's conversations, the latest first; `search` looks at names, companies and accounts. */
export async function getDeskConversations(api: Api, search = ''): Promise<DeskConversation[]> {
  return list((await api.get('kefuapi/conversations', { search } satisfies ConversationsRequestWire)).data, (item) => {
    const row = object<DeskConversationWire>(item);
    return {
      buyerUid: id(row.to_uid, 'buyer uid'),
      name: text(row.nickname),
      company: text(row.company),
      avatar: text(row.avatar),
      last: { text: text(row.message), kind: kindOf(row.message_type), fromAgent: number(row.from_agent) === 1 },
      at: instant(row.update_time) ?? 0,
      unread: number(row.mssage_num),
    };
  });
}

/** A page of messages with a buyer; `before` is the id of the oldest one known. */
export async function getDeskRecords(
  api: Api,
  page: { buyerUid: string; before?: string | undefined },
): Promise<ChatRecords> {
  const query = {
    uid: page.buyerUid,
    limit: CHAT_PAGE_SIZE,
    uidTo: page.before ?? '0',
  } satisfies DeskRecordsRequestWire;
  const data = object<RecordsWire>((await api.get('kefuapi/service/record', query)).data);
  const agent = { uid: text(data.uid), name: text(data.nickname), avatar: text(data.avatar) };
  return { messages: list(data.serviceList, readMessage), agent, readUpTo: textOrNull(data.read_id) };
}

/** The latest orders of a buyer in a conversation with the agent. */
export async function getDeskOrders(api: Api, buyerUid: string): Promise<OrderList> {
  const query = { uid: buyerUid } satisfies DeskBuyerRequestWire;
  const data = object<DeskOrdersWire>((await api.get('kefuapi/orders', query)).data);
  return { items: list(data.list, readOrder), total: number(data.count) };
}

/** Hands a buyer over to another agent. */
export async function transferBuyer(
  api: Api,
  { buyerUid, agentUid }: { buyerUid: string; agentUid: string },
): Promise<void> {
  await api.post('kefuapi/service/transfer', { uid: buyerUid, kefuToUid: agentUid } satisfies TransferRequestWire);
}

/** Sets whether the agent is available to buyers. */
export async function setAvailable(api: Api, available: boolean): Promise<void> {
  await api.post('kefuapi/online', { online: available ? 1 : 0 } satisfies AvailabilityRequestWire);
}

/** The agent's saved replies, oldest first. */
export async function getCannedReplies(api: Api): Promise<CannedReply[]> {
  return list((await api.get('kefuapi/service/speechcraft')).data, (item) => {
    const row = object<CannedReplyWire>(item);
    return { id: id(row.id, 'reply id'), text: text(row.message) };
  });
}

/** Saves a new reply; with an id, changes that one. */
export async function saveCannedReply(api: Api, reply: { id?: string | undefined; text: string }): Promise<void> {
  await api.post('kefuapi/service/speechcraft', { id: reply.id, message: reply.text } satisfies CannedReplyRequestWire);
}

/** Deletes a reply. */
export async function deleteCannedReply(api: Api, replyId: string): Promise<void> {
  await api.post('kefuapi/service/speechcraft/delete', { id: replyId } satisfies CannedReplyDeletionRequestWire);
}

function readAgent(value: unknown): DeskAgent {
  const row = object<DeskAgentWire>(value);
  return {
    uid: id(row.uid, 'agent uid'),
    account: text(row.account),
    name: text(row.wx_name),
    role: text(row.role),
    avatar: text(row.avatar),
    available: number(row.available) === 1,
    online: number(row.online) === 1,
    operator: number(row.operator) === 1,
    secondStepRequired: number(row.second_step_required) === 1,
  };
}

function kindOf(value: unknown): DeskConversation['last']['kind'] {
  const type = number(value);
  const found = Object.entries(KIND_NUMBERS).find(([, kind]) => kind === type);
  return (found?.[0] as DeskConversation['last']['kind'] | undefined) ?? 'none';
}
