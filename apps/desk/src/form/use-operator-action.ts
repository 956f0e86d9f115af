import { notify } from '@rider/ui/toast';
import { useEffect } from 'react';
import type { Change } from '../data/changes.ts';
import { useActing, type Acting } from './use-acting.ts';

/** Runs the action of a button that causes `change`; a toast tells why it failed. */
export function useOperatorAction(change: Change): Pick<Acting, 'pending' | 'run'> {
  const { pending, refusal, run } = useActing(change);
  useEffect(() => {
    if (!refusal) return;
    const message = [refusal.message, ...Object.values(refusal.errors)].filter(Boolean).join(' ');
    notify({ message, tone: 'danger' });
  }, [refusal]);
  return { pending, run };
}
