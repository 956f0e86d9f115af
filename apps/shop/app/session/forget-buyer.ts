/**
 * Storage keys with a buyer's data: everything under the shop's own prefix, the buyers' chats (drafts, settings, cards sent), and scroll
 * positions. Agents' chats (`rider-chat:agent-…`), browser settings (`rider-chat:notify`) and other keys on the origin do not match.
 */
const PRIVATE_KEY = /^(rider\.|rider-chat:\d+:|react-router-scroll-positions$)/;

/** Removes a buyer's data from the named storages when a session ends (R4.4, R4.5). Other keys stay. */
export function forgetBuyer(...places: ('localStorage' | 'sessionStorage')[]): void {
  for (const place of places) {
    try {
      const storage = window[place];
      for (const key of Object.keys(storage)) if (PRIVATE_KEY.test(key)) storage.removeItem(key);
    } catch {
      // A browser that blocks storage has stored nothing.
    }
  }
}
