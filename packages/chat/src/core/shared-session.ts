import type { Outbox, OutboxItem } from './outbox.ts';
import type { Session, SessionCommand, SessionEvent } from './session.ts';

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

/** How the tabs of a browser coordinate; tests pass their own. */
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
        // Locks are refused where storage is blocked: each tab has its own connection.
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

/** A session shared by all tabs of a browser: one leads and holds the connection, the others ask it. */
export interface SharedSession extends Session {
  /** Whether this tab leads; the leader also plays sounds. */
  readonly leads: boolean;
}

/** Creates this tab's part. `createLeading` is called when this tab becomes leader. */
export function shareSession(options: {
  name: string;
  tabs: Tabs | undefined;
  createLeading(emit: (event: SessionEvent) => void): Session;
  emit(event: SessionEvent): void;
}): SharedSession {
  const { name, tabs, emit } = options;
  const latest = new Map<string, SessionEvent>();
  /** Requests that no leader has confirmed yet: a leader may close before it does. */
  const unheard = new Map<string, OutboxItem>();
  let leading: Session | undefined;
  let channel: TabChannel | undefined;
  let selected: string | undefined;
  let watching = false;
  let end: AbortController | undefined;

  const post = (message: TabMessage) => channel?.postMessage(message);

  const take = (event: SessionEvent) => {
    if (event.type === 'outbox') for (const { clientId } of event.items) unheard.delete(clientId);
    if (event.type === 'agent') selected = event.agentUid;
    if (event.type === 'transferred') selected = event.agent.uid;
    emit(event);
  };

  const lead = () => {
    leading = options.createLeading((event) => {
      if (['connection', 'agent', 'outbox'].includes(event.type)) latest.set(event.type, event);
      post({ from: 'leader', event });
      take(event);
    });
    if (selected !== undefined) leading.do({ type: 'select', agentUid: selected });
    leading.do({ type: 'watch', watching });
    leading.start();
    for (const item of unheard.values()) leading.do({ type: 'send', item });
    post({ from: 'leader', hello: true });
  };

  const welcome = (session: Session) => {
    for (const event of latest.values()) post({ from: 'leader', event });
    // The previous leader may have closed between storing a message and announcing it.
    session.do({ type: 'reload' });
  };

  const hear = (message: TabMessage) => {
    if (leading) {
      if (message.from === 'leader') return;
      if ('command' in message) leading.do(message.command);
      else welcome(leading);
    } else if (message.from === 'leader') {
      if ('event' in message) take(message.event);
      else {
        for (const item of unheard.values()) post({ from: 'follower', command: { type: 'send', item } });
        if (watching) post({ from: 'follower', command: { type: 'watch', watching } });
      }
    }
  };

  return {
    get leads() {
      return leading !== undefined;
    },
    start: () => {
      if (end) return;
      end = new AbortController();
      if (!tabs) {
        lead();
        return;
      }
      channel = tabs.openChannel(name, (message) => hear(message as TabMessage));
      tabs.elect(name, lead, end.signal);
      if (!leading) post({ from: 'follower', hello: true });
    },
    stop: () => {
      leading?.stop();
      leading = undefined;
      end?.abort();
      end = undefined;
      channel?.close();
      channel = undefined;
    },
    do: (command) => {
      if (command.type === 'watch') ({ watching } = command);
      if (leading) {
        leading.do(command);
        return;
      }
      if (command.type === 'send') unheard.set(command.item.clientId, command.item);
      if (command.type === 'select') selected = command.agentUid;
      post({ from: 'follower', command });
    },
  };
}
