import { ApiError } from '@rider/api/transport';
import { CHAT_PAGE_SIZE } from '@rider/api/chat';
import { isErrorNamed } from '@rider/api/error';
import type { ChatCalls } from './calls.ts';
import { cardOf } from './conversation.ts';
import type { ChatEnvironment } from './environment.ts';
import { compareIds, mergeMessages } from './message-order.ts';
import { getRecordsAfter, type SessionEvent } from './session/index.ts';
import type { SharedSession } from './shared-session.ts';
import type { ChatStore } from './store.ts';

/** Delay before the first page is requested again after a failure (ms). */
const RETRY_MS = 5_000;

/** Dependencies of the loads. */
export interface ConversationLoadsOptions {
  calls: ChatCalls;
  environment: ChatEnvironment;
  store: ChatStore;
  session: SharedSession;
  apply(event: SessionEvent): void;
  isAnnouncementDismissed(announcement: string): boolean;
  selectAgent(uid: string): void;
}

/** Loads data over HTTP for a window. Failures become `problem` events; nothing is thrown. */
export class ConversationLoads {
  #options: ConversationLoadsOptions;
  #store: ChatStore;
  /** Messages that the server has counted but that are not loaded yet; the first page may lack them. */
  #counted: { agentUid: string; count: number } | undefined;

  constructor(options: ConversationLoadsOptions) {
    this.#options = options;
    this.#store = options.store;
  }

  async agents(): Promise<void> {
    try {
      const agents = await this.#options.calls.getAgents();
      this.#store.update({ agents });
      const { agent } = this.#store.snapshot;
      if (agent) this.#store.update({ agent: cardOf(this.#store.snapshot, agent.uid) });
    } catch (error) {
      this.#reportProblem('agents', error);
    }
  }

  async notice(): Promise<void> {
    try {
      const notice = await this.#options.calls.getNotice();
      if (!notice) return;
      const isDismissed = this.#options.isAnnouncementDismissed(notice.announcement);
      this.#store.update({ ...notice, ...(isDismissed && { announcement: '' }) });
    } catch (error) {
      this.#reportProblem('announcement', error);
    }
  }

  async firstPage(): Promise<void> {
    if (this.#store.snapshot.history === 'loading') return;
    await this.#page(this.#store.snapshot.agent?.uid, undefined);
  }

  async olderPage(): Promise<void> {
    const { agent, history, messages } = this.#store.snapshot;
    const before = messages[0]?.id;
    if (!agent || before === undefined || history === 'loading' || history === 'complete') return;
    await this.#page(agent.uid, before);
  }

  /** Loads messages that the server only counted because it does not deliver to this client. */
  async catchUp(agentUid: string, count: number): Promise<void> {
    const { agent, history, messages } = this.#store.snapshot;
    const counted = { agentUid, count };
    this.#counted = counted;
    if (count === 0 || agentUid !== agent?.uid || history === 'loading' || history === 'none') return;
    try {
      const { messages: missed, contiguous } = await getRecordsAfter(
        this.#options.calls,
        agentUid,
        messages.at(-1)?.id,
      );
      this.#options.apply({ type: 'messages', agentUid, messages: missed, contiguous });
    } catch (error) {
      this.#reportProblem('records', error);
    } finally {
      if (this.#counted === counted) this.#counted = undefined;
    }
  }

  /** Whether the server has already counted a loaded message of an agent. Each count covers one message. */
  takeCounted(agentUid: string): boolean {
    if (this.#counted?.agentUid !== agentUid || this.#counted.count === 0) return false;
    this.#counted.count -= 1;
    return true;
  }

  async #page(agentUid: string | undefined, before: string | undefined): Promise<void> {
    const { calls, environment, session } = this.#options;
    const requestedAt = environment.now();
    this.#store.update({ history: 'loading' });
    try {
      const { agent, messages, readUpTo } = await calls.getRecords({ agentUid, before });
      const uid = agentUid ?? agent.uid;
      if (this.#store.snapshot.agent && this.#store.snapshot.agent.uid !== uid) return;
      const older = messages.filter(({ id }) => before === undefined || compareIds(id, before) < 0);
      this.#store.update({
        agent: { ...agent, uid },
        agentAvailable: true,
        messages: mergeMessages(this.#store.snapshot.messages, messages),
        history: older.length < CHAT_PAGE_SIZE ? 'complete' : 'partial',
      });
      if (readUpTo !== null) this.#options.apply({ type: 'read', agentUid: uid, upTo: readUpTo });
      // An older page does not contain the newest messages.
      if (before === undefined)
        session.do({ type: 'known', agentUid: uid, newestId: messages.at(-1)?.id ?? '0', requestedAt });
      session.do({ type: 'select', agentUid: uid });
      if (this.#counted) await this.catchUp(this.#counted.agentUid, this.#counted.count);
    } catch (error) {
      if (before === undefined)
        environment.after(RETRY_MS, () => {
          const { history, open, signedOut } = this.#store.snapshot;
          if (history === 'failed' && open && !signedOut) void this.firstPage();
        });
      await this.#failedPage(error, agentUid);
    }
  }

  /** If no agent is online, the first one still receives messages and reads them later. */
  async #failedPage(error: unknown, agentUid: string | undefined): Promise<void> {
    const noneOnline = error instanceof ApiError && isErrorNamed(error, 'no-agent-online');
    this.#store.update({ history: 'failed', ...(noneOnline && { agentAvailable: false }) });
    this.#reportProblem('records', error);
    if (!noneOnline || agentUid !== undefined) return;
    if (this.#store.snapshot.agents.length === 0) await this.agents();
    const [first] = this.#store.snapshot.agents;
    if (!first || this.#store.snapshot.agent) return;
    this.#options.selectAgent(first.uid);
  }

  /** An expired session closes the connection of all tabs. */
  #reportProblem(kind: 'agents' | 'records' | 'announcement', error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const isOver = error instanceof ApiError && error.kind === 'session';
    if (isOver) this.#options.session.do({ type: 'end', message, forget: false });
    else this.#store.fire('problem', { kind, message });
  }
}
