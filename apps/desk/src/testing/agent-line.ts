import { memoryDrafts } from '@rider/chat/composer';
import type { ChatSnapshot } from '@rider/chat/core';
import { ScriptedClient } from '@rider/chat/testing';
import { vi } from 'vitest';

/** The buyer in the scripted conversation. */
export const LUIS = { uid: '1001', name: 'Luis', avatar: '', online: null };

/** A fake chat connection that records the calls made to it. */
export function scriptedLine(change: Partial<ChatSnapshot> = {}) {
  const client = Object.assign(new ScriptedClient({ agents: [LUIS], agent: LUIS, ...change }), {
    start: vi.fn<() => void>(),
    stop: vi.fn<() => void>(),
    sendProduct: vi.fn<(productId: string) => boolean>(() => true),
    signOut: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  });
  return { client, drafts: memoryDrafts() };
}
