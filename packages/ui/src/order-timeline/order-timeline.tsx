import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoment } from '../date/index.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../layout/index.ts';
import { OrderStatus, type OrderStatusName } from '../order-status/index.ts';
import * as styles from './order-timeline.css.ts';

/** What the timeline takes; an Order of @rider/api fits. Instants are epoch milliseconds. */
export interface OrderTimelineProps {
  state: OrderStatusName;
  createdAt: number;
  paidAt: number | null;
}

interface Step {
  /** A stage of the way, or the state in which the order left it. */
  name: keyof typeof STAGES | OrderStatusName;
  reached: boolean;
  at: number | null;
}

/** The stages in their order, with the message that names each. */
const STAGES = {
  placed: 'ui.orderTimeline.placed',
  paid: 'ui.orderTimeline.paid',
  shipped: 'ui.orderTimeline.shipped',
  received: 'ui.orderTimeline.received',
} as const;

function isStage(name: Step['name']): name is keyof typeof STAGES {
  return name in STAGES;
}

/** How many stages an order in a state has behind it. In other states it left the way. */
const STAGES_REACHED: Partial<Record<OrderStatusName, number>> = {
  'pending-payment': 1,
  'offline-pending': 1,
  'pending-shipment': 2,
  'to-receive': 3,
  'to-review': 4,
  done: 4,
};

function stepsOf({ state, createdAt, paidAt }: OrderTimelineProps): Step[] {
  const onTheWay = STAGES_REACHED[state];
  const count = onTheWay ?? (paidAt === null ? 1 : 2);
  const steps: Step[] = [
    { name: 'placed', reached: true, at: createdAt },
    { name: 'paid', reached: count > 1, at: paidAt },
    { name: 'shipped', reached: count > 2, at: null },
    { name: 'received', reached: count > 3, at: null },
  ];
  if (onTheWay !== undefined) return steps;
  return [...steps.slice(0, count), { name: state, reached: true, at: null }];
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
      {steps.map(({ name, reached, at }, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          data-state={reached ? 'reached' : undefined}
          className={styles.step}
        >
          <span className={styles.name}>
            {isStage(name) ? <Stage name={name} reached={reached} /> : <OrderStatus state={name} />}
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

function Stage({ name, reached }: { name: keyof typeof STAGES; reached: boolean }) {
  return (
    <>
      {reached && <Icon name="check" size="small" />} <FormattedMessage id={STAGES[name]} />
      {!reached && (
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="ui.orderTimeline.toCome" />
        </VisuallyHidden>
      )}
    </>
  );
}
