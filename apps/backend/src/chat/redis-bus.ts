import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import type { ChatBus, ChatEvent } from './bus.ts';

const CHANNEL = 'rider:chat';

/** Maximum time for an own event to return from Redis, in milliseconds; after it Redis counts as down. */
const LONGEST_ECHO = 1_500;
/** Interval between probes while Redis is down, in milliseconds. */
const PROBE_INTERVAL = 250;
/** How long startup waits for Redis before it continues without, in milliseconds. */
const START_PATIENCE = 2_000;
/** Maximum number of pending commands. */
const MOST_COMMANDS = 1_000;

const CLIENT_OPTIONS = {
  commandsQueueMaxLength: MOST_COMMANDS,
  // When Redis is frozen or the network lost the connection, the ping gets no reply and the socket timeout closes the connection.
  pingInterval: 2_000,
  socket: {
    connectTimeout: 3_000,
    socketTimeout: 5_000,
    reconnectStrategy: (retries: number) =>
      Math.min(2_000, 100 * 2 ** Math.min(retries, 5)) * (0.5 + Math.random() / 2),
  },
};

/** A message of the channel; without an event it is a probe. */
interface Parcel {
  origin: string;
  id: number;
  event: ChatEvent | null;
}

/**
 * The bus of a shop with several processes. While Redis is up, all processes, including this one, receive events in Redis' order. While it
 * is down, events are delivered immediately and only in this process; after a successful probe, `gap` reports the loss to all processes.
 */
class RedisBus implements ChatBus {
  #origin = randomUUID();
  #publisher: ReturnType<typeof createClient>;
  #subscriber: ReturnType<typeof createClient>;
  #listeners: ((event: ChatEvent) => void)[] = [];
  #lastId = 0;
  /** Own events that have not returned yet, in order. */
  #awaited = new Map<number, { event: ChatEvent; timer: ReturnType<typeof setTimeout> }>();
  #isAway = true;
  /** Whether some process may have missed events; the next probe then announces the gap. */
  #hasGap = false;
  #sending = false;
  #probeTimer: ReturnType<typeof setInterval>;
  #reported = '';
  #closed = false;
  #present: () => void = () => undefined;

  constructor(url: string) {
    this.#publisher = createClient({ url, ...CLIENT_OPTIONS, disableOfflineQueue: true });
    this.#subscriber = createClient({ url, ...CLIENT_OPTIONS });
    for (const client of [this.#publisher, this.#subscriber]) {
      client.on('error', (error: Error) => this.#disconnect(error));
      // The clients reconnect automatically until they are closed.
      client.connect().catch((error: unknown) => this.#disconnect(error));
    }
    const listener = (text: string) => this.#receive(text);
    this.#subscriber.on('ready', () => {
      this.#subscriber.subscribe(CHANNEL, listener).catch((error: unknown) => this.#disconnect(error));
    });
    this.#probeTimer = setInterval(() => this.#probe(), PROBE_INTERVAL);
    this.#probeTimer.unref();
  }

  /** Waits for Redis, at most START_PATIENCE. */
  async start(): Promise<void> {
    const present = new Promise<void>((resolve) => {
      this.#present = resolve;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, START_PATIENCE);
    });
    await Promise.race([present, patience]);
    clearTimeout(timer);
    if (this.#isAway && this.#reported === '') this.#disconnect(new Error('no answer at the start'));
  }

  publish(event: ChatEvent): void {
    if (this.#isAway) {
      this.#hasGap = true;
      // Skips an id: a probe already sent does not cover this event, so its return must not end the outage.
      this.#lastId += 1;
      this.#deliver(event);
      return;
    }
    const id = this.#send(event);
    const timer = setTimeout(() => {
      // After a stall of this process the reply may still be in the socket, which is read before the next immediate.
      setImmediate(() => {
        if (this.#awaited.has(id)) this.#disconnect(new Error('our own event did not return'));
      });
    }, LONGEST_ECHO);
    timer.unref();
    this.#awaited.set(id, { event, timer });
  }

  listen(listener: (event: ChatEvent) => void): void {
    this.#listeners.push(listener);
  }

  #deliver(event: ChatEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#probeTimer);
    for (const { timer } of this.#awaited.values()) clearTimeout(timer);
    this.#publisher.destroy();
    this.#subscriber.destroy();
  }

  /** Publishes a parcel and returns its id. */
  #send(event: ChatEvent | null): number {
    this.#lastId += 1;
    const parcel: Parcel = { origin: this.#origin, id: this.#lastId, event };
    this.#sending = true;
    this.#publisher
      .publish(CHANNEL, JSON.stringify(parcel))
      .catch((error: unknown) => this.#disconnect(error))
      .finally(() => {
        this.#sending = false;
      });
    return parcel.id;
  }

  #probe(): void {
    // At most one unanswered probe, because a socket that is written to does not count as idle.
    if (!this.#isAway || this.#sending || !this.#publisher.isReady) return;
    this.#send(this.#hasGap ? { type: 'gap' } : null);
  }

  #receive(text: string): void {
    let parcel: Parcel;
    try {
      parcel = JSON.parse(text) as Parcel;
    } catch (error) {
      console.error('redis: invalid message on the channel:', error);
      return;
    }
    const { origin, id, event } = parcel;
    if (origin !== this.#origin) {
      if (event) this.#deliver(revive(event));
      return;
    }
    if (this.#isAway) {
      if (id === this.#lastId) this.#reconnect(event);
      return;
    }
    const awaited = this.#awaited.get(id);
    if (!awaited) return;
    clearTimeout(awaited.timer);
    this.#awaited.delete(id);
    this.#deliver(awaited.event);
  }

  /** Ends the outage when an own probe returns: Redis works in both directions again. */
  #reconnect(probe: ChatEvent | null): void {
    this.#isAway = false;
    this.#hasGap = false;
    if (this.#reported !== '') console.error('redis: back');
    this.#reported = '';
    this.#present();
    if (probe) this.#deliver(probe);
  }

  #disconnect(error: unknown): void {
    if (this.#closed) return;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    if (this.#reported !== reason) {
      console.error(`redis: away (${reason}); the chat continues within this process`);
      this.#reported = reason;
    }
    if (this.#isAway) return;
    this.#isAway = true;
    this.#hasGap = true;
    const left = [...this.#awaited.values()];
    this.#awaited.clear();
    for (const { event, timer } of left) {
      clearTimeout(timer);
      this.#deliver(event);
    }
  }
}

/** Connects the processes of a shop over Redis; if Redis is down at startup, the chat starts without it and connects later. */
export async function redisBus(url: string): Promise<ChatBus> {
  const bus = new RedisBus(url);
  await bus.start();
  return bus;
}

/**
 * Publishes an event to the running processes of a shop, from a process that is none of them. @throws Error when Redis is away.
 */
export async function publishFromOutside(url: string, event: ChatEvent): Promise<void> {
  const client = createClient({ url, socket: { ...CLIENT_OPTIONS.socket, reconnectStrategy: false } });
  // Reported by the rejected calls as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const parcel: Parcel = { origin: randomUUID(), id: 1, event };
    await client.publish(CHANNEL, JSON.stringify(parcel));
  } finally {
    client.destroy();
  }
}

function revive(event: ChatEvent): ChatEvent {
  if (event.type !== 'message') return event;
  return { ...event, message: { ...event.message, sent_at: new Date(event.message.sent_at) } };
}
