import type { Money } from '@rider/model/money';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../primitives/badge/index.ts';
import { Price, UpcomingPrice } from '../price/index.ts';
import { CardFrame, type CardFrameProps } from '../product-card/card-frame.tsx';
import { SaleProgress } from '../sale-progress/index.ts';
import * as styles from './offer-card.css.ts';

/** Kinds of offers. */
export type OfferKind = 'presell' | 'seckill' | 'group';

/** State of an offer; `limited`: running, but sold out. */
export type OfferState = 'not-started' | 'underway' | 'ended' | 'limited';

/** The fields of an offer that a card shows. */
export interface ProductOffer {
  kind: OfferKind;
  state: OfferState;
  name: string;
  /** Address of a square picture; empty shows a placeholder. */
  image: string;
  price: Money;
  /** The price that is struck through. */
  originalPrice: Money | null;
  /** The price until it starts; null where it is unknown. */
  ordinaryPrice?: Money | null | undefined;
  /** When it can be had, epoch milliseconds. */
  startsAt?: number | undefined;
  unit: string;
  /** Sold pieces and quota; no bar without a quota. */
  sold: number;
  quota: number | null;
  /** Required members of a group. */
  people?: number | undefined;
  /** Maximum per buyer. */
  limit?: number | null | undefined;
}

/** Props of the card. */
export interface OfferCardProps extends Omit<CardFrameProps, 'name' | 'image'> {
  /** The offer that is shown. */
  offer: ProductOffer;
  /** Time until the offer begins or ends, a `<Countdown>`; hidden when it is over. */
  countdown?: ReactNode;
}

const TONES = { 'not-started': 'neutral', underway: 'accent', ended: 'neutral', limited: 'warning' } as const;

/** Goods in a presale, a flash sale or a group buy: a product card with the offer's price, remaining pieces and end. */
export function OfferCard({ offer, countdown, ...frame }: OfferCardProps) {
  const { kind, state, sold, quota, people, limit } = offer;
  const begun = state === 'underway' || state === 'limited';
  return (
    <CardFrame
      component="offer-card"
      state={state}
      name={offer.name}
      image={offer.image}
      corner={
        <span className={styles.corner}>
          <Badge tone={kind === 'group' || state === 'ended' ? 'neutral' : 'danger'}>
            <FormattedMessage id={`ui.offerCard.${kind}`} values={{ people: people ?? 2 }} />
          </Badge>
        </span>
      }
      {...frame}
    >
      <div className={styles.price}>
        {state === 'not-started' && offer.startsAt !== undefined ? (
          <UpcomingPrice
            amount={offer.price}
            startsAt={offer.startsAt}
            current={offer.ordinaryPrice ?? null}
            today={kind === 'seckill'}
          />
        ) : (
          <Price amount={offer.price} original={offer.originalPrice} unit={offer.unit} />
        )}
      </div>
      <div className={styles.progress}>
        {begun && quota !== null ? (
          <SaleProgress sold={state === 'limited' ? quota : sold} quota={quota} />
        ) : (
          limit && (
            <span className={styles.terms}>
              <FormattedMessage id="ui.offerCard.limit" values={{ limit }} />
            </span>
          )
        )}
      </div>
      <div className={styles.foot}>
        <Badge tone={TONES[state]}>
          <FormattedMessage id={`ui.offerCard.state.${state}`} />
        </Badge>
        {countdown && (state === 'not-started' || begun) && (
          <span>
            <FormattedMessage
              id={state === 'not-started' ? 'ui.offerCard.beginsIn' : 'ui.offerCard.endsIn'}
              values={{ time: countdown }}
            />
          </span>
        )}
      </div>
    </CardFrame>
  );
}
