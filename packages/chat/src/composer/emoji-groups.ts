import { findEmoji } from '../emoji/index.ts';

/** Start and end in UTF-16 units. */
export interface TextRange {
  start: number;
  end: number;
}

const GROUP = /\[(em-[a-z0-9_]{1,40})\]/g;

function groupsIn(text: string): TextRange[] {
  return [...text.matchAll(GROUP)]
    .filter(([, code]) => code !== undefined && findEmoji(code) !== undefined)
    .map(({ index, 0: whole }) => ({ start: index, end: index + whole.length }));
}

/**
 * The range to delete so that no emoji code is left in pieces; undefined when the browser's default is right.
 */
export function wholeGroups(
  text: string,
  { start, end }: TextRange,
  direction: 'backward' | 'forward',
): TextRange | undefined {
  const groups = groupsIn(text);
  if (start === end) {
    const isHit = (group: TextRange) =>
      direction === 'backward' ? group.start < start && start <= group.end : group.start <= start && start < group.end;
    return groups.find(isHit);
  }
  const touched = groups.filter((group) => group.start < end && start < group.end);
  const whole = {
    start: Math.min(start, ...touched.map((group) => group.start)),
    end: Math.max(end, ...touched.map((group) => group.end)),
  };
  return whole.start === start && whole.end === end ? undefined : whole;
}
