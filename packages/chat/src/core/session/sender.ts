import { ApiError } from '@rider/api/transport';
import type { ServerFrame } from '@rider/api/chat';
import type { ChatMessage } from '@rider/model/chat';
import type { ChatCalls } from '../calls.ts';
import type { Connection } from './connection.ts';
import type { ChatEnvironment } from '../environment.ts';
import type { KnownMessages } from './known-messages.ts';
import type { Upload } from '../picture-upload.ts';
import { compareItems, type Outbox, type OutboxItem, type OutboxState } from '../outbox.ts';
import { Pace } from './pace.ts';
import { getRecordsAfter } from './records.ts';
import { isRecordOf } from './match-record.ts';
import type { SessionEvent } from './session-messages.ts';

/** Time to wait for a confirmation (ms) before the records are checked. */
const CONFIRMATION_PATIENCE_MS = 10_000;
/** Time (ms) in which a server may still save after the connection broke. */
const SAVING_GRACE_MS = 1_000;
/** Delay before the records are checked again after a failure (ms). */
const RECORDS_RETRY_MS = 3_000;

/** Dependencies of the sender. */
export interface SenderOptions {
  environment: ChatEnvironment;
  calls: ChatCalls;
  outbox: Outbox;
  upload: Upload;
  connection: Connection;
  known: KnownMessages;
  emit(event: SessionEvent): void;
}

/**
 * Delivers messages one at a time, so that a reconnect cannot reorder them. With client ids the server drops duplicates; without them, the
 * records are checked before a message is sent again.
 */
export class Sender {
  #options: SenderOptions;
  #items: OutboxItem[] = [];
  #busy = false;
  /** Confirmed or discarded items that the outbox may still list briefly. */
  #removed = new Set<string>();
  #uploads = new Map<string, AbortController>();
  #cancelPatience: (() => void) | undefined;
  #pace = new Pace();

  constructor(options: SenderOptions) {
    this.#options = options;
    options.connection.on('state', () => this.#connectionChanged());
    options.connection.on('frame', (frame) => this.#handleFrame(frame));
  }

  /** Adopts what closed pages left in the outbox. */
  async load(): Promise<void> {
    const saved = await this.#options.outbox.all();
    const known = new Set(this.#items.map(({ clientId }) => clientId));
    const restored = saved
      .filter(({ clientId }) => !known.has(clientId) && !this.#removed.has(clientId))
      .map((item): OutboxItem => (item.state === 'sending' ? { ...item, state: 'unknown' } : item));
    this.#items = [...this.#items, ...restored].toSorted(compareItems);
    this.#changed();
    this.#processQueue();
  }

  /** Queues a message; ignores one that is queued already. */
  async add(item: OutboxItem): Promise<void> {
    if (this.#removed.has(item.clientId) || this.#find(item.clientId)) return;
    this.#items = [...this.#items, item].toSorted(compareItems);
    this.#changed();
    await this.#options.outbox.put(item);
    this.#processQueue();
  }

  /** Retries a rejected message, last in the queue. */
  async retry(clientId: string): Promise<void> {
    const item = this.#find(clientId);
    if (item?.state !== 'failed') return;
    await this.#set(item, { state: item.body ? 'queued' : 'uploading', problem: undefined });
    this.#processQueue();
  }

  async discard(clientId: string): Promise<void> {
    if (this.#find(clientId)?.state === 'sending') return;
    await this.#drop(clientId);
    this.#processQueue();
  }

  /** Drops everything unsent, including pending writes. */
  async forget(): Promise<void> {
    for (const { clientId } of this.#items) {
      this.#removed.add(clientId);
      this.#uploads.get(clientId)?.abort();
    }
    this.#items = [];
    this.#cancelPatience?.();
    this.#changed();
    await this.#options.outbox.clear();
  }

  /** Moves queued messages to another agent; a message being sent stays. */
  async retarget(fromUid: string, toUid: string): Promise<void> {
    for (const item of this.#items) {
      const waits = item.state === 'queued' || item.state === 'uploading';
      if (waits && item.agentUid === fromUid) await this.#set(item, { agentUid: toUid });
    }
  }

  get #serverStoresIds(): boolean {
    return this.#options.connection.can('cid');
  }

  /** While disconnected, the outcome of the message being sent is unknown. */
  #connectionChanged(): void {
    if (this.#options.connection.isOnline) {
      this.#processQueue();
      return;
    }
    this.#cancelPatience?.();
    this.#cancelPatience = undefined;
    const item = this.#inFlight();
    if (item) void this.#set(item, { state: 'unknown' });
  }

  /** Handles the server's responses to our messages. */
  #handleFrame(frame: ServerFrame): void {
    if (frame.type === 'chat') void this.#confirm(frame.message);
    else if (frame.type === 'error-tip') void this.#reject(frame.message, frame.clientId);
  }

  async #confirm(message: ChatMessage): Promise<void> {
    const item =
      message.clientId === null
        ? this.#items.find((each) => each.state === 'sending' && isRecordOf(each, message))
        : this.#find(message.clientId);
    if (!item) return;
    await this.#confirmed(item, message);
    this.#processQueue();
  }

  async #confirmed(item: OutboxItem, message: ChatMessage): Promise<void> {
    if (item === this.#inFlight()) this.#cancelPatience?.();
    // Shown as sent before it is dropped, so that it is always in one of the lists.
    this.#reportMessages(item.agentUid, [message]);
    await this.#drop(item.clientId);
  }

  async #reject(problem: string, clientId: string | null): Promise<void> {
    const item = this.#inFlight();
    if (!item || (clientId !== null && clientId !== item.clientId)) return;
    this.#cancelPatience?.();
    await this.#set(item, { state: 'failed', problem });
    this.#processQueue();
  }

  /** Does the next step; called after every change. */
  #processQueue(): void {
    if (!this.#options.connection.isOnline) return;
    for (const item of this.#items) {
      if (item.state === 'uploading' && item.file) void this.#upload(item, item.file);
    }
    if (this.#busy || this.#inFlight()) return;
    if (this.#items.some(({ state }) => state === 'unknown')) void this.#runStep(() => this.#reconcile());
    else void this.#runStep(() => this.#sendNext());
  }

  /** Runs one step at a time and checks again afterwards. */
  async #runStep(step: () => Promise<boolean>): Promise<void> {
    this.#busy = true;
    const again = await step().finally(() => (this.#busy = false));
    if (again) this.#processQueue();
  }

  async #sendNext(): Promise<boolean> {
    const item = this.#firstReady();
    if (!item) return false;
    const { environment, known, connection } = this.#options;
    const pause = this.#pace.pauseBefore(environment.now());
    if (pause > 0) return this.#wait(pause);
    const sentAfter = known.newest(item.agentUid);
    // Without client ids, only a record newer than a known id can confirm the message.
    if (sentAfter === undefined && !this.#serverStoresIds) return this.#loadRecords(item.agentUid);
    // Stored before it is sent: if the page closes in between, the next one checks the records.
    const sending = await this.#set(item, { state: 'sending', sentAfter });
    if (!sending) return true;
    const { clientId, kind, body, agentUid } = sending;
    if (!connection.send({ type: 'chat', kind, body, toUid: agentUid, clientId })) {
      await this.#set(sending, { state: 'queued' });
      return false;
    }
    this.#pace.note(environment.now());
    this.#cancelPatience = environment.after(CONFIRMATION_PATIENCE_MS, () => connection.restart());
    return false;
  }

  async #loadRecords(agentUid: string): Promise<boolean> {
    try {
      this.#reportMessages(agentUid, (await getRecordsAfter(this.#options.calls, agentUid, undefined)).messages);
      return true;
    } catch {
      return this.#wait(RECORDS_RETRY_MS);
    }
  }

  #reportMessages(agentUid: string, messages: readonly ChatMessage[]): void {
    this.#options.known.add(agentUid, messages.at(-1)?.id);
    this.#options.emit({ type: 'messages', agentUid, messages, contiguous: true });
  }

  async #reconcile(): Promise<boolean> {
    const item = this.#items.find(({ state }) => state === 'unknown');
    if (!item) return true;
    if (this.#serverStoresIds) {
      await this.#set(item, { state: 'queued' });
      return true;
    }
    await this.#wait(SAVING_GRACE_MS);
    try {
      const { messages } = await getRecordsAfter(this.#options.calls, item.agentUid, item.sentAfter);
      if (!this.#options.connection.isOnline) return false;
      this.#reportMessages(item.agentUid, messages);
      const arrived = messages.find((message) => isRecordOf(item, message));
      if (arrived) await this.#confirmed(item, arrived);
      else await this.#set(item, { state: 'queued' });
      return true;
    } catch {
      return this.#wait(RECORDS_RETRY_MS);
    }
  }

  #wait(milliseconds: number): Promise<true> {
    return new Promise((resolve) => this.#options.environment.after(milliseconds, () => resolve(true)));
  }

  async #upload(item: OutboxItem, file: Blob): Promise<void> {
    const { clientId } = item;
    if (this.#uploads.has(clientId)) return;
    const cancel = new AbortController();
    this.#uploads.set(clientId, cancel);
    try {
      const report = (fraction: number) => this.#options.emit({ type: 'progress', clientId, fraction });
      const body = await this.#options.upload(file, report, cancel.signal);
      await this.#set(item, { body, state: 'queued' });
    } catch (error) {
      // Without a response, wait for the connection. Any other error is final.
      if (isUnanswered(error)) await this.#wait(RECORDS_RETRY_MS);
      else await this.#set(item, { state: 'failed', problem: error instanceof Error ? error.message : undefined });
    } finally {
      this.#uploads.delete(clientId);
    }
    this.#processQueue();
  }

  /** The first sendable item; an upload blocks later messages to the same agent. */
  #firstReady(): OutboxItem | undefined {
    const blocked = new Set<string>();
    return this.#items.find(({ state, agentUid }) => {
      if (state === 'uploading') blocked.add(agentUid);
      return state === 'queued' && !blocked.has(agentUid);
    });
  }

  #find(clientId: string): OutboxItem | undefined {
    return this.#items.find((item) => item.clientId === clientId);
  }

  #inFlight(): OutboxItem | undefined {
    return this.#items.find(({ state }) => state === 'sending');
  }

  /** Updates an item if it still exists; returns the new one. */
  async #set(item: OutboxItem, change: Partial<OutboxItem> & { state?: OutboxState }): Promise<OutboxItem | undefined> {
    const present = this.#find(item.clientId);
    if (!present) return undefined;
    const next = { ...present, ...change };
    this.#items = this.#items.map((each) => (each === present ? next : each));
    this.#changed();
    await this.#options.outbox.put(next);
    // Otherwise a discard during the write would be undone on the next page.
    if (!this.#find(item.clientId)) await this.#options.outbox.remove(item.clientId);
    return this.#find(item.clientId);
  }

  async #drop(clientId: string): Promise<void> {
    this.#removed.add(clientId);
    this.#uploads.get(clientId)?.abort();
    this.#items = this.#items.filter((item) => item.clientId !== clientId);
    this.#changed();
    await this.#options.outbox.remove(clientId);
  }

  #changed(): void {
    this.#options.emit({ type: 'outbox', items: this.#items });
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && ['transport', 'timeout', 'aborted'].includes(error.kind);
}
