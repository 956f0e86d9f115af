import { findEmoji, type Emoji } from '../emoji/index.ts';

/** Storage for recent emoji. */
export type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'rider-chat:recent-emoji';
const MOST = 8;

/** Recently used emoji, newest first. */
export function readRecent(storage: RecentStorage): readonly Emoji[] {
  const codes = (storage.getItem(KEY) ?? '').split(' ');
  return codes.map((code) => findEmoji(code)).filter((emoji) => emoji !== undefined);
}

/** Records a used emoji; returns the new list. */
export function addRecent(storage: RecentStorage, taken: Emoji): readonly Emoji[] {
  const others = readRecent(storage).filter(({ code }) => code !== taken.code);
  const recent = [taken, ...others].slice(0, MOST);
  storage.setItem(KEY, recent.map(({ code }) => code).join(' '));
  return recent;
}
