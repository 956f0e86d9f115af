import { Button } from '@rider/ui/button';
import { ConfirmDialog } from '@rider/ui/dialog';
import { useState } from 'react';
import type { Change } from '../data/changes.ts';
import { useOperatorAction } from './use-operator-action.ts';

/** Props of `ConfirmedButton`. */
export interface ConfirmedButtonProps {
  label: string;
  /** The question, and the effect of a yes. */
  title: string;
  description: string;
  act: () => Promise<unknown>;
  /** The text of the toast after it. */
  done: string;
  change: Change;
  onDone: () => void;
}

/** A button for what cannot be undone: it acts after a confirmation. */
export function ConfirmedButton({ label, title, description, act, done, change, onDone }: ConfirmedButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const acting = useOperatorAction(change);
  const confirm = async () => {
    if (await acting.run(act, done)) onDone();
    else setOpen(false);
  };
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          open
          onOpenChange={setOpen}
          title={title}
          description={description}
          confirmLabel={label}
          pending={acting.pending}
          danger
          onConfirm={() => void confirm()}
        />
      )}
    </div>
  );
}
