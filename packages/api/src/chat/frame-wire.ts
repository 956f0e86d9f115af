import type { ChatMessageWire } from './wire.ts';

/** Optional server features that CRMEB lacks; a client uses those that `success` lists and requires none. */
export type ChatCapability = 'cid' | 'resume' | 'typing' | 'read' | 'article';

/** Conversation that a message belongs to, as lists of conversations show it. */
export interface ConversationRecordWire {
  id: string;
  user_id: number;
  to_uid: number;
  nickname: string;
  avatar: string;
  message: string;
  message_type: number;
  /** Unix seconds. */
  add_time: number;
  /** Unix seconds. */
  update_time: number;
  is_tourist: 0;
  type: 0;
  online: 0 | 1;
  mssage_num: number;
}

/** The `data` of each frame that the server sends, by the frame's `type`. */
export interface ServerFramesWire {
  /** Signed in; `caps` and `uid` are not in CRMEB. */
  success: { caps: readonly ChatCapability[]; uid: number };
  /** The session was rejected or has ended; the socket closes. */
  error: { msg: string };
  /** Unix seconds. */
  ping: { now: number };
  /** The socket closes, and the client connects again. */
  timeout: Record<never, never>;
  /** The sender's own message, saved. */
  chat: ChatMessageWire;
  /** A message from the other person. */
  reply: ChatMessageWire & { recored?: ConversationRecordWire };
  /** Unread messages of a person; the misspelling is CRMEB's. */
  mssage_num: { uid: number; num: number; recored: ConversationRecordWire | Record<never, never> };
  /** A message was not saved; `cid` (not in CRMEB) identifies it, empty when it had none. */
  err_tip: { msg: string; cid: string };
  /** To buyers: another agent answers from now on. */
  to_transfer: { toUid: number; nickname: string; avatar: string };
  /** To buyers: their agent went online or offline. */
  online: { online: 0 | 1; uid: number };
  /** To agents: a buyer went online or offline. */
  user_online: { to_uid: number; online: 0 | 1 };
  /** To agents: another agent transferred a buyer. */
  transfer: { recored: { to_uid: number }; kefu_uid: number };
  /** Not in CRMEB. */
  typing: { uid: number };
  /** Not in CRMEB: the other side has read up to the message `id`. */
  read: { uid: number; id: number };
}

/** A frame that the server sends. */
export type ServerFrameWire = {
  [Type in keyof ServerFramesWire]: {
    type: Type;
    data: ServerFramesWire[Type];
    /** The server closes the socket. */
    close?: true;
  };
}[keyof ServerFramesWire];

/** A frame that a client sends (`last_id`, `cid`, `typing` and `read` are not in CRMEB; `read` without `up_to` reads everything). An empty login gets the cookie's token. */
export type ClientFrameWire =
  | { type: 'login'; data: string; form_type: 'pc'; last_id?: string | undefined }
  | { type: 'kefu_login'; data: string }
  | { type: 'ping' }
  | { type: 'to_chat'; data: { id: string } }
  | { type: 'chat'; data: { msn: string; type: number; to_uid: string; cid: string } }
  | { type: 'online'; data: { online: 0 | 1 } }
  | { type: 'typing'; data: { to_uid: string } }
  | { type: 'read'; data: { id: string; up_to?: string | undefined } };
