import { ApiError } from '@rider/api';
import type { ClientFrame, ServerFrame } from '@rider/api/chat';
import type { ChatMessage } from '@rider/model/chat';
import type { ChatEnvironment } from './environment.ts';
import type { Upload } from './picture-upload.ts';
import { compareItems, type Outbox, type OutboxItem, type OutboxState } from './outbox.ts';
import { Pace } from './pace.ts';
import { canBe } from './same-body.ts';

/** How long a message may be on the line before we ask the records about it. */
const CONFIRMATION_PATIENCE_MS = 10_000;
/** A server that was cut off in the middle may still be saving. */
const SAVING_GRACE_MS = 1_000;
/** How long to wait before asking the records again after a failure. */
const RECORDS_RETRY_MS = 3_000;

/** What delivers the outbox. */
export interface SenderOptions {
  environment: ChatEnvironment;
  outbox: Outbox;
  send(frame: ClientFrame): boolean;
  /** Gives the connection up: it confirms nothing any more. */
  restart(): void;
  upload: Upload;
  /** The messages with an agent that are newer than an id; all of the newest page without one. */
  getRecordsAfter(agentUid: string, id: string | undefined): Promise<readonly ChatMessage[]>;
  /** The newest message known with an agent; undefined before the records were read. */
  getNewestId(agentUid: string): string | undefined;
  onConfirmed(item: OutboxItem, message: ChatMessage): void;
  onRecords(agentUid: string, messages: readonly ChatMessage[]): void;
  onChange(items: readonly OutboxItem[]): void;
  onProgress(clientId: string, fraction: number): void;
}

/**
 * Delivers messages one at a time in the order of writing, so that no line that breaks can reorder them. With client ids the server
 * drops what it has already; without, the records are asked whether a message arrived before it is sent again.
 */
export class Sender {
  #options: SenderOptions;
  #items: OutboxItem[] = [];
  #online = false;
  #serverKeepsIds = false;
  #settling = false;
  /** What was confirmed or discarded; the outbox may still tell of it for a moment. */
  #gone = new Set<string>();
  #uploads = new Map<string, AbortController>();
  #cancelPatience: (() => void) | undefined;
  #pace = new Pace();

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** What pages that went away left in the outbox. */
  async load(): Promise<void> {
    const kept = await this.#options.outbox.all();
    const known = new Set(this.#items.map(({ clientId }) => clientId));
    const restored = kept
      .filter(({ clientId }) => !known.has(clientId) && !this.#gone.has(clientId))
      .map((item): OutboxItem => (item.state === 'sending' ? { ...item, state: 'unknown' } : item));
    this.#items = [...this.#items, ...restored].toSorted(compareItems);
    this.#changed();
    this.#work();
  }

  /** Takes a message over; one that it has already is not taken twice. */
  async add(item: OutboxItem): Promise<void> {
    if (this.#gone.has(item.clientId) || this.#find(item.clientId)) return;
    this.#items = [...this.#items, item].toSorted(compareItems);
    this.#changed();
    await this.#options.outbox.put(item);
    this.#work();
  }

  /** Tries a refused message again, as the last one. */
  async retry(clientId: string): Promise<void> {
    const item = this.#find(clientId);
    if (item?.state !== 'failed') return;
    await this.#set(item, { state: item.body ? 'queued' : 'uploading', problem: undefined });
    this.#work();
  }

  async discard(clientId: string): Promise<void> {
    if (this.#find(clientId)?.state === 'sending') return;
    await this.#drop(clientId);
    this.#work();
  }

  /** Forgets everything unsent; what is still being written stays gone. */
  async forget(): Promise<void> {
    for (const { clientId } of this.#items) {
      this.#gone.add(clientId);
      this.#uploads.get(clientId)?.abort();
    }
    this.#items = [];
    this.#cancelPatience?.();
    this.#changed();
    await this.#options.outbox.clear();
  }

  /** What waits for one agent goes to another; what is on the line stays. */
  async retarget(fromUid: string, toUid: string): Promise<void> {
    for (const item of this.#items) {
      const waits = item.state === 'queued' || item.state === 'uploading';
      if (waits && item.agentUid === fromUid) await this.#set(item, { agentUid: toUid });
    }
  }

  /** The line is there. */
  connected(serverKeepsIds: boolean): void {
    this.#serverKeepsIds = serverKeepsIds;
    this.#online = true;
    this.#work();
  }

  /** The line broke: nobody knows what became of the message on it. */
  disconnected(): void {
    this.#online = false;
    this.#cancelPatience?.();
    this.#cancelPatience = undefined;
    const item = this.#onTheLine();
    if (item) void this.#set(item, { state: 'unknown' });
  }

  /** Takes what the server says about our messages. */
  async hear(frame: ServerFrame): Promise<void> {
    if (frame.type === 'chat') await this.#confirm(frame.message);
    else if (frame.type === 'error-tip') await this.#refuse(frame.message, frame.clientId);
  }

  async #confirm(message: ChatMessage): Promise<void> {
    const item =
      message.clientId === null
        ? this.#items.find((each) => each.state === 'sending' && canBe(each, message))
        : this.#find(message.clientId);
    if (!item) return;
    await this.#confirmed(item, message);
    this.#work();
  }

  async #confirmed(item: OutboxItem, message: ChatMessage): Promise<void> {
    if (item === this.#onTheLine()) this.#cancelPatience?.();
    // First shown as sent, then dropped: it is never in neither list.
    this.#options.onConfirmed(item, message);
    await this.#drop(item.clientId);
  }

  async #refuse(problem: string, clientId: string | null): Promise<void> {
    const item = this.#onTheLine();
    if (!item || (clientId !== null && clientId !== item.clientId)) return;
    this.#cancelPatience?.();
    await this.#set(item, { state: 'failed', problem });
    this.#work();
  }

  /** Does what can be done next; called whenever something changed. */
  #work(): void {
    if (!this.#online) return;
    for (const item of this.#items) {
      if (item.state === 'uploading' && item.file) void this.#upload(item, item.file);
    }
    if (this.#settling || this.#onTheLine()) return;
    if (this.#items.some(({ state }) => state === 'unknown')) void this.#settle(() => this.#reconcile());
    else void this.#settle(() => this.#sendNext());
  }

  /** One at a time; what changed meanwhile is looked at afterwards. */
  async #settle(step: () => Promise<boolean>): Promise<void> {
    this.#settling = true;
    const again = await step().finally(() => (this.#settling = false));
    if (again) this.#work();
  }

  async #sendNext(): Promise<boolean> {
    const item = this.#firstReady();
    if (!item) return false;
    const { environment, getNewestId, send } = this.#options;
    const pause = this.#pace.pauseBefore(environment.now());
    if (pause > 0) return this.#later(pause);
    const sentAfter = getNewestId(item.agentUid);
    // Without client ids only the records can tell, and only when we know where they stood before.
    if (sentAfter === undefined && !this.#serverKeepsIds) return this.#readRecords(item.agentUid);
    // Kept before it is sent: a page that goes away in between asks the records.
    const sending = await this.#set(item, { state: 'sending', sentAfter });
    if (!sending) return true;
    const { clientId, kind, body, agentUid } = sending;
    if (!this.#online || !send({ type: 'chat', kind, body, toUid: agentUid, clientId })) {
      await this.#set(sending, { state: 'queued' });
      return false;
    }
    this.#pace.note(environment.now());
    this.#cancelPatience = environment.after(CONFIRMATION_PATIENCE_MS, this.#options.restart);
    return false;
  }

  async #readRecords(agentUid: string): Promise<boolean> {
    try {
      this.#options.onRecords(agentUid, await this.#options.getRecordsAfter(agentUid, undefined));
      return true;
    } catch {
      return this.#later(RECORDS_RETRY_MS);
    }
  }

  async #reconcile(): Promise<boolean> {
    const item = this.#items.find(({ state }) => state === 'unknown');
    if (!item) return true;
    if (this.#serverKeepsIds) {
      await this.#set(item, { state: 'queued' });
      return true;
    }
    await this.#later(SAVING_GRACE_MS);
    try {
      const records = await this.#options.getRecordsAfter(item.agentUid, item.sentAfter);
      if (!this.#online) return false;
      this.#options.onRecords(item.agentUid, records);
      const arrived = records.find((message) => canBe(item, message));
      if (arrived) await this.#confirmed(item, arrived);
      else await this.#set(item, { state: 'queued' });
      return true;
    } catch {
      return this.#later(RECORDS_RETRY_MS);
    }
  }

  #later(milliseconds: number): Promise<true> {
    return new Promise((resolve) => this.#options.environment.after(milliseconds, () => resolve(true)));
  }

  async #upload(item: OutboxItem, file: Blob): Promise<void> {
    const { clientId } = item;
    if (this.#uploads.has(clientId)) return;
    const cancel = new AbortController();
    this.#uploads.set(clientId, cancel);
    try {
      const tell = (fraction: number) => this.#options.onProgress(clientId, fraction);
      const body = await this.#options.upload(file, tell, cancel.signal);
      await this.#set(item, { body, state: 'queued' });
    } catch (error) {
      // Nobody answered: it waits for the line like everything else. Whoever answers otherwise has the last word.
      if (isUnanswered(error)) await this.#later(RECORDS_RETRY_MS);
      else await this.#set(item, { state: 'failed', problem: error instanceof Error ? error.message : undefined });
    } finally {
      this.#uploads.delete(clientId);
    }
    this.#work();
  }

  /** The first that can go; a picture that is still being uploaded holds up what was written after it to the same agent. */
  #firstReady(): OutboxItem | undefined {
    const held = new Set<string>();
    return this.#items.find(({ state, agentUid }) => {
      if (state === 'uploading') held.add(agentUid);
      return state === 'queued' && !held.has(agentUid);
    });
  }

  #find(clientId: string): OutboxItem | undefined {
    return this.#items.find((item) => item.clientId === clientId);
  }

  #onTheLine(): OutboxItem | undefined {
    return this.#items.find(({ state }) => state === 'sending');
  }

  /** Changes an item where it still is one; answers the changed one. */
  async #set(item: OutboxItem, change: Partial<OutboxItem> & { state?: OutboxState }): Promise<OutboxItem | undefined> {
    const present = this.#find(item.clientId);
    if (!present) return undefined;
    const next = { ...present, ...change };
    this.#items = this.#items.map((each) => (each === present ? next : each));
    this.#changed();
    await this.#options.outbox.put(next);
    // A discard while it was written would otherwise come back with the next page.
    if (!this.#find(item.clientId)) await this.#options.outbox.remove(item.clientId);
    return this.#find(item.clientId);
  }

  async #drop(clientId: string): Promise<void> {
    this.#gone.add(clientId);
    this.#uploads.get(clientId)?.abort();
    this.#items = this.#items.filter((item) => item.clientId !== clientId);
    this.#changed();
    await this.#options.outbox.remove(clientId);
  }

  #changed(): void {
    this.#options.onChange(this.#items);
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'transport' || error.kind === 'timeout');
}
