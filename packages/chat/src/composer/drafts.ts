import { channelName } from '../core/shared-session.ts';

/** A picture in the composer, not yet sent. */
export interface StagedPicture {
  id: string;
  file: File;
}

/** Stores unsent drafts per agent. */
export interface Drafts {
  read(agentUid: string): string;
  /** An empty text deletes the draft. */
  write(agentUid: string, text: string): void;
  /** Pictures of the draft; in memory only. */
  pictures(agentUid: string): readonly StagedPicture[];
  setPictures(agentUid: string, pictures: readonly StagedPicture[]): void;
}

/** Storage for drafts that outlive the page. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Drafts in memory. */
export function memoryDrafts(): Drafts {
  const texts = new Map<string, string>();
  const pictures = new Map<string, readonly StagedPicture[]>();
  return {
    read: (agentUid) => texts.get(agentUid) ?? '',
    write: (agentUid, text) => void texts.set(agentUid, text),
    pictures: (agentUid) => pictures.get(agentUid) ?? NO_PICTURES,
    setPictures: (agentUid, staged) => void pictures.set(agentUid, staged),
  };
}

const NO_PICTURES: readonly StagedPicture[] = [];

const prefixOf = (person: string) => `${channelName(person)}:draft:`;

/** Drafts of one user that survive a reload. */
export function storedDrafts({ storage, person }: { storage: DraftStorage; person: string }): Drafts {
  const memory = memoryDrafts();
  const key = (agentUid: string) => prefixOf(person) + agentUid;
  return {
    ...memory,
    read: (agentUid) => memory.read(agentUid) || (storage.getItem(key(agentUid)) ?? ''),
    write: (agentUid, text) => {
      memory.write(agentUid, text);
      try {
        if (text === '') storage.removeItem(key(agentUid));
        else storage.setItem(key(agentUid), text);
      } catch {
        // If storage is full or forbidden, memory still has the draft.
      }
    },
  };
}

/** Deletes all drafts of a user, for signing out. */
export function forgetDrafts(storage: Pick<Storage, 'key' | 'length' | 'removeItem'>, person: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(prefixOf(person))) storage.removeItem(key);
}
