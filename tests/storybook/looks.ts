import { isLong } from '../test-length.ts';

/** Component and way of looking → the first story that was looked at so. The stories of a component are visited by one worker. */
const first = new Map<string, string>();

/**
 * Whether a story is looked at in this way, like a mode of its pictures: in npm test only the first of a component that can be, because
 * the others mostly have its faults; in the long run every one.
 */
export function isLookedAt(story: string, way: string): boolean {
  const [component = ''] = story.split('--');
  const key = `${component} ${way}`;
  if (!first.has(key)) first.set(key, story);
  return isLong || first.get(key) === story;
}
