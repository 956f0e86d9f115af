import { newerId } from './message-order.ts';

/** Age up to which a page of records counts as the start of what a server repeats after it, in milliseconds. */
const FRESH_PAGE_MS = 30_000;

/** The newest known message of each agent, and whether an opening has all, so that nothing is loaded twice. Times in epoch milliseconds. */
export class KnownMessages {
  #newest = new Map<string, string>();
  #pageAskedAt = new Map<string, number>();
  #onlineSince = Infinity;
  #resumedFrom: string | undefined;

  /** The newest known id; undefined before the records are loaded. */
  newest(agentUid: string): string | undefined {
    return this.#newest.get(agentUid);
  }

  /** Adds an id; "0", older than every id, for records that are empty. */
  add(agentUid: string, id = '0'): void {
    this.#newest.set(agentUid, newerId(this.#newest.get(agentUid), id));
  }

  /** Records the newest page of an agent's records, with the time of its request. */
  pageCame(agentUid: string, askedAt: number): void {
    this.#pageAskedAt.set(agentUid, askedAt);
  }

  /** The id from which a login resumes: the newest known message of an agent; undefined where none is known. */
  resumeAfter(agentUid = ''): string | undefined {
    const newest = this.#newest.get(agentUid);
    this.#resumedFrom = newest && agentUid;
    return newest;
  }

  /** The connection is online. */
  isOnline(at: number): void {
    this.#onlineSince = at;
  }

  /** No page counts as fresh any longer, e.g. because another window opened in a connection that may only look alive. */
  forgetPages(): void {
    this.#pageAskedAt.clear();
  }

  /**
   * Whether the agent's messages are all here, on a server that resumes: a page was asked for while the server was telling of new messages
   * already, or shortly before it was asked to repeat what follows that page. A longer absence may exceed what a server repeats. Good for
   * one opening: what is lost later, in a connection that looks alive, only the records tell.
   */
  takeComplete(agentUid = ''): boolean {
    const askedAt = this.#pageAskedAt.get(agentUid);
    this.forgetPages();
    if (askedAt === undefined) return false;
    if (askedAt >= this.#onlineSince) return true;
    return this.#resumedFrom === agentUid && this.#onlineSince - askedAt < FRESH_PAGE_MS;
  }
}
