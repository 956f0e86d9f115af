'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useRef, type HTMLAttributes, type ReactElement, type ReactNode, type Ref, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button, IconButton } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { ScrollRegion } from '../scroll-region/index.ts';
import * as styles from './dialog.css.ts';

/** A modal dialog; controlled with `open`, or opened by its `trigger`. */
export interface DialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  title: ReactNode;
  /** Says what the dialog is for; read aloud with the title. */
  description?: ReactNode;
  /** Buttons at the end; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** A button that opens it. */
  trigger?: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Esc was pressed; prevent the event's default to stay open, e.g. over what is not saved. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** What takes the focus first, instead of the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `center`, or at the `end` of the line as a drawer. */
  place?: 'center' | 'end';
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` has no closing sign and stays open on a click outside. */
  role?: 'dialog' | 'alertdialog';
  ref?: Ref<HTMLDivElement>;
}

/** A modal dialog: holds the focus, closes on Esc, gives the focus back. */
export function Dialog({ open, defaultOpen, onOpenChange, trigger, ...surface }: DialogProps) {
  const state = {
    ...(open !== undefined && { open }),
    ...(defaultOpen && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  };
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop} />
      </Radix.Portal>
      <Surface {...surface} returnsFocus={!trigger} />
    </Radix.Root>
  );
}

interface SurfaceProps extends Omit<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'> {
  /** Without a trigger the focus goes back to where it was. */
  returnsFocus: boolean;
}

/** Where the focus goes when the dialog opens and closes, and what a click outside does. */
function useHandlers(
  initialFocus: RefObject<HTMLElement | null> | undefined,
  role: DialogProps['role'],
  returnsFocus: boolean,
) {
  const cameFrom = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      cameFrom.current = document.activeElement;
      if (!initialFocus?.current) return;
      event.preventDefault();
      initialFocus.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!returnsFocus || !(cameFrom.current instanceof HTMLElement)) return;
      event.preventDefault();
      cameFrom.current.focus();
    },
    onInteractOutside: (event: Event) => {
      if (role === 'alertdialog') event.preventDefault();
    },
  };
}

function Surface(props: SurfaceProps) {
  const {
    title,
    description,
    children,
    footer,
    initialFocus,
    returnsFocus,
    place = 'center',
    size = 'medium',
    role = 'dialog',
    className,
    ...rest
  } = props;
  const intl = useIntl();
  const handlers = useHandlers(initialFocus, role, returnsFocus);
  const widthClass = styles.width[place === 'end' ? 'drawer' : size];
  return (
    <Radix.Portal>
      <Radix.Content
        data-component="dialog"
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
        {...handlers}
        role={role}
        className={classNames(styles.place[place], widthClass, className)}
      >
        <div className={styles.head}>
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {role === 'dialog' && (
            <Radix.Close asChild>
              <IconButton icon="close" label={intl.formatMessage({ id: 'ui.dialog.close' })} className={styles.close} />
            </Radix.Close>
          )}
        </div>
        {(description || children) && (
          <ScrollRegion label={intl.formatMessage({ id: 'ui.dialog.content' })} className={styles.body}>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            {children}
          </ScrollRegion>
        )}
        {footer && <div className={styles.foot}>{footer}</div>}
      </Radix.Content>
    </Radix.Portal>
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
  const cancel = useRef<HTMLButtonElement>(null);
  const footer = (
    <>
      <Radix.Close asChild>
        <Button ref={cancel} disabled={pending}>
          {cancelLabel ?? intl.formatMessage({ id: 'ui.dialog.cancel' })}
        </Button>
      </Radix.Close>
      <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="small"
      footer={footer}
      initialFocus={cancel}
      // What was confirmed is on its way: leaving would look like having cancelled it.
      onEscapeKeyDown={(event) => pending && event.preventDefault()}
    />
  );
}
