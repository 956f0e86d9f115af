'use client';

import { useEffect, useEffectEvent, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import * as styles from './qr-panel.css.ts';

/**
 * Where the code stands: `ready` for one that leads somewhere, `waiting` for one that something is to happen with,
 * `done` when it has, `expired` when it cannot any more; `loading` before there is one.
 */
export type QrState = 'loading' | 'ready' | 'waiting' | 'done' | 'expired';

/** What the panel takes, beside the attributes of its element. */
export interface QrPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What the code is for: "Pay with WeChat". Also the text of the picture. */
  title: string;
  /** Address of the picture; none while it loads. */
  picture?: string | undefined;
  /** What the code says, for who cannot scan it: an address to open, an account to look for. */
  text?: ReactNode;
  state?: QrState;
  /** Asks for another code when this one has expired. */
  onRenew?: (() => void) | undefined;
  /** Another code is on its way. */
  pending?: boolean;
  /** What to do with the code, how long it holds. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A QR code to scan, with its words, and what is going on with it. */
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

/** Reads out what became of the code, not what it is on arrival. */
function useReadOut(state: QrState) {
  const intl = useIntl();
  const last = useRef(state);
  const readOut = useEffectEvent(() => {
    if (state === 'done' || state === 'expired') announce(intl.formatMessage({ id: `ui.qrPanel.${state}` }));
  });
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    readOut();
  }, [state]);
}
