import {
  ChatClient,
  memoryOutbox,
  type ChatEnvironment,
  type TabChannel,
  type Tabs,
  type Upload,
} from '../src/core/index.ts';
import type { Api } from '@rider/api/transport';
import type { ChatSocket, SocketListener } from '../src/core/environment.ts';
import { BUYER } from './server.ts';
import type { World } from './world.ts';

/** Dependencies of a simulated browser. */
export interface Server {
  readonly api: Api;
  open(listener: SocketListener): ChatSocket;
}

/** A tab of the simulated browser. */
export interface Tab {
  client: ChatClient;
  /** Sets the page's visibility. */
  show(inSight: boolean): void;
  /** Notifies the page that the network is lost. */
  goOffline(): void;
  /** Freezes its timers: no ping is sent. */
  freeze(frozen: boolean): void;
  /** Closes the tab without notifying the chat. */
  kill(): void;
}

/** A simulated browser: its tabs share outbox, storage, channel and leader election. */
export class Browser {
  /** Outcome of an upload. */
  upload: Upload = () => Promise.resolve('https://shop.test/picture.png');
  #world: World;
  #server: Server;
  #outbox = memoryOutbox();
  #storage = new Map<string, string>();
  #listeners = new Set<{ listen: (message: unknown) => void }>();
  #candidates: { lead: () => void; leads: boolean }[] = [];
  #ids = 0;

  constructor(world: World, server: Server) {
    this.#world = world;
    this.#server = server;
  }

  openTab(options: { shared: boolean; origin?: string | undefined } = { shared: true }): Tab {
    const tab = { alive: true, frozen: false };
    const guard = (run: () => void) => () => {
      if (tab.alive) run();
    };
    const running = (run: () => void) => () => {
      if (tab.alive && !tab.frozen) run();
    };
    const end = new Set<() => void>();
    const sight = new Set<(inSight: boolean) => void>();
    const offline = new Set<() => void>();
    const client = new ChatClient({
      api: this.#server.api,
      origin: options.origin,
      person: BUYER,
      environment: this.#environment(guard, running, end, sight, offline),
      outbox: this.#outbox,
      tabs: options.shared ? this.#tabs(tab, end) : undefined,
      getToken: () => Promise.resolve(''),
      upload: (file, onProgress, signal) => this.upload(file, onProgress, signal),
      storage: {
        getItem: (key) => this.#storage.get(key) ?? null,
        setItem: (key, value) => void this.#storage.set(key, value),
      },
    });
    const kill = () => {
      tab.alive = false;
      for (const each of end) each();
    };
    const show = (inSight: boolean) => {
      for (const tell of sight) tell(inSight);
    };
    const freeze = (frozen: boolean) => {
      tab.frozen = frozen;
    };
    const goOffline = () => {
      for (const tell of offline) tell();
    };
    return { client, show, goOffline, freeze, kill };
  }

  #environment(
    guard: (run: () => void) => () => void,
    running: (run: () => void) => () => void,
    end: Set<() => void>,
    sight: Set<(inSight: boolean) => void>,
    offline: Set<() => void>,
  ): ChatEnvironment {
    return {
      now: () => this.#world.now,
      random: () => 0.5,
      newId: () => `client-${(this.#ids += 1)}`,
      after: (milliseconds, run) => this.#world.after(milliseconds, guard(run)),
      every: (milliseconds, run) => this.#world.every(milliseconds, running(run)),
      openSocket: (_address, listener) => {
        const socket = this.#server.open({
          opened: guard(() => listener.opened()),
          message: (text) => guard(() => listener.message(text))(),
          closed: guard(() => listener.closed()),
        });
        end.add(() => socket.close());
        return socket;
      },
      onWake: () => () => undefined,
      onOffline: (run) => {
        offline.add(run);
        return () => offline.delete(run);
      },
      onSight: (tell) => {
        sight.add(tell);
        tell(true);
        return () => sight.delete(tell);
      },
    };
  }

  #tabs(tab: { alive: boolean }, end: Set<() => void>): Tabs {
    return {
      openChannel: (_name, listen): TabChannel => {
        const entry = { listen: (message: unknown) => tab.alive && listen(message) };
        this.#listeners.add(entry);
        const close = () => void this.#listeners.delete(entry);
        end.add(close);
        return {
          close,
          postMessage: (message) => {
            if (!tab.alive) return;
            for (const other of this.#listeners) if (other !== entry) this.#world.after(1, () => other.listen(message));
          },
        };
      },
      elect: (_name, lead, signal) => {
        const candidate = { lead, leads: false };
        this.#candidates.push(candidate);
        const leave = () => {
          this.#candidates = this.#candidates.filter((each) => each !== candidate);
          this.#elect();
        };
        end.add(leave);
        signal.addEventListener('abort', leave);
        this.#elect();
      },
    };
  }

  #elect(): void {
    const [first] = this.#candidates;
    if (!first || first.leads) return;
    first.leads = true;
    this.#world.after(1, () => this.#candidates[0] === first && first.lead());
  }
}
