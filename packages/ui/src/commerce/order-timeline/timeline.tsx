'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../primitives/class-names/index.ts';
import { formatMoment } from '../../primitives/date/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import * as styles from './order-timeline.css.ts';

/** A step of a timeline. Instants are epoch milliseconds. */
export interface TimelineStep {
  key: string;
  name: ReactNode;
  reached: boolean;
  /** When it was reached, epoch milliseconds; null if unknown. */
  at: number | null;
  /** A note, e.g. why it ended here. */
  note?: ReactNode;
}

/** Props of the timeline, besides the attributes of an `<ol>`. */
export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Steps, from first to last. */
  steps: readonly TimelineStep[];
}

/** A timeline of few steps, side by side on wide screens. The last completed one is current. */
export function Timeline({ label, steps, className, ...rest }: TimelineProps) {
  const current = steps.findLastIndex(({ reached }) => reached);
  return (
    <ol data-component="timeline" {...rest} aria-label={label} className={classNames(styles.steps, className)}>
      {steps.map(({ key, ...step }, index) => (
        <li
          key={key}
          aria-current={index === current ? 'step' : undefined}
          data-part="step"
          data-state={step.reached ? 'reached' : undefined}
          className={styles.step}
        >
          <Step {...step} />
        </li>
      ))}
    </ol>
  );
}

function Step({ name, reached, at, note }: Omit<TimelineStep, 'key'>) {
  const intl = useIntl();
  return (
    <>
      <span className={styles.name}>
        {/* A state brings its own icon. */}
        {reached && typeof name === 'string' && <Icon name="check" size="small" />} {name}
        {!reached && (
          <VisuallyHidden>
            {' '}
            <FormattedMessage id="ui.orderTimeline.toCome" />
          </VisuallyHidden>
        )}
      </span>{' '}
      {reached && at !== null && (
        <time dateTime={new Date(at).toISOString()} className={styles.moment}>
          {formatMoment(intl, at)}
        </time>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}
