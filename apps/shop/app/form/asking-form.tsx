import { Button, type ButtonProps } from '@rider/ui/button';
import { ConfirmDialog } from '@rider/ui/dialog';
import { useState, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { lendStyleNonce } from '../session/nonce.tsx';

/** Props of `AskingForm`. */
export interface AskingFormProps<Answer> extends Required<Pick<ButtonProps, 'size'>> {
  /** The screen whose action the form is sent to. */
  action: string;
  intent: string;
  /** The text of the button, and of the one that confirms. */
  label: ReactNode;
  /** Asked before it is sent; sent at once without. */
  question?: ReactNode;
  /** The action cannot be undone. */
  danger?: boolean;
  /** Shows what the action answered. */
  children: (answer: Answer | undefined) => ReactNode;
}

/** A button that acts at once or after a question. Without script it is a plain form, which does not ask. */
export function AskingForm<Answer>(props: AskingFormProps<Answer>) {
  const { action, intent, label, question, danger = false, size, children } = props;
  const fetcher = useFetcher<Answer>();
  const [asking, setAsking] = useState(false);
  return (
    <fetcher.Form
      method="post"
      action={action}
      onSubmit={(event) => {
        lendStyleNonce();
        if (question === undefined || asking) return;
        event.preventDefault();
        setAsking(true);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" size={size} pending={fetcher.state !== 'idle'}>
        {label}
      </Button>
      {children(fetcher.data as Answer | undefined)}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={question}
          confirmLabel={label}
          danger={danger}
          onConfirm={() => {
            setAsking(false);
            void fetcher.submit({ intent }, { method: 'post', action });
          }}
        />
      )}
    </fetcher.Form>
  );
}
