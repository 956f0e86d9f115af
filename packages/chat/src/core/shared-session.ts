import type { Outbox, OutboxItem } from './outbox.ts';
import { Session, type SessionCommand, type SessionEvent, type SessionOptions } from './session/index.ts';

/** Messages between tabs. */
type TabMessage =
  | { from: 'leader'; event: SessionEvent }
  | { from: 'follower'; command: SessionCommand }
  | { from: 'follower'; hello: true }
  | { from: 'leader'; hello: true };

/** The part of BroadcastChannel that is used. */
export interface TabChannel {
  postMessage(message: unknown): void;
  close(): void;
}

/** Coordinates the tabs of a browser; tests pass their own implementation. */
export interface Tabs {
  openChannel(name: string, listen: (message: unknown) => void): TabChannel;
  /** Calls `lead` when this tab becomes leader, until the signal aborts. */
  elect(name: string, lead: () => void, signal: AbortSignal): void;
}

/** Web Locks and BroadcastChannel; undefined where the browser lacks them, then each tab has its own connection. */
export function browserTabs(): Tabs | undefined {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return undefined;
  return {
    openChannel: (name, listen) => {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }) => listen(data));
      return channel;
    },
    elect: (name, lead, signal) => {
      let leads = false;
      const hold = () => {
        leads = true;
        lead();
        return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      };
      navigator.locks.request(name, { signal }, hold).catch((error: unknown) => {
        // The tab closed before it became leader.
        if (signal.aborted) return;
        if (leads) throw error;
        // Browsers reject locks if storage is blocked; each tab then has its own connection.
        lead();
      });
    },
  };
}

/** Deletes a user's chat data when no client exists: closes the connection of all tabs and empties the outbox. */
export async function forgetChat(person: string, outbox: Outbox, tabs: Tabs | undefined): Promise<void> {
  const channel = tabs?.openChannel(channelName(person), () => undefined);
  const end: TabMessage = { from: 'follower', command: { type: 'end', message: '', forget: true } };
  channel?.postMessage(end);
  await outbox.clear();
  channel?.close();
}

/** Name of the channel and the lock of a user's tabs. */
export const channelName = (person: string) => `rider-chat:${person}`;

/** Options of a shared session. */
interface SharedSessionOptions extends SessionOptions {
  person: string;
  tabs: Tabs | undefined;
}

/** This tab's part of a session shared by all tabs of a browser: the leader has the connection, the others send it requests. */
export class SharedSession {
  #options: SharedSessionOptions;
  #emit: (event: SessionEvent) => void;
  #latest = new Map<string, SessionEvent>();
  /** Requests that no leader has confirmed yet: a leader may close before it does. */
  #unacknowledged = new Map<string, OutboxItem>();
  #leading: Session | undefined;
  #channel: TabChannel | undefined;
  #selected: string | undefined;
  #watching = false;
  #end: AbortController | undefined;

  constructor(options: SharedSessionOptions, emit: (event: SessionEvent) => void) {
    this.#options = options;
    this.#emit = emit;
  }

  /** Whether this tab leads; the leader also plays sounds. */
  get leads(): boolean {
    return this.#leading !== undefined;
  }

  start(): void {
    if (this.#end) return;
    this.#end = new AbortController();
    const { tabs, person } = this.#options;
    if (!tabs) {
      this.#lead();
      return;
    }
    const name = channelName(person);
    this.#channel = tabs.openChannel(name, (message) => this.#handle(message as TabMessage));
    tabs.elect(name, () => this.#lead(), this.#end.signal);
    if (!this.#leading) this.#post({ from: 'follower', hello: true });
  }

  stop(): void {
    this.#leading?.stop();
    this.#leading = undefined;
    this.#end?.abort();
    this.#end = undefined;
    this.#channel?.close();
    this.#channel = undefined;
  }

  do(command: SessionCommand): void {
    if (command.type === 'watch') this.#watching = command.watching;
    if (this.#leading) {
      this.#leading.do(command);
      return;
    }
    if (command.type === 'send') this.#unacknowledged.set(command.item.clientId, command.item);
    if (command.type === 'select') this.#selected = command.agentUid;
    this.#post({ from: 'follower', command });
  }

  #post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  #apply(event: SessionEvent): void {
    if (event.type === 'outbox') for (const { clientId } of event.items) this.#unacknowledged.delete(clientId);
    if (event.type === 'agent') this.#selected = event.agentUid;
    if (event.type === 'transferred') this.#selected = event.agent.uid;
    this.#emit(event);
  }

  #lead(): void {
    const leading = new Session(this.#options, (event) => {
      if (['connection', 'agent', 'outbox'].includes(event.type)) this.#latest.set(event.type, event);
      this.#post({ from: 'leader', event });
      this.#apply(event);
    });
    this.#leading = leading;
    if (this.#selected !== undefined) leading.do({ type: 'select', agentUid: this.#selected });
    leading.do({ type: 'watch', watching: this.#watching });
    leading.start();
    for (const item of this.#unacknowledged.values()) leading.do({ type: 'send', item });
    this.#post({ from: 'leader', hello: true });
  }

  #handle(message: TabMessage): void {
    if (this.#leading) {
      if (message.from === 'leader') return;
      if ('command' in message) this.#leading.do(message.command);
      else this.#sendState(this.#leading);
    } else if (message.from === 'leader') {
      if ('event' in message) this.#apply(message.event);
      else {
        for (const item of this.#unacknowledged.values())
          this.#post({ from: 'follower', command: { type: 'send', item } });
        if (this.#watching) this.#post({ from: 'follower', command: { type: 'watch', watching: true } });
      }
    }
  }

  #sendState(leading: Session): void {
    for (const event of this.#latest.values()) this.#post({ from: 'leader', event });
    // The previous leader may have closed between storing a message and announcing it.
    leading.do({ type: 'reload' });
  }
}
