import { memoryDrafts } from '@rider/chat/composer';
import type { ChatSnapshot } from '@rider/chat/core';
import { ScriptedClient } from '@rider/chat/testing';
import { vi } from 'vitest';

/** The buyer whom the scripted line faces. */
export const LUIS = { uid: '1001', name: 'Luis', avatar: '', online: null };

/** A line to the buyers that goes nowhere and remembers what was asked of it. */
export function scriptedLine(change: Partial<ChatSnapshot> = {}) {
  const client = Object.assign(new ScriptedClient({ agents: [LUIS], agent: LUIS, ...change }), {
    start: vi.fn<() => void>(),
    stop: vi.fn<() => void>(),
    sendProduct: vi.fn<(productId: string) => boolean>(() => true),
    signOut: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  });
  return { client, drafts: memoryDrafts() };
}
