import type { ChatAgent, ChatContent, ChatMessage } from '@rider/model/chat';
import { EMPTY_SNAPSHOT } from '../core/snapshot.ts';
import type { ChatSnapshot, OutboxItem } from '../core/index.ts';

/** The buyer of the samples. */
export const BUYER = '501';

/** An agent who is online. */
export const MAYA: ChatAgent = { uid: '7', name: 'Maya Lindqvist', avatar: '', online: true };
/** An agent who is offline. */
export const DANIEL: ChatAgent = { uid: '8', name: 'Daniel Okafor', avatar: '', online: false };
/** An agent whose presence is unknown. */
export const CHEN: ChatAgent = { uid: '9', name: '陈静', avatar: '', online: null };

/** 21 November 2026, 09:30 UTC. */
const START = Date.UTC(2026, 10, 21, 9, 30);

/** A message from Maya, `minute` minutes after the start of the samples. */
export function aMessage(
  id: number,
  content: ChatContent | string,
  { own = false, minute = id, ...rest }: { own?: boolean; minute?: number } & Partial<ChatMessage> = {},
): ChatMessage {
  return {
    id: String(id),
    clientId: own ? `client-${id}` : null,
    fromUid: own ? BUYER : MAYA.uid,
    toUid: own ? MAYA.uid : BUYER,
    content: typeof content === 'string' ? { kind: 'text', text: content } : content,
    sentAt: START + minute * 60_000,
    name: own ? 'Luis Moreno' : MAYA.name,
    avatar: '',
    ...rest,
  };
}

/** An unconfirmed own message. */
export function anItem(id: number, state: OutboxItem['state'], change: Partial<OutboxItem> = {}): OutboxItem {
  return {
    clientId: `item-${id}`,
    agentUid: MAYA.uid,
    kind: 'text',
    body: `Unconfirmed ${id}`,
    createdAt: START + 60 * 60_000 + id * 1000,
    turn: id,
    state,
    ...change,
  };
}

/** A connected, open conversation with Maya. */
export function aSnapshot(change: Partial<ChatSnapshot> = {}): ChatSnapshot {
  return {
    ...EMPTY_SNAPSHOT,
    connection: 'online',
    wasOnline: true,
    agents: [MAYA, DANIEL, CHEN],
    agent: MAYA,
    history: 'complete',
    open: true,
    ...change,
  };
}

const LINES = [
  'Good morning. We need shower hinges for 10 mm glass, wall to glass, 90 degrees.',
  'Good morning! How heavy is the door?',
  'About 38 kg. 800 × 2,000 mm.',
  'Then two of SH-90 carry it: 45 kg a pair.',
  'Do they come in brushed nickel?',
  'Yes, in stock. They leave tomorrow if you order before four.',
  'Can I get the drilling template?',
  'It is on the page of the product, under downloads: https://rider.example/downloads/sh-90.pdf',
];

/** A conversation of a given length, one message every three minutes, authors alternating. */
export function conversationOf(length: number, first = 1): ChatMessage[] {
  return Array.from({ length }, (_, index) => {
    const id = first + index;
    const line = LINES[id % LINES.length] ?? '';
    return aMessage(id, `${line}${id % 11 === 0 ? ` ${line} ${line}` : ''}`, { own: id % 2 === 0, minute: id * 3 });
  });
}
