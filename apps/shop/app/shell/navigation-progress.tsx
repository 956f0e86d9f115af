import { ProgressBar } from '@rider/ui/progress-bar';
import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { isBusy, subscribeBusy } from '../data/busy.ts';

/** The progress bar while a navigation or a call is under way (R8.4). */
export function NavigationProgress() {
  const navigating = useNavigation().state !== 'idle';
  const calling = useSyncExternalStore(subscribeBusy, isBusy, () => false);
  return <ProgressBar active={navigating || calling} />;
}
