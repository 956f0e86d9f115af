import type { Backend } from '../../src/index.ts';
import type { Shop } from './databases.ts';

const DAY = 86_400_000;

/** A frame on the wire. */
export interface Frame {
  type: string;
  data: Record<string, unknown>;
  close?: boolean;
}

/** A socket of a user in a test. */
export interface TestLine {
  /** All frames received so far. */
  frames: Frame[];
  closed: boolean;
  send(frame: unknown): void;
  raw(text: string): void;
  /** The next frame of a type not returned yet. */
  next(type: string): Promise<Frame>;
  leave(): void;
}

/** Opens a socket directly at the backend, like the server's transport. */
export function openLine(backend: Backend, locale: 'en-US' | 'zh-CN' = 'en-US'): TestLine {
  const frames: Frame[] = [];
  const taken = new Set<Frame>();
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const each of waiting.splice(0)) each();
  };
  const line: TestLine = {
    frames,
    closed: false,
    send: (frame) => listener.message(JSON.stringify(frame)),
    raw: (text) => listener.message(text),
    next: async (type) => {
      for (;;) {
        const found = frames.find((frame) => frame.type === type && !taken.has(frame));
        if (found) {
          taken.add(found);
          return found;
        }
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    leave: () => listener.closed(),
  };
  const listener = backend.connectChat(
    {
      send: (text) => {
        frames.push(JSON.parse(text) as Frame);
        wake();
      },
      close: () => {
        line.closed = true;
        wake();
      },
    },
    locale,
  );
  return line;
}

/** Restarts a shop a day later without connections and messages, and with all agents available. */
export async function startChatDay(shop: Shop): Promise<void> {
  await shop.restart();
  shop.clock.now += DAY;
  await shop.database.deleteFrom('chat_message').execute();
  await shop.database.deleteFrom('chat_conversation').execute();
  await shop.database.updateTable('agent').set({ available: true }).execute();
}
