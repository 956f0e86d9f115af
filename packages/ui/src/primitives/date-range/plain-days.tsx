'use client';

import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { labelId } from '../field/field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import type { FieldControl } from '../field/index.ts';
import * as styles from './date-range.css.ts';
import type { DateRangeProps, DateRangeValue } from './date-range-props.ts';

interface PlainDaysProps extends DateRangeProps {
  wiring: FieldControl;
  endId: string;
  start: RefObject<HTMLInputElement | null>;
  end: RefObject<HTMLInputElement | null>;
  range: DateRangeValue;
}

/** The server's variant: two native date fields. */
export function PlainDays({ wiring, endId, start, end, range, ...props }: PlainDaysProps) {
  const intl = useIntl();
  const { min, max, disabled, readOnly } = props;
  const common = { type: 'date', min, max, disabled, readOnly, className: fieldStyles.control };
  return (
    <div role="group" aria-labelledby={labelId(wiring.id)} className={styles.plain}>
      <input
        {...wiring}
        {...common}
        ref={start}
        name={props.startName}
        defaultValue={range.start ?? ''}
        aria-label={intl.formatMessage({ id: 'ui.dateRange.start' })}
      />
      <input
        {...wiring}
        {...common}
        ref={end}
        id={endId}
        name={props.endName}
        defaultValue={range.end ?? ''}
        aria-label={intl.formatMessage({ id: 'ui.dateRange.end' })}
      />
    </div>
  );
}
