import { getProductVersions, type ProductChoice, type ProductVerdict } from '@rider/api/operator';
import type { ProductState } from '@rider/model/product';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { Text } from '@rider/ui/text';
import { notify } from '@rider/ui/toast';
import { useState } from 'react';
import { api } from '../data/desk-api.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { useMessages } from '../messages/use-messages.ts';
import { saveInParts } from '../product-table/save-in-parts.ts';

/** Props of `StateDialog`. */
export interface StateDialogProps {
  state: ProductState;
  /** The number of products. */
  count: number;
  choice: ProductChoice;
  onClose: () => void;
  /** Called once all products are changed. */
  onDone: () => void;
}

/** Changes the state of many products after one confirmation. Those that could not be changed are listed. */
export function StateDialog({ state, count, choice, onClose, onDone }: StateDialogProps) {
  const text = useMessages('desk.products');
  const acting = useOperatorAction('product-table');
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [failed, setFailed] = useState<readonly ProductVerdict[]>([]);
  const run = async () => {
    const verdicts: ProductVerdict[] = [];
    setFailed([]);
    const isDone = await acting.run(async () => {
      const versions = await getProductVersions(api, choice);
      const changes = versions.map((product) => ({ ...product, state, variants: [] }));
      setProgress({ done: 0, of: changes.length });
      await saveInParts(changes, '', (part) => {
        verdicts.push(...part);
        setProgress({ done: verdicts.length, of: changes.length });
      });
    });
    setProgress(null);
    const open = verdicts.filter(({ outcome }) => outcome !== 'saved');
    if (!isDone || open.length > 0) return setFailed(open);
    notify({ message: text('stateSaved', { count: verdicts.length }), tone: 'success' });
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={() => !acting.pending && onClose()}
      role="alertdialog"
      size="small"
      title={text(`confirm.${state}`, { count })}
      description={text(`effect.${state}`)}
      footer={
        <>
          <Button disabled={acting.pending} onClick={onClose}>
            {text(failed.length > 0 ? 'close' : 'cancel')}
          </Button>
          <Button
            variant={state === 'archived' ? 'danger' : 'primary'}
            pending={acting.pending}
            onClick={() => void run()}
          >
            {text(`setState.${state}`)}
          </Button>
        </>
      }
    >
      {progress && <Text aria-live="polite">{text('stateProgress', progress)}</Text>}
      {failed.length > 0 && (
        <Banner tone="warning" live title={text('stateFailed', { count: failed.length, saved: count - failed.length })}>
          <ul>
            {failed.map(({ id, product, message, faults }) => (
              <li key={id}>
                {`${product?.name ?? id}: ${[message, ...faults.map((fault) => fault.text)].filter(Boolean).join(' ')}`}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </Dialog>
  );
}
