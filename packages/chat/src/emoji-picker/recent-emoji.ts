import { findEmoji, type Emoji } from '../emoji/index.ts';

/** What keeps the emoji that were taken last. */
export type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'rider-chat:recent-emoji';
const MOST = 8;

/** The emoji taken last, newest first. */
export function readRecent(storage: RecentStorage): readonly Emoji[] {
  const codes = (storage.getItem(KEY) ?? '').split(' ');
  return codes.map((code) => findEmoji(code)).filter((emoji) => emoji !== undefined);
}

/** Remembers that an emoji was taken; answers what is remembered now. */
export function addRecent(storage: RecentStorage, taken: Emoji): readonly Emoji[] {
  const others = readRecent(storage).filter(({ code }) => code !== taken.code);
  const recent = [taken, ...others].slice(0, MOST);
  storage.setItem(KEY, recent.map(({ code }) => code).join(' '));
  return recent;
}
