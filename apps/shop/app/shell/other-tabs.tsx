import { useEffect } from 'react';
import { followOtherTabs } from '../data/changes.ts';

/** Connects the document with other tabs of the browser; `buyer` is empty for a visitor. */
export function OtherTabs({ buyer }: { buyer: string }): null {
  useEffect(() => followOtherTabs(buyer), [buyer]);
  return null;
}
