'use client';

import type { Refund, RefundState } from '@rider/model/refund';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../primitives/class-names/index.ts';
import { formatDay } from '../../primitives/date/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Banner } from '../../primitives/banner/index.ts';
import { OrderLines, type ShownOrderLine } from '../order-card/index.ts';
import * as card from '../order-card/order-card.css.ts';
import { formatMoney } from '../price/index.ts';
import { RefundStatus } from '../refund-status/index.ts';
import * as styles from './refund-card.css.ts';

/** The fields of a refund that are shown. */
export interface RefundCardRefund
  extends
    Pick<Refund, 'number' | 'orderNumber' | 'kind' | 'state' | 'appliedAt' | 'amount' | 'reason'>,
    Partial<Pick<Refund, 'rejection'>> {
  lines: readonly ShownOrderLine[];
}

/** Props of the card, besides the attributes of an `<article>`. */
export interface RefundCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The refund. */
  refund: RefundCardRefund;
  /** Address of the refund's page. */
  href: string;
  /** Links and forms that act on it. */
  actions?: ReactNode;
  /** Level of the heading with the refund's number. */
  headingLevel?: 2 | 3;
}

/** Label of the amount for states in which no payment is due. */
const AMOUNTS: Partial<Record<RefundState, 'paid' | 'requested'>> = {
  refunded: 'paid',
  refused: 'requested',
  cancelled: 'requested',
};

/** A refund in a list: number, date, state, lines, reason, amount and next step. */
export function RefundCard({ refund, href, actions, headingLevel = 3, className, ...rest }: RefundCardProps) {
  const intl = useIntl();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-component="refund-card"
      data-state={refund.state}
      {...rest}
      className={classNames(card.card, className)}
    >
      <header className={card.head}>
        <Heading className={card.number}>
          <Link href={href} className={card.link}>
            <FormattedMessage id="ui.refundCard.number" values={{ number: refund.number }} />
          </Link>
        </Heading>
        <time dateTime={new Date(refund.appliedAt).toISOString()} className={card.day}>
          {formatDay(intl, refund.appliedAt)}
        </time>
        <RefundStatus state={refund.state} />
      </header>
      <OrderLines lines={refund.lines} />
      <Facts refund={refund} />
      <Next refund={refund} />
      <footer className={card.foot}>
        <span className={card.total}>
          <FormattedMessage
            id={`ui.refundCard.amount-${AMOUNTS[refund.state] ?? 'due'}`}
            values={{ amount: <b>{formatMoney(intl, refund.amount)}</b> }}
          />
        </span>
        <span className={card.actions}>{actions}</span>
      </footer>
    </article>
  );
}

function Facts({ refund: { orderNumber, kind, reason } }: Pick<RefundCardProps, 'refund'>) {
  const facts = { order: orderNumber, kind: <FormattedMessage id={`ui.refundForm.kind-${kind}`} />, reason };
  return (
    <dl className={styles.facts}>
      {(['order', 'kind', 'reason'] as const).map((key) => (
        <div key={key} className={styles.fact}>
          <dt className={styles.term}>
            <FormattedMessage id={`ui.refundCard.${key}`} />
          </dt>
          <dd className={styles.value}>{facts[key]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why it was rejected, or what the buyer has to do next. */
function Next({ refund: { state, rejection } }: Pick<RefundCardProps, 'refund'>) {
  if (state === 'refused' && rejection)
    return (
      <Banner
        tone="danger"
        live={false}
        title={<FormattedMessage id="ui.refundCard.rejection" />}
        className={styles.notice}
      >
        {rejection}
      </Banner>
    );
  if (state !== 'to-return') return null;
  return (
    <Banner tone="warning" className={styles.notice}>
      <FormattedMessage id="ui.refundCard.toReturn" />
    </Banner>
  );
}
