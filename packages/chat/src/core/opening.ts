/** Age up to which a page of records counts as the start of what a server repeats after it, in milliseconds. */
const FRESH_PAGE_MS = 30_000;

/** What an opening knows of connection and records, so that the same messages are not asked for twice. Times in epoch milliseconds. */
export class Opening {
  #pageAskedAt = new Map<string, number>();
  #onlineSince = Infinity;
  #resumedFrom: string | undefined;

  /** The newest page of an agent's records has come; it was asked for at a time. */
  pageCame(agentUid: string, askedAt: number): void {
    this.#pageAskedAt.set(agentUid, askedAt);
  }

  /** The id after which a login asks the server to repeat: the newest known message of an agent; undefined where none is known. */
  resumeAfter(agentUid: string | undefined, newestId: string | undefined): string | undefined {
    this.#resumedFrom = newestId === undefined ? undefined : agentUid;
    return newestId;
  }

  /** The connection is online. */
  isOnline(at: number): void {
    this.#onlineSince = at;
  }

  /** Nothing is known any longer, e.g. because another window opened in a connection that may only look alive. */
  forget(): void {
    this.#pageAskedAt.clear();
  }

  /**
   * Whether the agent's messages are all here, on a server that resumes: a page was asked for while the server was telling of new messages
   * already, or shortly before it was asked to repeat what follows that page. A longer absence may exceed what a server repeats. Good for
   * one opening: what is lost later, in a connection that looks alive, only the records tell.
   */
  takeComplete(agentUid: string | undefined): boolean {
    const askedAt = agentUid === undefined ? undefined : this.#pageAskedAt.get(agentUid);
    this.forget();
    if (askedAt === undefined) return false;
    if (askedAt >= this.#onlineSince) return true;
    return this.#resumedFrom === agentUid && this.#onlineSince - askedAt < FRESH_PAGE_MS;
  }
}
