import type { ChatEvents, ChatSnapshot, WindowClient } from '../core/index.ts';
import { aSnapshot } from './samples.ts';

/** A call of a client: method name, then arguments. */
export type ClientCall = readonly [name: keyof WindowClient, ...given: unknown[]];

/** A client that returns given snapshots and records its calls. */
export class ScriptedClient implements WindowClient {
  /** All calls, in order. */
  readonly calls: ClientCall[] = [];
  #snapshot: ChatSnapshot;
  #listeners = new Set<() => void>();
  #eventListeners: { name: string; listener: (event: never) => void }[] = [];

  constructor(snapshot: Partial<ChatSnapshot> = {}) {
    this.#snapshot = aSnapshot(snapshot);
  }

  readonly getSnapshot = (): ChatSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  on<Name extends keyof ChatEvents>(name: Name, listener: (event: ChatEvents[Name]) => void): () => void {
    const entry = { name, listener };
    this.#eventListeners.push(entry);
    return () => {
      this.#eventListeners = this.#eventListeners.filter((each) => each !== entry);
    };
  }

  /** Sets the snapshot. */
  show(change: Partial<ChatSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Emits an event, as the connection would. */
  fire<Name extends keyof ChatEvents>(name: Name, event: ChatEvents[Name]): void {
    for (const each of this.#eventListeners) if (each.name === name) each.listener(event as never);
  }

  sendText(text: string): boolean {
    return this.#note('sendText', text);
  }

  sendImage(file: Blob): boolean {
    return this.#note('sendImage', file);
  }

  retry(clientId: string): void {
    this.#note('retry', clientId);
  }

  discard(clientId: string): void {
    this.#note('discard', clientId);
  }

  loadOlder(): Promise<void> {
    this.#note('loadOlder');
    return Promise.resolve();
  }

  typing(): void {
    this.#note('typing');
  }

  reconnect(): void {
    this.#note('reconnect');
  }

  open(agentUid?: string): Promise<void> {
    this.#note('open', ...(agentUid === undefined ? [] : [agentUid]));
    return Promise.resolve();
  }

  close(): void {
    this.#note('close');
  }

  selectAgent(uid: string): void {
    this.#note('selectAgent', uid);
  }

  setMuted(muted: boolean): void {
    this.#note('setMuted', muted);
    this.show({ muted });
  }

  repeatCard(): void {
    this.#note('repeatCard');
    this.show({ repeatedCard: null });
  }

  dropCard(): void {
    this.#note('dropCard');
    this.show({ repeatedCard: null });
  }

  dismissAnnouncement(): void {
    this.#note('dismissAnnouncement');
    this.show({ announcement: '' });
  }

  #note(...call: ClientCall): true {
    this.calls.push(call);
    return true;
  }
}
