import type { ChatMessageWire, ConversationRecordWire, ServerFrameWire } from '@rider/api/chat';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { mediaPath } from '../http/media.ts';
import { messageText, type MessageId } from '../messages/index.ts';
import type { ChatEvent } from './bus.ts';
import type { SenderProfiles } from './sender-profiles.ts';
import type { Member, Members } from './members.ts';
import { messageToWire } from './wire.ts';

/** Services for building frames. */
export interface DeliverySources {
  database: Database;
  profiles: SenderProfiles;
}

type MessageEvent = ChatEvent & { type: 'message' };

/** Sends an event to the sockets of this process, as CRMEB's frames. */
export async function deliver(sources: DeliverySources, members: Members, event: ChatEvent): Promise<void> {
  switch (event.type) {
    case 'message':
      await deliverMessage(sources, members, event);
      return;
    case 'read':
      notifyOther(members, event, { type: 'read', data: { uid: uidOf(event), id: event.upTo } });
      return;
    case 'typing':
      notifyOther(members, event, { type: 'typing', data: { uid: uidOf(event) } });
      return;
    case 'presence':
      for (const member of members.all) {
        const concerns = member.person?.role === 'buyer' && member.talksTo === event.agentId;
        if (concerns) sendFrame(member, { type: 'online', data: { online: event.online ? 1 : 0, uid: event.agentId } });
      }
      return;
    case 'buyer-presence':
      for (const member of members.all) {
        if (member.person?.role !== 'agent') continue;
        sendFrame(member, { type: 'user_online', data: { to_uid: event.buyerId, online: event.online ? 1 : 0 } });
      }
      return;
    case 'session-ended':
      disconnectSession(members, event.session);
      return;
    case 'session-replaced':
      for (const member of members.all) if (member.session === event.session) disconnectForReconnect(member);
      return;
    case 'transfer':
      await deliverTransfer(sources.database, members, event);
      return;
    case 'invalidated':
      return;
    case 'gap':
      // Clients reconnect, each after its own delay, and request missed messages.
      for (const member of members.all) disconnectForReconnect(member);
  }
}

/** Closes all sockets of an ended session. */
function disconnectSession(members: Members, session: string): void {
  for (const member of members.all) {
    if (member.session === session) disconnectWithError(member, 'backend.answer.not-signed-in');
  }
}

/** Sends the reason to a socket and closes it. */
export function disconnectWithError(member: Member, reason: MessageId): void {
  sendFrame(member, { type: 'error', data: { msg: messageText(reason, member.locale) }, close: true });
  member.line.close();
}

/** Closes sockets whose sessions ended without an event: ended in the database, during a login, or while the bus was down. */
export async function disconnectEndedSessions(database: Database, members: Members): Promise<void> {
  const sessions = new Set<string>();
  for (const { session } of members.all) if (session !== null) sessions.add(session);
  if (sessions.size === 0) return;
  const openIn = (table: 'session' | 'partner_session' | 'agent_session') =>
    database
      .selectFrom(table)
      .select('token_hash')
      .where('token_hash', 'in', [...sessions]);
  const open = openIn('partner_session')
    .unionAll(openIn('session').where('replaced', '=', false))
    .unionAll(openIn('agent_session').where('replaced', '=', false));
  for (const { token_hash } of await open.execute()) sessions.delete(token_hash);
  for (const session of sessions) disconnectSession(members, session);
}

/** Closes a socket and lets its client reconnect. */
export function disconnectForReconnect(member: Member): void {
  sendFrame(member, { type: 'timeout', data: {}, close: true });
  member.line.close();
}

/** Sends a frame to one socket. */
export function sendFrame(member: Member, frame: ServerFrameWire): void {
  member.line.send(JSON.stringify(frame));
}

function uidOf({ by, buyerId, agentId }: { by: 'buyer' | 'agent'; buyerId: number; agentId: number }): number {
  return by === 'buyer' ? buyerId : agentId;
}

function notifyOther(members: Members, event: ChatEvent & { type: 'read' | 'typing' }, frame: ServerFrameWire): void {
  const others = event.by === 'buyer' ? members.of('agent', event.agentId) : members.of('buyer', event.buyerId);
  for (const member of others) if (member.talksTo === uidOf(event) || event.type === 'read') sendFrame(member, frame);
}

async function deliverMessage(sources: DeliverySources, members: Members, event: MessageEvent): Promise<void> {
  const { message, unreadByAgent, unreadByBuyer } = event;
  const wireOf = wirePerLocale(sources, event);
  const sides = [
    {
      own: members.of('buyer', message.buyer_id),
      sent: !message.from_agent,
      other: message.agent_id,
      unread: unreadByBuyer,
    },
    {
      own: members.of('agent', message.agent_id),
      sent: message.from_agent,
      other: message.buyer_id,
      unread: unreadByAgent,
    },
  ];
  for (const { own, sent, other, unread } of sides) {
    for (const member of own) {
      const wire = await wireOf(member.locale);
      if (sent) sendFrame(member, { type: 'chat', data: wire });
      else if (member.talksTo === other)
        sendFrame(member, { type: 'reply', data: { ...wire, recored: recordOf(wire, unread) } });
      else
        sendFrame(member, { type: 'mssage_num', data: { uid: other, num: unread, recored: recordOf(wire, unread) } });
    }
  }
}

/** The row of the conversation list for a message. */
function recordOf(message: ChatMessageWire, unread: number): ConversationRecordWire {
  return {
    id: message.id,
    user_id: message.to_uid,
    to_uid: message.uid,
    nickname: message.nickname,
    avatar: message.avatar,
    message: message.msn,
    message_type: message.msn_type,
    add_time: message.add_time,
    update_time: message.add_time,
    is_tourist: 0,
    type: 0,
    online: 1,
    mssage_num: unread,
  };
}

/** Builds a message once per language. */
function wirePerLocale(
  sources: DeliverySources,
  { message }: MessageEvent,
): (locale: Locale) => Promise<ChatMessageWire> {
  const known = new Map<Locale, Promise<ChatMessageWire>>();
  return (locale) => {
    const wire = known.get(locale) ?? messageToWire(sources, message, locale);
    known.set(locale, wire);
    return wire;
  };
}

async function deliverTransfer(
  database: Database,
  members: Members,
  event: ChatEvent & { type: 'transfer' },
): Promise<void> {
  const { buyerId, fromAgentId, toAgentId } = event;
  const agent = await database.selectFrom('agent').selectAll().where('id', '=', toAgentId).executeTakeFirstOrThrow();
  for (const member of members.of('buyer', buyerId)) {
    // Buyers with a closed window are notified too; buyers in a conversation with another agent are not.
    if (member.talksTo && member.talksTo !== fromAgentId) continue;
    const data = { toUid: toAgentId, nickname: agent.name[member.locale], avatar: mediaPath(agent.avatar) };
    sendFrame(member, { type: 'to_transfer', data });
  }
  for (const member of members.of('agent', toAgentId)) {
    sendFrame(member, { type: 'transfer', data: { recored: { to_uid: buyerId }, kefu_uid: fromAgentId } });
  }
}
