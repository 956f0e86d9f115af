import { useEffect } from 'react';
import { followOtherTabs } from '../data/changes.ts';

/** Follows what a signed-in buyer, and who signs in next, does in other tabs of the browser. */
export function OtherTabs({ buyer }: { buyer: string }): null {
  useEffect(() => followOtherTabs(buyer), [buyer]);
  return null;
}
