import { nextPromotionChange, PROMOTION_KINDS, type Promotion } from '@rider/model/promotion';
import { classNames } from '@rider/ui/class-names';
import { Container } from '@rider/ui/layout';
import { ProductGrid } from '@rider/ui/product-grid';
import { SectionHead } from '@rider/ui/section-head';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HomePromotions } from '../../promotion/promotion-answers.ts';
import { promotionLists, promotionScreen } from '../../promotion-address/promotion-screens.ts';
import { PromotionCountdown } from '../../promotion/promotion-countdown.tsx';
import * as styles from './route.css.ts';

interface PromotionsProps {
  promotions: HomePromotions;
  /** Refetches when a slot starts or ends. */
  renew: () => void;
}

/** The active or next slot of flash sales with its time, presales and group buys. */
export function Promotions({ promotions, renew }: PromotionsProps) {
  const intl = useIntl();
  const { now, slot, ...promotionsOf } = promotions;
  return PROMOTION_KINDS.map(
    (kind) =>
      promotionsOf[kind].length > 0 && (
        <section key={kind} className={classNames(styles.section, styles.offers)}>
          <Container>
            <SectionHead title={intl.formatMessage({ id: `shop.home.${kind}` })} href={promotionLists[kind]} />
            {kind === 'flashSale' && slot && (
              <p className={styles.slot}>
                <FormattedMessage
                  id={`shop.home.slot.${slot.state === 'scheduled' ? 'scheduled' : 'active'}`}
                  values={{
                    time: <PromotionCountdown until={nextPromotionChange(slot)} now={now} onEnd={renew} />,
                  }}
                />
              </p>
            )}
            <ProductGrid
              layout="shelf"
              products={promotionsOf[kind].map(cardOf)}
              getHref={({ id }) => promotionScreen(kind, id)}
            />
          </Container>
        </section>
      ),
  );
}

/** A promotion as a product card, which the page loads anyway. */
function cardOf(promotion: Promotion) {
  const { kind, price, remaining, state, ordinaryPrice, startsAt, endsAt } = promotion;
  const isScheduled = state === 'scheduled';
  return {
    ...promotion,
    stock: state === 'soldOut' ? 0 : remaining,
    score: null,
    priceVaries: false,
    finishes: [],
    promotion: isScheduled ? null : { kind, endsAt },
    upcoming: isScheduled ? { amount: price, startsAt, current: ordinaryPrice, today: kind === 'flashSale' } : null,
  };
}
