import type { RunningOffer as Offer } from '@rider/model/catalogue';
import { Link } from '@rider/ui/link';
import { OfferNote } from '@rider/ui/offer-note';
import { FormattedMessage } from 'react-intl';
import { promotionScreen } from '../../promotion-address/promotion-screens.ts';

/** The promotion that runs for an article, with its end and the way to its page, whose countdown it is spared. */
export function RunningOffer({ offer }: { offer: Offer }) {
  const { kind, id, price, endsAt, shipsAt } = offer;
  return (
    <OfferNote offer={{ kind, endsAt, shipsAt, price: kind === 'group' ? price : null }}>
      <Link href={promotionScreen(kind, id)}>
        <FormattedMessage id="shop.product.offer" />
      </Link>
    </OfferNote>
  );
}
