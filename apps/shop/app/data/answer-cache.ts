import type { QueryKey } from './query.ts';

/** The state of the answer to a key. */
interface Entry {
  key: QueryKey;
  /** When the answer arrived (epoch ms); 0 until one has. */
  at: number;
  /** What a loader or a call brought; SWR holds what is shown. */
  answer?: unknown;
  /** The call under way. */
  flight?: Promise<unknown> | undefined;
}

/** One entry for each key that was fetched or came with the document. */
export const entries = new Map<string, Entry>();
