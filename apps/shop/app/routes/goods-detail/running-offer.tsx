import type { RunningOffer as Offer } from '@rider/model/catalogue';
import { Link } from '@rider/ui/link';
import { OfferNote } from '@rider/ui/offer-note';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { promotionScreen } from '../../promotion-address/promotion-screens.ts';
import * as styles from './route.css.ts';

/** The promotion that runs for an article, with its end and, elsewhere, the way to its page, whose countdown it is spared. */
export function RunningOffer({ offer }: { offer: Offer }) {
  const { kind, id, price, endsAt, shipsAt } = offer;
  const { pathname, search } = useLocation();
  const href = promotionScreen(kind, id);
  return (
    <OfferNote offer={{ kind, endsAt, shipsAt, price: kind === 'group' ? price : null }}>
      {!`${pathname}${search}&`.startsWith(`${href}&`) && (
        <Link href={href} className={styles.offerLink}>
          <FormattedMessage id="shop.product.offer" />
        </Link>
      )}
    </OfferNote>
  );
}
