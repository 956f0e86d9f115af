import { readProductBody } from '@rider/api/chat';
import type { ChatContent, SentKind } from '@rider/model/chat';

/**
 * `uploading`: its picture · `queued`: until connected · `sending`: sent, not confirmed · `unknown`: the connection broke before the
 * confirmation; the records will show it · `failed`: rejected, the user decides
 */
export type OutboxState = 'uploading' | 'queued' | 'sending' | 'unknown' | 'failed';

/** A message that the server has not confirmed. */
export interface OutboxItem {
  clientId: string;
  /** The recipient's uid. */
  agentUid: string;
  kind: SentKind;
  /** The body on the wire; empty while the picture has no address. */
  body: string;
  /** A picture that is not uploaded yet. */
  file?: Blob;
  /** Epoch milliseconds of the local clock; `turn` breaks ties in the order of writing. */
  createdAt: number;
  turn: number;
  state: OutboxState;
  /** The newest known id at the first send; the message's record must be newer. */
  sentAfter?: string | undefined;
  /** The server's reason for a failure. */
  problem?: string | undefined;
}

/** The message as the server would return it, without the card's product or order; a picture has an address once uploaded. */
export function contentOf({ kind, body }: OutboxItem): ChatContent {
  switch (kind) {
    case 'image':
      return { kind, url: body };
    case 'product':
      return { kind, ...readProductBody(body), product: null };
    case 'order':
      return { kind, orderNumber: body, order: null };
    default:
      return { kind, text: body };
  }
}

/** Stores unconfirmed messages across reloads. */
export interface Outbox {
  all(): Promise<OutboxItem[]>;
  put(item: OutboxItem): Promise<void>;
  remove(clientId: string): Promise<void>;
  /** Deletes everything, for signing out. */
  clear(): Promise<void>;
}

/** In the order of writing. */
export function compareItems(one: OutboxItem, other: OutboxItem): number {
  return one.createdAt - other.createdAt || one.turn - other.turn;
}

/** Stores messages in memory. */
export function memoryOutbox(): Outbox {
  const items = new Map<string, OutboxItem>();
  return {
    all: () => Promise.resolve([...items.values()].toSorted(compareItems)),
    put: (item) => {
      items.set(item.clientId, item);
      return Promise.resolve();
    },
    remove: (clientId) => {
      items.delete(clientId);
      return Promise.resolve();
    },
    clear: () => {
      items.clear();
      return Promise.resolve();
    },
  };
}

const STORE = 'outbox';

function settle<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the outbox cannot be read')));
  });
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'clientId' }));
  return settle(request);
}

/** Stores messages in IndexedDB, one database per user; in memory if it is unavailable (private windows). */
export async function browserOutbox(name: string): Promise<Outbox> {
  try {
    const database = await openDatabase(name);
    const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
    return {
      all: async () => (await settle<OutboxItem[]>(store('readonly').getAll())).toSorted(compareItems),
      put: async (item) => void (await settle(store('readwrite').put(item))),
      remove: async (clientId) => void (await settle(store('readwrite').delete(clientId))),
      clear: async () => void (await settle(store('readwrite').clear())),
    };
  } catch {
    // The chat works without storage.
    return memoryOutbox();
  }
}
