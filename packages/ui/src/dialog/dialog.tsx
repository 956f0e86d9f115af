import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button, IconButton } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import * as styles from './dialog.css.ts';

/** A modal dialog; controlled with `open`, or opened by its `trigger`. */
export interface DialogProps {
  title: ReactNode;
  /** Says what the dialog is for; read aloud with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end. */
  footer?: ReactNode;
  /** A button that opens it. */
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `center`, or a drawer at the `end` of the line. */
  place?: 'center' | 'end';
  width?: 'small' | 'medium' | 'large';
  /** `alertdialog` stays open on a click outside. */
  role?: 'dialog' | 'alertdialog';
  className?: string;
}

/** A modal dialog: holds the focus, closes on Esc, gives the focus back. */
export function Dialog(props: DialogProps) {
  const { title, description, children, footer, trigger, place = 'center', width = 'medium', role = 'dialog' } = props;
  const intl = useIntl();
  const { open, defaultOpen, onOpenChange, className } = props;
  const state = {
    ...(open !== undefined && { open }),
    ...(defaultOpen && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  };
  const widthClass = styles.width[place === 'end' ? 'drawer' : width];
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop} />
        <Radix.Content
          role={role}
          data-component="dialog"
          className={classNames(styles.place[place], widthClass, className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            if (role === 'alertdialog') event.preventDefault();
          }}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {role === 'dialog' && (
              <Radix.Close asChild>
                <IconButton icon="close" label={intl.formatMessage({ id: 'ui.dialog.close' })} />
              </Radix.Close>
            )}
          </div>
          {(description || children) && (
            <div className={styles.body}>
              {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
              {children}
            </div>
          )}
          {footer && <div className={styles.foot}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A question before something that cannot be taken back. */
export interface ConfirmDialogProps {
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** What is confirmed destroys something. */
  danger?: boolean;
  /** The confirmed work is under way. */
  pending?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  /** Close with `open` or `onOpenChange` of your own when done; an uncontrolled dialog stays open. */
  onConfirm: () => void;
}

/** Asks for a yes; cancelling has the focus first. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  danger,
  pending = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const intl = useIntl();
  const footer = (
    <>
      <Radix.Close asChild>
        <Button>{cancelLabel ?? intl.formatMessage({ id: 'ui.dialog.cancel' })}</Button>
      </Radix.Close>
      <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return <Dialog {...dialog} role="alertdialog" width="small" footer={footer} />;
}
