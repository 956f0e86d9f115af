import type { ChatMessage } from '@rider/model/chat';

/** Compares message ids, integers that may exceed 2^53. Negative when `one` is older. */
export function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

/** Merges messages by id. Returns the same list when nothing is new. */
export function mergeMessages(known: readonly ChatMessage[], incoming: readonly ChatMessage[]): readonly ChatMessage[] {
  const fresh = new Map(incoming.map((message) => [message.id, message]));
  // Looks up the new ids, because the known list is long and the new one short.
  for (const { id } of known) fresh.delete(id);
  if (fresh.size === 0) return known;
  return [...known, ...fresh.values()].toSorted((one, other) => compareIds(one.id, other.id));
}

/** The greater of two ids. */
export function newerId(one: string | undefined, other: string): string {
  return one === undefined || compareIds(one, other) < 0 ? other : one;
}
