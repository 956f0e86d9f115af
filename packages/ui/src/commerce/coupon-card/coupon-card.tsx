'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '../../primitives/badge/index.ts';
import { Button, LinkButton } from '../../primitives/button/index.ts';
import { classNames } from '../../primitives/class-names/index.ts';
import { formatMoney } from '../price/index.ts';
import { Heading } from '../../primitives/text/index.ts';
import * as styles from './coupon-card.css.ts';
import { CouponThreshold, CouponValidity, type Coupon } from './coupon-terms.tsx';

/** State of a coupon: claimable, just claimed, claimed and unused, used, expired, or all claimed. */
export type CouponState = 'unclaimed' | 'claimed' | 'unused' | 'used' | 'expired' | 'finished';

/** Props of the card, besides the attributes of its root. */
export interface CouponCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The coupon. */
  coupon: Coupon;
  /** Whether it can be claimed, used, or neither. */
  state: CouponState;
  /** Name of its scope: a category or a product. */
  scopeName?: ReactNode;
  /** Claims the coupon; without it, an unclaimed coupon has no button. */
  onClaim?: (() => void) | undefined;
  /** The claim is pending. */
  pending?: boolean;
  /** Address of the products it applies to. */
  useHref?: string | undefined;
  /** Replaces the card's button, e.g. by a form that claims without script. */
  action?: ReactNode;
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** A coupon: discount, minimum amount, scope, validity, and its action. */
export function CouponCard(props: CouponCardProps) {
  const {
    coupon,
    state,
    scopeName,
    onClaim,
    pending = false,
    useHref,
    action,
    headingLevel = 3,
    className,
    ...rest
  } = props;
  const intl = useIntl();
  const over = state === 'used' || state === 'expired' || state === 'finished' ? state : null;
  return (
    <article
      data-component="coupon-card"
      data-state={state}
      {...rest}
      className={classNames(styles.card, over && styles.over, className)}
    >
      <p className={styles.worth} data-part="worth">
        <span className={styles.reduction}>
          <FormattedMessage id="ui.couponCard.off" values={{ amount: formatMoney(intl, coupon.reduction) }} />
        </span>
        <span className={styles.threshold}>
          <CouponThreshold coupon={coupon} />
        </span>
      </p>
      <div className={styles.words}>
        <Heading level={headingLevel} size="large">
          {coupon.title}
        </Heading>
        <p className={styles.terms}>
          <Badge>
            <FormattedMessage id={`ui.couponCard.${coupon.scope}`} />
          </Badge>{' '}
          <span>{scopeName}</span>
        </p>
        <p className={styles.terms}>
          <CouponValidity coupon={coupon} />
        </p>
      </div>
      <div className={styles.end}>
        {over ? (
          <Badge>
            <FormattedMessage id={`ui.couponCard.${over}`} />
          </Badge>
        ) : (
          (action ?? <CouponAction {...{ coupon, state, onClaim, pending, useHref }} />)
        )}
      </div>
    </article>
  );
}

/** The same button before and after claiming, so that it stays focused; then a link to the products. */
function CouponAction(props: Pick<CouponCardProps, 'coupon' | 'state' | 'onClaim' | 'pending' | 'useHref'>) {
  const { coupon, state, onClaim, pending = false, useHref } = props;
  const intl = useIntl();
  const named = (act: 'claim' | 'claimed' | 'use') => ({
    'aria-label': intl.formatMessage({ id: `ui.couponCard.${act}Of` }, { title: coupon.title }),
  });
  const claimed = state === 'claimed';
  return (
    <>
      {(claimed || (state === 'unclaimed' && onClaim)) && (
        <Button
          size="small"
          variant="primary"
          pending={pending}
          aria-disabled={claimed || undefined}
          {...(claimed ? {} : { onClick: onClaim })}
          {...named(claimed ? 'claimed' : 'claim')}
        >
          <FormattedMessage id={claimed ? 'ui.couponCard.claimed' : 'ui.couponCard.claim'} />
        </Button>
      )}
      {state !== 'unclaimed' && useHref && (
        <LinkButton size="small" href={useHref} {...named('use')}>
          <FormattedMessage id="ui.couponCard.use" />
        </LinkButton>
      )}
    </>
  );
}
