/**
 * What the shop keeps of a buyer: everything under its own prefix, the buyers' chats (drafts, settings, cards sent), and where pages
 * were scrolled to. Agents' chats (`rider-chat:agent-…`), settings of the browser (`rider-chat:notify`) and keys of others on the
 * origin do not match.
 */
const PRIVATE_KEY = /^(rider\.|rider-chat:\d+:|react-router-scroll-positions$)/;

/** Removes from the named storages what they keep of a buyer, when a session ends (R4.4, R4.5). Others' keys stay. */
export function forgetBuyer(...places: ('localStorage' | 'sessionStorage')[]): void {
  for (const place of places) {
    try {
      const storage = window[place];
      for (const key of Object.keys(storage)) if (PRIVATE_KEY.test(key)) storage.removeItem(key);
    } catch {
      // A browser that forbids storage has kept nothing.
    }
  }
}
