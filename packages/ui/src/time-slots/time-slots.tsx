'use client';

import { useLayoutEffect, useRef, type HTMLAttributes, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../link/index.ts';
import * as styles from './time-slots.css.ts';

/** Where a slot of the day stands. */
export type TimeSlotState = 'not-started' | 'underway' | 'ended';

/** One time of the day at which flash sales run. */
export interface TimeSlot {
  id: string;
  /** When it begins, as people say it: "10:00". */
  time: string;
  state: TimeSlotState;
}

/** What the slots take, beside the attributes of their `<nav>`. */
export interface TimeSlotsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  slots: readonly TimeSlot[];
  /** Id of the slot whose goods are shown. */
  current: string;
  /** Where the goods of a slot are. */
  getHref: (slot: TimeSlot) => string;
  ref?: Ref<HTMLElement>;
}

/**
 * The times of the day's flash sales (R2.6). Links rather than tabs: each slot has an address, and its goods come with it.
 * Where they do not fit beside each other, the row scrolls and begins at the current one.
 */
export function TimeSlots({ slots, current, getHref, ...rest }: TimeSlotsProps) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const shown = slots.findIndex(({ id }) => id === current);
  useLayoutEffect(() => {
    const row = list.current;
    const slot = row?.querySelectorAll<HTMLElement>('li')[shown];
    // Not scrollIntoView: it would move the page as well.
    // Whole pixels: from half of one, what takes the focus is brought into view half of one aside.
    if (row && slot)
      row.scrollLeft = Math.round(slot.offsetLeft - row.offsetLeft - (row.clientWidth - slot.offsetWidth) / 2);
  }, [shown]);
  return (
    <nav aria-label={intl.formatMessage({ id: 'ui.timeSlots.label' })} data-component="time-slots" {...rest}>
      <ul ref={list} className={styles.list}>
        {slots.map((slot) => (
          <li key={slot.id} className={styles.cell}>
            <Link
              href={getHref(slot)}
              aria-current={slot.id === current ? 'page' : undefined}
              data-state={slot.state}
              className={styles.slot}
            >
              <span className={styles.time}>{slot.time}</span>{' '}
              <span className={styles.state}>
                <FormattedMessage id={`ui.timeSlots.${slot.state}`} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
