import { lastingStorage, tabStorage } from '@rider/chat/storage';

/**
 * Storage keys with a buyer's data: everything under the shop's own prefix, the buyers' chats (drafts, settings, cards sent), and scroll
 * positions. Agents' chats (`rider-chat:agent-…`), browser settings (`rider-chat:notify`) and other keys on the origin do not match.
 */
const PRIVATE_KEY = /^(rider\.|rider-chat:\d+:|react-router-scroll-positions$)/;

/** What a buyer was writing in the chat. Its key has the buyer's id, so nobody else's chat shows it. */
const DRAFT = /^rider-chat:\d+:draft:/;

/**
 * Removes a buyer's data from the page's storage when a session has expired. What was being written stays for the same buyer, who
 * did not mean to leave.
 */
export function forgetExpired(): void {
  forget(['localStorage'], (key) => PRIVATE_KEY.test(key) && !DRAFT.test(key));
}

/** Removes a buyer's data from the named storages at a sign-out. Other keys stay. */
export function forgetBuyer(...places: ('localStorage' | 'sessionStorage')[]): void {
  forget(places, (key) => PRIVATE_KEY.test(key));
}

function forget(places: readonly ('localStorage' | 'sessionStorage')[], isGone: (key: string) => boolean): void {
  for (const place of places) {
    const storage = place === 'localStorage' ? lastingStorage : tabStorage;
    for (const key of storage.keys()) if (isGone(key)) storage.removeItem(key);
  }
}
