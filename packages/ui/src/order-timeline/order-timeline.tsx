import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoment } from '../date/index.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../layout/index.ts';
import type { OrderStatusName } from '../order-status/index.ts';
import * as styles from './order-timeline.css.ts';

/** What the timeline takes; an Order of @rider/api fits. Instants are epoch milliseconds. */
export interface OrderTimelineProps {
  state: OrderStatusName;
  createdAt: number;
  paidAt: number | null;
}

interface Step {
  /** Message that names it. */
  text: string;
  reached: boolean;
  at: number | null;
}

/** How many of placed, paid, shipped and received an order in a state has behind it. Others left that way. */
const STEPS_REACHED: Partial<Record<OrderStatusName, number>> = {
  'pending-payment': 1,
  'offline-pending': 1,
  'pending-shipment': 2,
  'to-receive': 3,
  'to-review': 4,
  done: 4,
};

function stepsOf({ state, createdAt, paidAt }: OrderTimelineProps): Step[] {
  const instants = [createdAt, paidAt];
  const steps = ['placed', 'paid', 'shipped', 'received'].map((name, index) => ({
    text: `ui.orderTimeline.${name}`,
    reached: index < (STEPS_REACHED[state] ?? (paidAt === null ? 1 : 2)),
    at: instants[index] ?? null,
  }));
  if (STEPS_REACHED[state] !== undefined) return steps;
  return [...steps.filter(({ reached }) => reached), { text: `ui.orderStatus.${state}`, reached: true, at: null }];
}

/** The way of an order from placed to received, or to where it ended instead (R6.1, R6.3). */
export function OrderTimeline(props: OrderTimelineProps) {
  const intl = useIntl();
  const steps = stepsOf(props);
  const current = steps.findLastIndex(({ reached }) => reached);
  return (
    <ol
      data-component="order-timeline"
      aria-label={intl.formatMessage({ id: 'ui.orderTimeline.label' })}
      className={styles.steps}
    >
      {steps.map(({ text, reached, at }, index) => (
        <li
          key={text}
          aria-current={index === current ? 'step' : undefined}
          data-state={reached ? 'reached' : undefined}
          className={styles.step}
        >
          <span className={styles.name}>
            {reached && <Icon name="check" size="small" />} <FormattedMessage id={text} />
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
        </li>
      ))}
    </ol>
  );
}
