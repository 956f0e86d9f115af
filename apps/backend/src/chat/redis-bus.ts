import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import type { ChatBus, ChatNews } from './bus.ts';

const CHANNEL = 'rider:chat';

/** How long our own news may take to come back, in milliseconds; then Redis counts as away. */
const LONGEST_ECHO = 1_500;
/** How often Redis is tried while it is away, in milliseconds. */
const PROBE_INTERVAL = 250;
/** How long a start waits for Redis before it goes on without, in milliseconds. */
const START_PATIENCE = 2_000;
/** Commands that may wait for an answer. */
const MOST_COMMANDS = 1_000;

const CLIENT_OPTIONS = {
  commandsQueueMaxLength: MOST_COMMANDS,
  // One unanswered ping leaves the socket idle, which ends it: a frozen Redis, or a network that lost the connection.
  pingInterval: 2_000,
  socket: {
    connectTimeout: 3_000,
    socketTimeout: 5_000,
    reconnectStrategy: (retries: number) =>
      Math.min(2_000, 100 * 2 ** Math.min(retries, 5)) * (0.5 + Math.random() / 2),
  },
};

/** What goes over the channel; without news it only tries the way. */
interface Parcel {
  origin: string;
  id: number;
  news: ChatNews | null;
}

/**
 * The bus of a shop of several processes. While Redis carries news, all processes hear them in Redis' order, this one too. While it is
 * away, news are heard in this process alone and at once; once a probe comes back, `gap` tells all processes that they missed some.
 */
class RedisBus implements ChatBus {
  #origin = randomUUID();
  #publisher: ReturnType<typeof createClient>;
  #subscriber: ReturnType<typeof createClient>;
  #listener: (news: ChatNews) => void = () => undefined;
  #lastId = 0;
  /** Own news that have not come back yet, in order. */
  #awaited = new Map<number, { news: ChatNews; timer: ReturnType<typeof setTimeout> }>();
  #isAway = true;
  /** Whether some process may lack news, so that the next probe must say so. */
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
      client.on('error', (error: Error) => this.#goAlone(error));
      // The clients try again by themselves until they are closed.
      client.connect().catch((error: unknown) => this.#goAlone(error));
    }
    const hear = (text: string) => this.#hear(text);
    this.#subscriber.on('ready', () => {
      this.#subscriber.subscribe(CHANNEL, hear).catch((error: unknown) => this.#goAlone(error));
    });
    this.#probeTimer = setInterval(() => this.#probe(), PROBE_INTERVAL);
    this.#probeTimer.unref();
  }

  /** Waits until Redis carries news, but not for long. */
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
    if (this.#isAway && this.#reported === '') this.#goAlone(new Error('it did not answer at the start'));
  }

  publish(news: ChatNews): void {
    if (this.#isAway) {
      this.#hasGap = true;
      // An id that no parcel has: a probe on its way does not know of these news, so that its return proves nothing.
      this.#lastId += 1;
      this.#listener(news);
      return;
    }
    const id = this.#send(news);
    const timer = setTimeout(() => {
      // After a stall of this process the answer may lie in the socket, which is read before the next immediate.
      setImmediate(() => {
        if (this.#awaited.has(id)) this.#goAlone(new Error('our own news did not come back'));
      });
    }, LONGEST_ECHO);
    timer.unref();
    this.#awaited.set(id, { news, timer });
  }

  listen(listener: (news: ChatNews) => void): void {
    this.#listener = listener;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#probeTimer);
    for (const { timer } of this.#awaited.values()) clearTimeout(timer);
    this.#publisher.destroy();
    this.#subscriber.destroy();
  }

  /** Sends a parcel and answers its id. */
  #send(news: ChatNews | null): number {
    this.#lastId += 1;
    const parcel: Parcel = { origin: this.#origin, id: this.#lastId, news };
    this.#sending = true;
    this.#publisher
      .publish(CHANNEL, JSON.stringify(parcel))
      .catch((error: unknown) => this.#goAlone(error))
      .finally(() => {
        this.#sending = false;
      });
    return parcel.id;
  }

  #probe(): void {
    // The next one waits for the last one's answer: a socket that is written to does not count as idle.
    if (!this.#isAway || this.#sending || !this.#publisher.isReady) return;
    this.#send(this.#hasGap ? { type: 'gap' } : null);
  }

  #hear(text: string): void {
    let parcel: Parcel;
    try {
      parcel = JSON.parse(text) as Parcel;
    } catch (error) {
      console.error('redis: what is no news came over the channel:', error);
      return;
    }
    const { origin, id, news } = parcel;
    if (origin !== this.#origin) {
      if (news) this.#listener(revive(news));
      return;
    }
    if (this.#isAway) {
      if (id === this.#lastId) this.#comeBack(news);
      return;
    }
    const awaited = this.#awaited.get(id);
    if (!awaited) return;
    clearTimeout(awaited.timer);
    this.#awaited.delete(id);
    this.#listener(awaited.news);
  }

  /** Our own probe came back: the way through Redis is whole again. */
  #comeBack(probe: ChatNews | null): void {
    this.#isAway = false;
    this.#hasGap = false;
    if (this.#reported !== '') console.error('redis: back');
    this.#reported = '';
    this.#present();
    if (probe) this.#listener(probe);
  }

  #goAlone(error: unknown): void {
    if (this.#closed) return;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    if (this.#reported !== reason) {
      console.error(`redis: away (${reason}); the chat goes on within this process`);
      this.#reported = reason;
    }
    if (this.#isAway) return;
    this.#isAway = true;
    this.#hasGap = true;
    const left = [...this.#awaited.values()];
    this.#awaited.clear();
    for (const { news, timer } of left) {
      clearTimeout(timer);
      this.#listener(news);
    }
  }
}

/** Joins the processes of a shop over Redis; where that is away at the start, the chat begins without and joins later. */
export async function redisBus(url: string): Promise<ChatBus> {
  const bus = new RedisBus(url);
  await bus.start();
  return bus;
}

function revive(news: ChatNews): ChatNews {
  if (news.type !== 'message') return news;
  return { ...news, message: { ...news.message, sent_at: new Date(news.message.sent_at) } };
}
