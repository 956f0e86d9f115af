'use client';

import { Button } from '@rider/ui/button';
import { useLayoutEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './end-dialog.css.ts';

/** Props of the dialog. */
export interface EndDialogProps {
  onConfirm(): void;
  /** Called on close, confirmed or not. */
  onClose(): void;
}

/** Confirms the end of the chat in a native dialog, which returns the focus. */
export default function EndDialog({ onConfirm, onClose }: EndDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const title = useId();
  const text = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      data-component="chat-end-dialog"
      aria-labelledby={title}
      aria-describedby={text}
      className={styles.dialog}
      // Strict mode closes and reopens the dialog; that is not the user's close.
      onClose={(event) => event.currentTarget.open || onClose()}
    >
      <h2 id={title} className={styles.title}>
        <FormattedMessage id="chat.end.title" />
      </h2>
      <p id={text} className={styles.words}>
        <FormattedMessage id="chat.end.text" />
      </p>
      <div className={styles.actions}>
        <Button onClick={() => ref.current?.close()}>
          <FormattedMessage id="chat.end.cancel" />
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            onConfirm();
            ref.current?.close();
          }}
        >
          <FormattedMessage id="chat.end.confirm" />
        </Button>
      </div>
    </dialog>
  );
}
