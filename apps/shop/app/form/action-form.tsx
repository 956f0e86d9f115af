import { Button, type ButtonProps } from '@rider/ui/button';
import { ConfirmDialog } from '@rider/ui/dialog';
import { useState, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { lendStyleNonce } from '../session/nonce.tsx';

export interface ActionFormProps<Answer> extends Required<Pick<ButtonProps, 'size'>> {
  /** The screen whose action receives the form. */
  action: string;
  intent: string;
  /** The text of the button and of the confirm button. */
  label: ReactNode;
  /** The question of the confirmation; without it the form is sent immediately. */
  question?: ReactNode;
  /** The action cannot be undone. */
  danger?: boolean;
  /** Renders the action's answer. */
  children: (answer: Answer | undefined) => ReactNode;
}

/** A button with an immediate or confirmed action. Without script it is a plain form without confirmation. */
export function ActionForm<Answer>(props: ActionFormProps<Answer>) {
  const { action, intent, label, question, danger = false, size, children } = props;
  const fetcher = useFetcher<Answer>();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <fetcher.Form
      method="post"
      action={action}
      onSubmit={(event) => {
        lendStyleNonce();
        if (question === undefined || isConfirming) return;
        event.preventDefault();
        setConfirming(true);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" size={size} pending={fetcher.state !== 'idle'}>
        {label}
      </Button>
      {children(fetcher.data as Answer | undefined)}
      {isConfirming && (
        <ConfirmDialog
          open
          onOpenChange={setConfirming}
          title={question}
          confirmLabel={label}
          danger={danger}
          onConfirm={() => {
            setConfirming(false);
            void fetcher.submit({ intent }, { method: 'post', action });
          }}
        />
      )}
    </fetcher.Form>
  );
}
