'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ComponentProps, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button, IconButton } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { useThemeOf } from '../overlay-theme/overlay-theme.ts';
import { ScrollRegion } from '../scroll-region/index.ts';
import * as styles from './dialog.css.ts';

/** A modal dialog; controlled with `open`, or opened by its `trigger`. */
export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** The heading. */
  title: ReactNode;
  /** The accessible description, read with the title. */
  description?: ReactNode;
  /** Buttons at the end; they stay visible while the content scrolls. */
  footer?: ReactNode;
  /** The button that opens it. */
  trigger?: ReactElement;
  /** Whether it is open, if controlled. */
  open?: boolean;
  /** Whether it is open initially, if uncontrolled. */
  defaultOpen?: boolean;
  /** Called when it opens or closes; if controlled, when it requests to. */
  onOpenChange?: (open: boolean) => void;
  /** Called on Esc; call `preventDefault` to stay open, e.g. over unsaved input. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** The element with the initial focus, instead of the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * `center`, or a drawer at the `end` of the line.
   * @default center
   */
  place?: 'center' | 'end';
  /**
   * Size.
   * @default medium
   */
  size?: 'small' | 'medium' | 'large';
  /** The element to mount it in, instead of the end of the page. */
  container?: HTMLElement | null;
  /**
   * `alertdialog` has no close button and stays open on a press outside.
   * @default dialog
   */
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog: traps the focus, closes on Esc, returns the focus. */
export function Dialog({ open, defaultOpen, onOpenChange, trigger, container = null, ...surface }: DialogProps) {
  const place = useRef<HTMLButtonElement & HTMLTemplateElement>(null);
  const backdrop = useThemeOf<HTMLDivElement>(place);
  const state = {
    ...(open !== undefined && { open }),
    ...(defaultOpen && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  };
  return (
    <Radix.Root {...state}>
      {trigger ? (
        <Radix.Trigger ref={place} asChild>
          {trigger}
        </Radix.Trigger>
      ) : (
        // Marks the place whose theme the dialog gets; a template is valid in lists and tables.
        <template ref={place} />
      )}
      <Radix.Portal container={container}>
        <Radix.Overlay ref={backdrop} className={styles.backdrop} />
      </Radix.Portal>
      <Surface {...surface} openedFrom={place} container={container} returnsFocus={!trigger} />
    </Radix.Root>
  );
}

interface SurfaceProps extends Omit<DialogProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'container'> {
  /** Without a trigger, the focus returns to the element that had it. */
  returnsFocus: boolean;
  container: HTMLElement | null;
  /** An element of the place that it is opened from. */
  openedFrom: RefObject<Element | null>;
}

/** Returns the handlers for the focus on open and close, and for presses outside. */
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
    container,
    openedFrom,
    className,
    ref,
    ...rest
  } = props;
  const intl = useIntl();
  const handlers = useHandlers(initialFocus, role, returnsFocus);
  const themed = useThemeOf(openedFrom, ref);
  const widthClass = styles.width[place === 'end' ? 'drawer' : size];
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        data-component="dialog"
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
        {...handlers}
        ref={themed}
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

/** Props of a confirmation of something irreversible. */
export interface ConfirmDialogProps {
  /** The heading. */
  title: ReactNode;
  /** The effect of the confirmation. */
  description?: ReactNode;
  /** Text of the confirm button. */
  confirmLabel: ReactNode;
  /** Text of the cancel button. */
  cancelLabel?: ReactNode;
  /** Marks a destructive action. */
  danger?: boolean;
  /** The confirmed action is pending. */
  pending?: boolean;
  /** Whether it is open, if controlled. */
  open?: boolean;
  /** Called when it opens or closes; if controlled, when it requests to. */
  onOpenChange?: (open: boolean) => void;
  /** The element that opens it. */
  trigger?: ReactElement;
  /** The element to mount it in, instead of the end of the page. */
  container?: HTMLElement | null;
  /** Close it by `open` when done; an uncontrolled dialog stays open. */
  onConfirm: () => void;
}

/** Requests a confirmation; the cancel button has the initial focus. */
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
      // The action has started; closing would look like a cancellation.
      onEscapeKeyDown={(event) => pending && event.preventDefault()}
    />
  );
}
