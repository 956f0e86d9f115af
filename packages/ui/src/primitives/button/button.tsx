'use client';

import { useEffect, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { classNames } from '../class-names/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Link, type LinkProps } from '../link/index.ts';
import * as styles from './button.css.ts';

/**
 * The look of a button: `primary` once per view, `secondary` beside it, `strong` to open the catalogue, `quiet` in lists and bars, `danger`
 * for destructive actions.
 */
export interface ButtonLook {
  /** Visual emphasis. Default: `secondary`; `quiet` for an IconButton. */
  variant?: keyof typeof styles.variant;
  /**
   * Size.
   * @default medium
   */
  size?: keyof typeof styles.size;
  /** Whether it fills the width of its container. */
  fullWidth?: boolean;
  /** An icon before the text. */
  icon?: IconName;
}

/** Props of a button. `type` is `button` by default. */
export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** An action is in progress: the button stays focused, is announced as busy and ignores presses. */
  pending?: boolean;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLButtonElement>;
}

type Maybe<Look> = { [Key in keyof Look]: Look[Key] | undefined };

function lookOf(look: Maybe<Omit<ButtonLook, 'icon'>>, className?: string): string {
  const { variant = 'secondary', size = 'medium', fullWidth } = look;
  return classNames(
    styles.button,
    styles.variant[variant],
    styles.size[size],
    fullWidth && styles.fullWidth,
    className,
  );
}

/** Returns the props of a pending button: `aria-disabled` instead of `disabled`, which would lose the focus. */
function usePending({ pending, onClick, ...rest }: Omit<ButtonProps, keyof ButtonLook>) {
  const intl = useIntl();
  const message = intl.formatMessage({ id: 'ui.button.pending' });
  useEffect(() => {
    if (pending) announce(message);
  }, [pending, message]);
  if (!pending) return { ...rest, onClick };
  const refuse = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return { ...rest, onClick: refuse, 'aria-disabled': true, 'data-state': 'pending' };
}

/** A button with text. */
export function Button({ variant, size, fullWidth, icon, className, children, ...rest }: ButtonProps) {
  const look = lookOf({ variant, size, fullWidth }, className);
  return (
    <button type="button" data-component="button" {...usePending(rest)} className={look}>
      {/* Hidden instead of unmounted, because React cannot insert a node before a text that the browser has translated. */}
      {icon && <Icon name={icon} style={rest.pending ? { display: 'none' } : undefined} />}
      {children}
      {/* Last in the DOM for the same reason; shown first. */}
      {rest.pending && <span className={styles.spinner} aria-hidden />}
    </button>
  );
}

/** A button with an icon only; its label is its accessible name and tooltip. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'fullWidth' | 'icon' | 'aria-label'> {
  /** The picture, by its name in the icon set. */
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
  /** Fills the icon, e.g. for a pressed toggle. */
  filled?: boolean;
  /** Content over the icon's corner, e.g. a count. */
  badge?: ReactNode;
}

/** A square button with an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, filled = false, badge, variant = 'quiet', size = 'medium', className, ...rest } = props;
  const look = classNames(
    lookOf({ variant, size }),
    styles.iconOnly[size],
    variant === 'quiet' && styles.plainInk,
    className,
  );
  return (
    <button
      type="button"
      data-component="icon-button"
      aria-label={label}
      title={label}
      {...usePending(rest)}
      className={look}
    >
      {rest.pending ? <span className={styles.spinner} aria-hidden /> : <Icon name={icon} filled={filled} />}
      {badge}
    </button>
  );
}

/** Props of a link that looks like a button. */
export interface LinkButtonProps extends ButtonLook, LinkProps {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, fullWidth, icon, className, children, ...rest }: LinkButtonProps) {
  const look = lookOf({ variant, size, fullWidth }, className);
  return (
    <Link data-component="link-button" {...rest} className={look}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
