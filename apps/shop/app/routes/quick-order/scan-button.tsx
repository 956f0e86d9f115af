import { Button } from '@rider/ui/button';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHydrated } from '../../activity/use-hydrated.ts';
import { loadCode } from '../../connection/page-connection.ts';
import { lendStyleNonce } from '../../session/nonce.tsx';

const ScanDialog = lazy(() => loadCode(() => import('./scan-dialog.tsx')));

/** Opens the camera to read barcodes; browsers offer one to secure pages alone. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const isScripted = useHydrated();
  const [isOpen, setOpen] = useState(false);
  if (!isScripted || !('mediaDevices' in navigator)) return null;
  return (
    <>
      <Button
        onClick={() => {
          lendStyleNonce();
          setOpen(true);
        }}
      >
        <FormattedMessage id="shop.quickOrder.scan" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ScanDialog onCode={onCode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
