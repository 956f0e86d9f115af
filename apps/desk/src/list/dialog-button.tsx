import { Button, type ButtonProps } from '@rider/ui/button';
import { useState, type ReactNode } from 'react';

/** Props of `DialogButton`. */
export interface DialogButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: ReactNode;
  /** The open dialog; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ label, children, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
