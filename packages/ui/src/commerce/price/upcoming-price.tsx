'use client';

import type { Money } from '@rider/model/money';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoment, formatTime } from '../../primitives/date/index.ts';
import { formatMoney } from './format-money.ts';

/** Props of a future price. */
export interface UpcomingPriceProps {
  /** The future price. */
  amount: Money;
  /** When the price starts, epoch milliseconds. */
  startsAt: number;
  /** The price until then; null where it is unknown. */
  current: Money | null;
  /** It starts today, so only the time is shown. */
  today?: boolean | undefined;
}

/** A future price with the current one: "From 06:00 PT: $18.90 · now $25.00". */
export function UpcomingPrice({ amount, startsAt, current, today = false }: UpcomingPriceProps) {
  const intl = useIntl();
  // Chinese has no short zone name; the long one is clearer than a city's name.
  const timeZoneName = intl.locale.startsWith('zh') ? 'longGeneric' : 'shortGeneric';
  const zone = intl.formatDateToParts(startsAt, { timeZoneName }).find(({ type }) => type === 'timeZoneName')?.value;
  const time = `${today ? formatTime(intl, startsAt) : formatMoment(intl, startsAt)} ${zone ?? ''}`.trim();
  const price = formatMoney(intl, amount);
  return (
    <span data-component="upcoming-price">
      {current === null ? (
        <FormattedMessage id="ui.price.upcomingAlone" values={{ time, price }} />
      ) : (
        <FormattedMessage
          id="ui.price.upcoming"
          values={{ time, price, current: <b key="current">{formatMoney(intl, current)}</b> }}
        />
      )}
    </span>
  );
}
