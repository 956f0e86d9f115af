import { OfferCard } from '@rider/ui/offer-card';
import { Grid } from '@rider/ui/layout';
import { promotionScreen } from '../promotion-address/promotion-screens.ts';
import type { Promotion } from './promotion.ts';
import { Ending } from './ending.tsx';
import { nextChange } from './next-change.ts';

/** Props of `OfferList`. */
interface OfferListProps {
  offers: readonly Promotion[];
  /** The server's time at render; absent where one countdown above the cards serves all. */
  now?: number | undefined;
  /** Asks for the offers anew when one starts or ends. */
  onEnd: () => void;
  headingLevel?: 2 | 3;
  /** How many pictures load eagerly. */
  eager?: number;
}

/** Up to this many cards are wider, so that the row is not mostly empty. */
const FEW_OFFERS = 3;

/** Promotions as cards, each with the time until it starts or ends. */
export function OfferList({ offers, now, onEnd, headingLevel = 2, eager = 0 }: OfferListProps) {
  return (
    <Grid column={offers.length <= FEW_OFFERS ? '320px' : '240px'}>
      {offers.map((offer, index) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          href={promotionScreen(offer.kind, offer.id)}
          headingLevel={headingLevel}
          loading={index < eager ? 'eager' : 'lazy'}
          countdown={now !== undefined && <Ending until={nextChange(offer)} now={now} onEnd={onEnd} />}
        />
      ))}
    </Grid>
  );
}
