import { Button, type ButtonProps } from '@rider/ui/button';
import type { MouseEvent } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { localized } from '../messages/localized-path.ts';
import { useLocale } from '../messages/messages.tsx';

/** Props of `RowsButton`. */
export interface RowsButtonProps extends Pick<ButtonProps, 'disabled' | 'fullWidth' | 'children'> {
  /** The screen that takes the rows. */
  action: string;
  /** A field that is sent with them. */
  name: string;
  value: string;
}

/** A button of a form with the fields `text` and `quantity` that sends its rows to another screen. */
export function RowsButton({ action, name, value, ...button }: RowsButtonProps) {
  const locale = useLocale();
  const submit = useSubmit();
  const isBusy = useNavigation().state !== 'idle';
  function send(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (form === null || isBusy) return;
    const rows = new FormData(form);
    rows.set(name, value);
    void submit(rows, { method: 'post', action });
  }
  return (
    <Button
      type="submit"
      size="small"
      formAction={localized(locale, action)}
      name={name}
      value={value}
      pending={isBusy}
      onClick={send}
      {...button}
    />
  );
}
