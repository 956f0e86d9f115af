import { id, list, number, object, text, type Untrusted } from '../wire/index.ts';
import { KIND_NUMBERS, readMessage } from './message.ts';
import type { ChatMessage, SentKind } from '@rider/model/chat';
import type { ChatCapability, ClientFrameWire, ServerFramesWire, ServerFrameWire } from './frame-wire.ts';

/** A frame from the server over the socket, read. */
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

const CAPABILITIES: readonly string[] = ['cid', 'resume', 'typing', 'read', 'article'] satisfies ChatCapability[];

/** Reads a frame; null if it is not JSON, of an unknown type or malformed: such frames are ignored. */
export function readFrame(frame: string): ServerFrame | null {
  try {
    const { type, data } = object<ServerFrameWire>(JSON.parse(frame));
    return isKnown(type) ? readAs(type, data) : null;
  } catch {
    // Not JSON, or without a required field.
    return null;
  }
}

type FrameType = keyof ServerFramesWire;

function isKnown(type: unknown): type is FrameType {
  return typeof type === 'string' && Object.hasOwn(READERS, type);
}

function readAs<Type extends FrameType>(type: Type, data: unknown): ServerFrame {
  return READERS[type](object<ServerFramesWire[Type]>(data));
}

const READERS: { readonly [Type in FrameType]: (data: Untrusted<ServerFramesWire[Type]>) => ServerFrame } = {
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
  // To agents: a buyer went online or offline, another agent handed a buyer over.
  user_online: (data) => ({ type: 'online', agentUid: id(data.to_uid, 'buyer'), online: number(data.online) === 1 }),
  transfer: (data) => ({
    type: 'handed-over',
    buyerUid: id(object<ServerFramesWire['transfer']['recored']>(data.recored).to_uid, 'buyer'),
  }),
  typing: (data) => ({ type: 'typing', uid: id(data.uid, 'sender') }),
  read: (data) => ({ type: 'read', agentUid: id(data.uid, 'agent'), upTo: text(data.id) }),
};

/** A frame of the client over the socket. */
export type ClientFrame =
  | { type: 'login'; role?: 'buyer' | 'agent'; token: string; lastId?: string | undefined }
  | { type: 'ping' }
  | { type: 'to-chat'; agentUid: string }
  | { type: 'chat'; kind: SentKind; body: string; toUid: string; clientId: string }
  | { type: 'typing'; toUid: string }
  /** `upTo` is the newest message that was seen; absent for all that the server has. */
  | { type: 'read'; agentUid: string; upTo?: string | undefined };

/** Writes a frame. A server without client ids ignores `cid`. */
export function writeFrame(frame: ClientFrame): string {
  return JSON.stringify(frameToWire(frame));
}

function frameToWire(frame: ClientFrame): ClientFrameWire {
  switch (frame.type) {
    case 'login':
      if (frame.role === 'agent') return { type: 'kefu_login', data: frame.token };
      return { type: 'login', data: frame.token, form_type: 'pc', last_id: frame.lastId };
    case 'ping':
      return { type: 'ping' };
    case 'to-chat':
      return { type: 'to_chat', data: { id: frame.agentUid } };
    case 'chat': {
      const { kind, body, toUid, clientId } = frame;
      return { type: 'chat', data: { msn: body, type: KIND_NUMBERS[kind], to_uid: toUid, cid: clientId } };
    }
    case 'typing':
      return { type: 'typing', data: { to_uid: frame.toUid } };
    case 'read':
      return { type: 'read', data: { id: frame.agentUid, up_to: frame.upTo } };
  }
}
