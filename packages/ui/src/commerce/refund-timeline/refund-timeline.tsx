'use client';

import type { RefundKind, RefundState } from '@rider/model/refund';
import { useIntl } from 'react-intl';
import { Timeline, type TimelineProps, type TimelineStep } from '../order-timeline/index.ts';
import { RefundStatus } from '../refund-status/index.ts';

/** Props of the timeline. Instants are epoch milliseconds; absent or null when not recorded. */
export interface RefundTimelineProps extends Omit<TimelineProps, 'label' | 'steps'> {
  /** The kind of refund: with or without a return shipment. */
  kind: RefundKind;
  /** State of the refund. */
  state: RefundState;
  /** When the refund was requested, in epoch milliseconds. */
  appliedAt: number;
  /** When it was approved, epoch milliseconds; null until then. */
  agreedAt?: number | null | undefined;
  /** When the buyer shipped the return. */
  returnedAt?: number | null | undefined;
  /** When the shop received the return. */
  receivedAt?: number | null | undefined;
  /** When the money was refunded, epoch milliseconds; null until then. */
  refundedAt?: number | null | undefined;
  /** When it was rejected or withdrawn. */
  endedAt?: number | null | undefined;
  /** The shop's reason for a rejection. */
  rejection?: string | null | undefined;
}

/** The last stage that a refund in a state has completed. Other states left the regular path. */
const LAST_STAGE: Partial<Record<RefundState, string>> = {
  applied: 'applied',
  agreed: 'agreed',
  'to-return': 'agreed',
  returning: 'returned',
  received: 'received',
  refunded: 'refunded',
};

/** The stages of a refund: request, return shipment and payment, or the stage at which it ended. */
export function RefundTimeline(props: RefundTimelineProps) {
  const { kind, state, appliedAt, agreedAt = null, returnedAt = null, refundedAt = null, ...others } = props;
  const { receivedAt = null, endedAt = null, rejection, ...rest } = others;
  const intl = useIntl();
  const instants = {
    applied: appliedAt,
    agreed: agreedAt,
    returned: returnedAt,
    received: receivedAt,
    refunded: refundedAt,
  };
  const keys = (['applied', 'agreed', 'returned', 'received', 'refunded'] as const).filter(
    (key) => kind === 'return-and-refund' || (key !== 'returned' && key !== 'received'),
  );
  const last = keys.findIndex((key) => key === LAST_STAGE[state]);
  const stages = keys.map((key, index): TimelineStep => ({
    key,
    name: intl.formatMessage({ id: `ui.refundTimeline.${key}` }),
    // A refund that left the regular path has completed the stages with a recorded time.
    reached: last < 0 ? instants[key] !== null : index <= last,
    at: instants[key],
  }));
  const end: TimelineStep = {
    key: state,
    name: <RefundStatus state={state} />,
    reached: true,
    at: endedAt,
    note: rejection,
  };
  return (
    <Timeline
      data-component="refund-timeline"
      data-state={state}
      {...rest}
      label={intl.formatMessage({ id: 'ui.refundTimeline.label' })}
      steps={last < 0 ? [...stages.filter(({ reached }) => reached), end] : stages}
    />
  );
}
