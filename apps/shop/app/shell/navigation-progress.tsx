import { ProgressBar } from '@rider/ui/progress-bar';
import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { sendingProgress } from '../connection/sending-progress.ts';
import { isBusy, subscribeBusy } from '../data/busy.ts';

/** The progress bar while a navigation or a call is under way (R8.4); of a form with files it shows how much has been sent. */
export function NavigationProgress() {
  const navigating = useNavigation().state !== 'idle';
  const calling = useSyncExternalStore(subscribeBusy, isBusy, () => false);
  const sent = useSyncExternalStore(sendingProgress.subscribe, sendingProgress.snapshot, () => null);
  return <ProgressBar active={navigating || calling} value={sent} />;
}
