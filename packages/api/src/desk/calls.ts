import { CHAT_PAGE_SIZE } from '../chat/calls.ts';
import { readMessage } from '../chat/message.ts';
import type { ChatRecords } from '@rider/model/chat';
import type { OrderList } from '@rider/model/order';
import { readOrder } from '../order/order.ts';
import { getOwn, postOwn, type Api } from '../transport/index.ts';
import { list, number, object, present, text, textOrNull } from '../wire/index.ts';
import type { SignInRequestWire } from '../account/wire.ts';
import type { RecordsWire } from '../chat/wire.ts';
import type {
  AcceptedInvitation,
  CannedReply,
  DeskAgent,
  DeskConversation,
  InvitedPerson,
  SecondStep,
  SecondStepSetup,
} from './model.ts';
import type { DeskOrdersWire, DeskSessionWire } from './wire.ts';

/**
 * Signs an agent in; the token goes to the server between page and backend. Rejects with `second-step-needed` when `code`, of the
 * authenticator, is needed too. A shop's server answers 403 to programs: only its own pages sign in here.
 */
export async function signInAtDesk(
  api: Api,
  credentials: { account: string; password: string; code?: string },
): Promise<DeskAgent> {
  const { data } = await api.post('kefuapi/login', credentials satisfies SignInRequestWire);
  return present(object<DeskSessionWire>(data).kefuInfo, 'agent') as DeskAgent;
}

/** The person of an invitation. Rejects with 910713 for an unknown, used or expired one. */
export function openInvitation(api: Api, token: string): Promise<InvitedPerson> {
  return postOwn(api, 'kefuapi/invitation', { token });
}

/** Sets name and password of an invited person, who can then sign in. Rejects with errors by field. */
export function acceptInvitation(api: Api, given: AcceptedInvitation): Promise<void> {
  return postOwn(api, 'kefuapi/invitation/accept', { ...given });
}

/** The second step of the agent's own sign-in. */
export function getSecondStep(api: Api): Promise<SecondStep> {
  return getOwn(api, 'kefuapi/second_step');
}

/** Makes a secret for an authenticator; it counts once it is confirmed. */
export function beginSecondStep(api: Api): Promise<SecondStepSetup> {
  return postOwn(api, 'kefuapi/second_step/begin');
}

/** Turns two-step sign-in on with an authenticator code; resolves to the recovery codes, which are returned only once. */
export function confirmSecondStep(api: Api, code: string): Promise<string[]> {
  return postOwn(api, 'kefuapi/second_step/confirm', { code });
}

/** Switches the second step off, by a code of the authenticator or a recovery code. */
export function endSecondStep(api: Api, code: string): Promise<void> {
  return postOwn(api, 'kefuapi/second_step/end', { code });
}

/** Ends the agent's session. */
export async function signOutOfDesk(api: Api): Promise<void> {
  await api.get('kefuapi/logout');
}

/** The agent who is signed in. */
export function getDeskAgent(api: Api): Promise<DeskAgent> {
  return getOwn(api, 'kefuapi/me');
}

/** All agents, including the current one. */
export function getDeskAgents(api: Api): Promise<DeskAgent[]> {
  return getOwn(api, 'kefuapi/agents');
}

/** The agent's conversations, the latest first; `search` looks at names, companies and accounts. */
export function getDeskConversations(api: Api, search = ''): Promise<DeskConversation[]> {
  return getOwn(api, 'kefuapi/conversations', { search });
}

/** A page of messages with a buyer; `before` is the id of the oldest one known. */
export async function getDeskRecords(
  api: Api,
  page: { buyerUid: string; before?: string | undefined },
): Promise<ChatRecords> {
  const query = { uid: page.buyerUid, limit: CHAT_PAGE_SIZE, uidTo: page.before ?? '0' };
  const data = object<RecordsWire>((await api.get('kefuapi/service/record', query)).data);
  const agent = { uid: text(data.uid), name: text(data.nickname), avatar: text(data.avatar) };
  return { messages: list(data.serviceList, readMessage), agent, readUpTo: textOrNull(data.read_id) };
}

/** The latest orders of a buyer in a conversation with the agent. */
export async function getDeskOrders(api: Api, buyerUid: string): Promise<OrderList> {
  const data = object<DeskOrdersWire>((await api.get('kefuapi/orders', { uid: buyerUid })).data);
  return { items: list(data.list, readOrder), total: number(data.count) };
}

/** Hands a buyer over to another agent. */
export function transferBuyer(api: Api, { buyerUid, agentUid }: { buyerUid: string; agentUid: string }): Promise<void> {
  return postOwn(api, 'kefuapi/service/transfer', { uid: buyerUid, kefuToUid: agentUid });
}

/** Sets whether the agent is available to buyers. */
export function setAvailable(api: Api, available: boolean): Promise<void> {
  return postOwn(api, 'kefuapi/online', { online: available ? 1 : 0 });
}

/** The agent's saved replies, oldest first. */
export function getCannedReplies(api: Api): Promise<CannedReply[]> {
  return getOwn(api, 'kefuapi/service/speechcraft');
}

/** Saves a new reply; with an id, changes that one. */
export function saveCannedReply(api: Api, reply: { id?: string | undefined; text: string }): Promise<void> {
  return postOwn(api, 'kefuapi/service/speechcraft', { id: reply.id, message: reply.text });
}

/** Deletes a reply. */
export function deleteCannedReply(api: Api, replyId: string): Promise<void> {
  return postOwn(api, 'kefuapi/service/speechcraft/delete', { id: replyId });
}
