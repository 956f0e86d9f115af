'use client';

import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLatest } from '../latest/latest.ts';
import { announce } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as styles from './qr-panel.css.ts';

/**
 * State of the code: `loading` before there is one, `ready` to scan, `waiting` for the user's action after the scan,
 * `done`, or `expired`.
 */
export type QrState = 'loading' | 'ready' | 'waiting' | 'done' | 'expired';

/** Props of the panel, besides the attributes of its root. */
export interface QrPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The code's purpose: "Pay with WeChat". Also its text alternative. */
  title: string;
  /** Address of the picture; absent while it loads. */
  picture?: string | undefined;
  /** The code's content for users who cannot scan it: an address or an account. */
  text?: ReactNode;
  /** What the code is waiting for. */
  state?: QrState;
  /** Requests another code after this one expired. */
  onRenew?: (() => void) | undefined;
  /** Another code is loading. */
  pending?: boolean;
  /** Instructions and validity. */
  children?: ReactNode;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLDivElement>;
}

/** A QR code with instructions and its state. */
export function QrPanel(props: QrPanelProps) {
  const { title, picture, text, state = 'ready', onRenew, pending = false, className, children, ...rest } = props;
  useReadOut(state);
  const loading = state === 'loading' || !picture;
  return (
    <div
      data-component="qr-panel"
      data-state={state}
      aria-busy={loading || undefined}
      {...rest}
      className={classNames(styles.panel, className)}
    >
      <p className={styles.title}>{title}</p>
      <div className={styles.frame}>
        {loading ? (
          <Skeleton ratio="1" />
        ) : (
          <img
            src={picture}
            alt={title}
            width={200}
            height={200}
            className={classNames(styles.picture, (state === 'expired' || state === 'done') && styles.over)}
          />
        )}
        {(state === 'done' || state === 'expired') && (
          <span className={styles.stamp}>
            <Icon name={state === 'done' ? 'check' : 'clock'} size="large" />
          </span>
        )}
      </div>
      {state !== 'ready' && (
        <p data-part="state" className={styles.state}>
          <FormattedMessage id={`ui.qrPanel.${state}`} />
        </p>
      )}
      {onRenew && state === 'expired' && (
        <Button pending={pending} onClick={onRenew}>
          <FormattedMessage id="ui.qrPanel.renew" />
        </Button>
      )}
      {text && (
        <p data-part="text" className={styles.plain}>
          <FormattedMessage id="ui.qrPanel.without" /> <span className={styles.words}>{text}</span>
        </p>
      )}
      {children}
    </div>
  );
}

/** Announces changes of the state, not the initial one. */
function useReadOut(state: QrState) {
  const intl = useIntl();
  const last = useRef(state);
  const readOut = useLatest(() => {
    if (state === 'done' || state === 'expired') announce(intl.formatMessage({ id: `ui.qrPanel.${state}` }));
  });
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    readOut();
  }, [state, readOut]);
}
