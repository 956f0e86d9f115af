'use client';

import { useEffect, useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { createProgress, type ProgressPhase } from './progress.ts';
import * as styles from './progress-bar.css.ts';

/** Props of the loading bar at the page's upper edge. */
export interface ProgressBarProps extends ComponentProps<'div'> {
  /** Requests are pending. */
  active: boolean;
  /** Progress from 0 to 1; without it the bar fills automatically. */
  value?: number | null;
}

/** Indicates loading after 200 ms, then for at least 200 ms. */
export function ProgressBar({ active, value = null, className, style, ...rest }: ProgressBarProps) {
  const intl = useIntl();
  const [phase, setPhase] = useState<ProgressPhase>('hidden');
  const [progress] = useState(() => createProgress(setPhase));
  useEffect(() => progress.stop, [progress]);
  useEffect(() => {
    if (active) progress.start();
    else progress.finish();
  }, [active, progress]);
  if (phase === 'hidden') return null;
  return (
    <div
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'ui.progressBar.label' })}
      data-component="progress-bar"
      aria-valuenow={value === null ? undefined : Math.round(value * 100)}
      data-state={value === null ? phase : 'known'}
      style={value === null ? style : { ...style, scale: `${value} 1` }}
      className={classNames(styles.bar, className)}
      {...rest}
    />
  );
}
