import { Dialog } from '@rider/ui/dialog';
import { Text } from '@rider/ui/text';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openDetector } from './detector.ts';
import * as styles from '../../quick-order/order-rows.css.ts';

/** Pause between two looks at the picture (ms). */
const PAUSE_MS = 250;

/** Why the camera shows nothing: the buyer or the system forbids it, or there is none. */
type CameraFault = 'forbidden' | 'absent';

const faultOf = (error: unknown): CameraFault =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name) ? 'forbidden' : 'absent';

/** Reads barcodes by the camera into `onCode`, each once until another one is seen. */
async function scan(video: HTMLVideoElement, signal: AbortSignal, onCode: (code: string) => void): Promise<void> {
  const detector = await openDetector();
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  for (let last = ''; !signal.aborted; await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))) {
    const [{ rawValue } = { rawValue: '' }] = await detector.detect(video);
    if (rawValue !== '' && rawValue !== last) {
      last = rawValue;
      onCode(rawValue);
    }
  }
}

/** The camera's picture; each barcode becomes a row. */
export default function ScanDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const intl = useIntl();
  // The dialog mounts its content after its first render.
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [read, setRead] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  useEffect(() => {
    if (video === null) return undefined;
    const ended = new AbortController();
    scan(video, ended.signal, (code) => {
      report.current(code);
      setRead((before) => [...before, code]);
    }).catch((error: unknown) => ended.signal.aborted || setFault(faultOf(error)));
    return () => ended.abort();
  }, [video]);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={intl.formatMessage({ id: 'shop.quickOrder.scan' })}
      description={intl.formatMessage({ id: 'shop.quickOrder.scanHint' })}
    >
      {fault === null ? (
        <video ref={setVideo} muted playsInline className={styles.camera} />
      ) : (
        <Text tone="danger" role="alert">
          <FormattedMessage id={`shop.quickOrder.camera.${fault}`} />
        </Text>
      )}
      <p role="status">
        {read.length > 0 && (
          <FormattedMessage id="shop.quickOrder.scanned" values={{ count: read.length, code: read.at(-1) }} />
        )}
      </p>
    </Dialog>
  );
}
