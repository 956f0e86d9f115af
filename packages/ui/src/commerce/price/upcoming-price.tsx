'use client';

import type { Money } from '@rider/model/money';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoment, formatTime } from '../../primitives/date/index.ts';
import { formatMoney } from './format-money.ts';

/** Props of a price that nobody gets yet. */
export interface UpcomingPriceProps {
  /** The price to come. */
  amount: Money;
  /** When it can be had, epoch milliseconds. */
  startsAt: number;
  /** The price until then; null where it is unknown. */
  current: Money | null;
  /** It starts today, so that its time alone is shown. */
  today?: boolean | undefined;
}

/** A price that can be had later, with the one that can be had now: "From 06:00 PT: $18.90 · now $25.00". */
export function UpcomingPrice({ amount, startsAt, current, today = false }: UpcomingPriceProps) {
  const intl = useIntl();
  // Chinese has no short name for it; the long one is clearer than that of a city.
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
