import type { ActivePromotion as Shown } from '@rider/model/promotion';
import { Link } from '@rider/ui/link';
import { PromotionNote } from '@rider/ui/promotion-note';
import { FormattedMessage } from 'react-intl';
import { promotionScreen } from '../../../promotion-address/promotion-screens.ts';

/** The active promotion of a variant, with its end and a link to its page. */
export function ActivePromotion({ promotion }: { promotion: Shown }) {
  const { kind, id, price, endsAt, shipsAt } = promotion;
  return (
    <PromotionNote promotion={{ kind, endsAt, shipsAt, price: kind === 'groupBuy' ? price : null }}>
      <Link href={promotionScreen(kind, id)}>
        <FormattedMessage id="shop.product.offer" />
      </Link>
    </PromotionNote>
  );
}
