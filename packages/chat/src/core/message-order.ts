import type { ChatMessage } from '@rider/model/chat';

/** Ids are whole numbers that may exceed 2^53: the longer is the greater. Negative where `one` is older. */
export function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

/** Known and new messages together: each once, by id. The same list where nothing is new. */
export function mergeMessages(known: readonly ChatMessage[], incoming: readonly ChatMessage[]): readonly ChatMessage[] {
  const fresh = new Map(incoming.map((message) => [message.id, message]));
  // Thousands are known, and few come: those are looked up.
  for (const { id } of known) fresh.delete(id);
  if (fresh.size === 0) return known;
  return [...known, ...fresh.values()].toSorted((one, other) => compareIds(one.id, other.id));
}

/** The greater of two ids. */
export function newerId(one: string | undefined, other: string): string {
  return one === undefined || compareIds(one, other) < 0 ? other : one;
}
