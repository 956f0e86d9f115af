import { newerId } from '../message-order.ts';

/** Maximum age (ms) of a page of records for the server to repeat everything that follows it. */
const FRESH_PAGE_MS = 30_000;

/** Tracks the newest known message of each agent, and whether opening a window needs a load. Times are epoch milliseconds. */
export class KnownMessages {
  #newest = new Map<string, string>();
  #pageRequestedAt = new Map<string, number>();
  #onlineSince = Infinity;
  #resumedFrom: string | undefined;

  /** The newest known id; undefined before the records are loaded. */
  newest(agentUid: string): string | undefined {
    return this.#newest.get(agentUid);
  }

  /** Adds an id; "0", older than any id, for empty records. */
  add(agentUid: string, id = '0'): void {
    this.#newest.set(agentUid, newerId(this.#newest.get(agentUid), id));
  }

  /** Records the newest page of an agent's records, with the time of its request. */
  addPage(agentUid: string, requestedAt: number): void {
    this.#pageRequestedAt.set(agentUid, requestedAt);
  }

  /** The id from which a login resumes: the newest known message of an agent; undefined if there is none. */
  resumeAfter(agentUid = ''): string | undefined {
    const newest = this.#newest.get(agentUid);
    this.#resumedFrom = newest && agentUid;
    return newest;
  }

  /** The connection is online. */
  setOnline(at: number): void {
    this.#onlineSince = at;
  }

  /** Marks all pages as stale, e.g. because another window opened over a connection that may be dead. */
  clearPages(): void {
    this.#pageRequestedAt.clear();
  }

  /**
   * Whether all messages of the agent are loaded, on a server that resumes: a page was requested while connected, or shortly before the
   * login that resumed after it (a server repeats a limited number of messages). Valid for one opening: messages lost later in a dead
   * connection are only in the records.
   */
  takeComplete(agentUid = ''): boolean {
    const requestedAt = this.#pageRequestedAt.get(agentUid);
    this.clearPages();
    if (requestedAt === undefined) return false;
    if (requestedAt >= this.#onlineSince) return true;
    return this.#resumedFrom === agentUid && this.#onlineSince - requestedAt < FRESH_PAGE_MS;
  }
}
