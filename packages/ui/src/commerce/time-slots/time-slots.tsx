'use client';

import type { SaleSlot } from '@rider/model/promotion';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../primitives/link/index.ts';
import * as styles from './time-slots.css.ts';

/** The fields of a slot that are shown. */
export type TimeSlot = Pick<SaleSlot, 'id' | 'time' | 'state'>;

/** Props of the slots, with the attributes of their `<nav>`. */
export interface TimeSlotsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Slots, in their order. */
  slots: readonly TimeSlot[];
  /** Id of the current slot. */
  current: string;
  /** Address of a slot's products. */
  getHref: (slot: TimeSlot) => string;
}

/**
 * The day's flash sales. Links instead of tabs, because each slot's products have an address. The row scrolls when it overflows, and starts
 * at the current slot.
 */
export function TimeSlots({ slots, current, getHref, ...rest }: TimeSlotsProps) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const shown = slots.findIndex(({ id }) => id === current);
  useLayoutEffect(() => {
    const row = list.current;
    const slot = row?.querySelectorAll<HTMLElement>('li')[shown];
    // Not scrollIntoView, which would also scroll the page.
    // Whole pixels: at half pixels, focusing an item would scroll the row by half a pixel.
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
