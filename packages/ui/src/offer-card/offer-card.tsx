import type { Money } from '@rider/model/money';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../badge/index.ts';
import { Price } from '../price/index.ts';
import { CardFrame, type CardFrameProps } from '../product-card/card-frame.tsx';
import { SaleProgress } from '../sale-progress/index.ts';
import * as styles from './offer-card.css.ts';

/** The ways in which goods are offered beside the catalogue (R2.6). */
export type OfferKind = 'presell' | 'seckill' | 'group';

/** Where an offer stands; `limited`: it runs, but all its pieces are taken. */
export type OfferState = 'not-started' | 'underway' | 'ended' | 'limited';

/** What a card shows of an offer. */
export interface ProductOffer {
  kind: OfferKind;
  state: OfferState;
  name: string;
  /** Address of a square picture; empty shows that there is none. */
  image: string;
  price: Money;
  /** The price outside of the offer. */
  originalPrice: Money | null;
  unit: string;
  /** Pieces gone, and how many there are in all; no bar without a quota. */
  sold: number;
  quota: number | null;
  /** How many buy together, for a group. */
  people?: number | undefined;
  /** Most pieces a buyer can have. */
  limit?: number | null | undefined;
}

/** What the card takes. */
export interface OfferCardProps extends Omit<CardFrameProps, 'name' | 'image'> {
  offer: ProductOffer;
  /** Time left until the offer begins or ends, a `<Countdown>`; only shown while there is some. */
  countdown?: ReactNode;
}

const TONES = { 'not-started': 'neutral', underway: 'accent', ended: 'neutral', limited: 'warning' } as const;

/** Goods of a presale, a flash sale or a group buy: as a product card, with its price here, what is left and until when. */
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
        <Price amount={offer.price} original={offer.originalPrice} unit={offer.unit} />
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
