'use client';

import { useEffect, useState, type HTMLAttributes, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { createProgress, type ProgressPhase } from './progress.ts';
import * as styles from './progress-bar.css.ts';

/** Props of the loading bar at the page's upper edge. */
export interface ProgressBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Requests are under way. */
  active: boolean;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLDivElement>;
}

/** Indicates loading after 200 ms, then for at least 200 ms. */
export function ProgressBar({ active, className, ...rest }: ProgressBarProps) {
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
      data-state={phase}
      className={classNames(styles.bar, className)}
      {...rest}
    />
  );
}
