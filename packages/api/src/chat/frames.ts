import { id, list, number, object, text, type Wire } from '../wire/index.ts';
import { KIND_NUMBERS, readMessage } from './message.ts';
import type { ChatMessage, SentKind } from '@rider/model/chat';

/** What the server says over the socket (contract 4). */
export type ServerFrame =
  | { type: 'success'; capabilities: readonly ChatCapability[]; uid: string | null }
  | { type: 'refused'; message: string }
  | { type: 'ping' }
  | { type: 'timeout' }
  | { type: 'chat'; message: ChatMessage }
  | { type: 'reply'; message: ChatMessage }
  | { type: 'unread'; agentUid: string; count: number }
  | { type: 'error-tip'; message: string; clientId: string | null }
  | { type: 'transferred'; agent: { uid: string; name: string; avatar: string } }
  | { type: 'online'; agentUid: string; online: boolean }
  | { type: 'handed-over'; buyerUid: string }
  | { type: 'typing'; uid: string }
  | { type: 'read'; agentUid: string; upTo: string };

/** What a server may offer beyond the contract; a client uses what `success` lists and needs none of it. */
export type ChatCapability = 'cid' | 'resume' | 'typing' | 'read' | 'article';

const CAPABILITIES: readonly string[] = ['cid', 'resume', 'typing', 'read', 'article'] satisfies ChatCapability[];

/** Reads a frame; null where it is not JSON, of an unknown type or damaged: such frames are ignored (contract 4). */
export function readFrame(frame: string): ServerFrame | null {
  try {
    const { type, data } = object(JSON.parse(frame));
    const name = text(type);
    return Object.hasOwn(READERS, name) ? (READERS[name]?.(object(data)) ?? null) : null;
  } catch {
    // Whatever it was, it is not for us.
    return null;
  }
}

const READERS: Record<string, (data: Wire) => ServerFrame> = {
  success: (data) => ({
    type: 'success',
    capabilities: list(data.caps, text).filter((cap): cap is ChatCapability => CAPABILITIES.includes(cap)),
    uid: text(data.uid) || null,
  }),
  error: (data) => ({ type: 'refused', message: text(data.msg) }),
  ping: () => ({ type: 'ping' }),
  timeout: () => ({ type: 'timeout' }),
  chat: (data) => ({ type: 'chat', message: readMessage(data) }),
  reply: (data) => ({ type: 'reply', message: readMessage(data) }),
  mssage_num: (data) => ({ type: 'unread', agentUid: id(data.uid, 'agent'), count: number(data.num) }),
  err_tip: (data) => ({ type: 'error-tip', message: text(data.msg), clientId: text(data.cid) || null }),
  to_transfer: (data) => ({
    type: 'transferred',
    agent: { uid: id(data.toUid, 'agent'), name: text(data.nickname), avatar: text(data.avatar) },
  }),
  online: (data) => ({ type: 'online', agentUid: id(data.uid, 'agent'), online: number(data.online) === 1 }),
  // To agents: a buyer came or went, another agent handed a buyer over.
  user_online: (data) => ({ type: 'online', agentUid: id(data.to_uid, 'buyer'), online: number(data.online) === 1 }),
  transfer: (data) => ({ type: 'handed-over', buyerUid: id(object(data.recored).to_uid, 'buyer') }),
  typing: (data) => ({ type: 'typing', uid: id(data.uid, 'sender') }),
  read: (data) => ({ type: 'read', agentUid: id(data.uid, 'agent'), upTo: text(data.id) }),
};

/** What a client says over the socket. */
export type ClientFrame =
  | { type: 'login'; role?: 'buyer' | 'agent'; token: string; lastId?: string | undefined }
  | { type: 'ping' }
  | { type: 'to-chat'; agentUid: string }
  | { type: 'chat'; kind: SentKind; body: string; toUid: string; clientId: string }
  | { type: 'typing'; toUid: string }
  | { type: 'read'; agentUid: string };

/** Writes a frame. A server without client ids ignores `cid`. */
export function writeFrame(frame: ClientFrame): string {
  switch (frame.type) {
    case 'login':
      if (frame.role === 'agent') return JSON.stringify({ type: 'kefu_login', data: frame.token });
      return JSON.stringify({ type: 'login', data: frame.token, form_type: 'pc', last_id: frame.lastId });
    case 'ping':
      return JSON.stringify({ type: 'ping' });
    case 'to-chat':
      return JSON.stringify({ type: 'to_chat', data: { id: frame.agentUid } });
    case 'chat': {
      const { kind, body, toUid, clientId } = frame;
      return JSON.stringify({
        type: 'chat',
        data: { msn: body, type: KIND_NUMBERS[kind], to_uid: toUid, cid: clientId },
      });
    }
    case 'typing':
      return JSON.stringify({ type: 'typing', data: { to_uid: frame.toUid } });
    case 'read':
      return JSON.stringify({ type: 'read', data: { id: frame.agentUid } });
  }
}
