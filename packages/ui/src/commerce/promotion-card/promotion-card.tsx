import type { Promotion } from '@rider/model/promotion';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../primitives/badge/index.ts';
import { Price, UpcomingPrice } from '../price/index.ts';
import { CardFrame, type CardFrameProps } from '../product-card/card-frame.tsx';
import { SaleProgress } from '../sale-progress/index.ts';
import * as styles from './promotion-card.css.ts';

/** The fields of a promotion that a card shows; no bar without a quota. */
export type CardPromotion = Omit<
  Promotion,
  'id' | 'productId' | 'info' | 'endsAt' | 'limitPerOrder' | 'shipsAt' | 'remaining'
>;

/** Props of the card. */
export interface PromotionCardProps extends Omit<CardFrameProps, 'name' | 'image'> {
  /** The promotion. */
  promotion: CardPromotion;
  /** Time until the promotion starts or ends, a `<Countdown>`; hidden when it is over. */
  countdown?: ReactNode;
}

const TONES = { scheduled: 'neutral', active: 'accent', ended: 'neutral', soldOut: 'warning' } as const;

/** A product in a presale, a flash sale or a group buy: a product card with the promotion's price, remaining quantity and end. */
export function PromotionCard({ promotion, countdown, ...frame }: PromotionCardProps) {
  const { kind, state, sold, quota, people, limit } = promotion;
  const begun = state === 'active' || state === 'soldOut';
  return (
    <CardFrame
      component="promotion-card"
      state={state}
      name={promotion.name}
      image={promotion.image}
      corner={
        <span className={styles.corner}>
          <Badge tone={kind === 'groupBuy' || state === 'ended' ? 'neutral' : 'danger'}>
            <FormattedMessage id={`ui.promotionCard.${kind}`} values={{ people: people ?? 2 }} />
          </Badge>
        </span>
      }
      {...frame}
    >
      <div className={styles.price}>
        {state === 'scheduled' ? (
          <UpcomingPrice
            amount={promotion.price}
            startsAt={promotion.startsAt}
            current={promotion.ordinaryPrice}
            today={kind === 'flashSale'}
          />
        ) : (
          <Price amount={promotion.price} original={promotion.originalPrice} unit={promotion.unit} />
        )}
      </div>
      <div className={styles.progress}>
        {begun && quota !== null ? (
          <SaleProgress sold={state === 'soldOut' ? quota : sold} quota={quota} />
        ) : (
          limit && (
            <span className={styles.terms}>
              <FormattedMessage id="ui.promotionCard.limit" values={{ limit }} />
            </span>
          )
        )}
      </div>
      <div className={styles.foot}>
        <Badge tone={TONES[state]}>
          <FormattedMessage id={`ui.promotionCard.state.${state}`} />
        </Badge>
        {countdown && (state === 'scheduled' || begun) && (
          <span>
            <FormattedMessage
              id={state === 'scheduled' ? 'ui.promotionCard.beginsIn' : 'ui.promotionCard.endsIn'}
              values={{ time: countdown }}
            />
          </span>
        )}
      </div>
    </CardFrame>
  );
}
