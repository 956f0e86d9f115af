import { ProgressBar } from '@rider/ui/progress-bar';
import { useStore } from '@rider/web/store';
import { useNavigation } from 'react-router';
import { sendingProgress } from '../connection/sending-progress.ts';
import { requestsUnderWay } from '../connection/counted-fetch.ts';

/** The progress bar while a navigation or a call is under way; of a form with files it shows how much has been sent. */
export function NavigationProgress() {
  const navigating = useNavigation().state !== 'idle';
  const calling = useStore(requestsUnderWay) > 0;
  const sent = useStore(sendingProgress);
  return <ProgressBar active={navigating || calling} value={sent} />;
}
