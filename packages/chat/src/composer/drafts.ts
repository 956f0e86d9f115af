import { channelName } from '../core/shared-session.ts';

/** A picture that waits in the composer to be sent. */
export interface StagedPicture {
  id: string;
  file: File;
}

/** Keeps what was written and not sent, per agent. */
export interface Drafts {
  read(agentUid: string): string;
  /** An empty text forgets the draft. */
  write(agentUid: string, text: string): void;
  /** Pictures that wait; only as long as the page lives. */
  pictures(agentUid: string): readonly StagedPicture[];
  keepPictures(agentUid: string, pictures: readonly StagedPicture[]): void;
}

/** Where drafts outlive the page. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Drafts that live as long as the page. */
export function memoryDrafts(): Drafts {
  const texts = new Map<string, string>();
  const pictures = new Map<string, readonly StagedPicture[]>();
  return {
    read: (agentUid) => texts.get(agentUid) ?? '',
    write: (agentUid, text) => void texts.set(agentUid, text),
    pictures: (agentUid) => pictures.get(agentUid) ?? NO_PICTURES,
    keepPictures: (agentUid, kept) => void pictures.set(agentUid, kept),
  };
}

const NO_PICTURES: readonly StagedPicture[] = [];

const prefixOf = (person: string) => `${channelName(person)}:draft:`;

/** Drafts of a person that survive closing and reloading. */
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
        // A full or forbidden storage is no reason to stop writing: memory has it.
      }
    },
  };
}

/** Leaves nothing of a person's drafts behind, for signing out. */
export function forgetDrafts(storage: Pick<Storage, 'key' | 'length' | 'removeItem'>, person: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(prefixOf(person))) storage.removeItem(key);
}
