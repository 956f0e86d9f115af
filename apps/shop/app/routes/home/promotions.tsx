import { classNames } from '@rider/ui/class-names';
import { Container } from '@rider/ui/layout';
import { ProductGrid } from '@rider/ui/product-grid';
import { SectionHead } from '@rider/ui/section-head';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HomePromotions } from '../../data/promotion-answers.ts';
import { promotionLists, promotionScreen } from '../../promotion-address/promotion-screens.ts';
import { Ending } from '../../promotion/ending.tsx';
import type { Promotion } from '../../promotion/promotion.ts';
import * as styles from './route.css.ts';

/** Props of `Promotions`. */
interface PromotionsProps {
  promotions: HomePromotions;
  /** Asks anew when a slot starts or ends. */
  renew: () => void;
}

/** The running or next slot of flash sales with its time, presales and group buys (R2.1, R2.6). */
export function Promotions({ promotions, renew }: PromotionsProps) {
  const intl = useIntl();
  const { now, slot, ...offers } = promotions;
  return (['seckill', 'presell', 'group'] as const).map(
    (kind) =>
      offers[kind].length > 0 && (
        <section key={kind} className={classNames(styles.section, styles.offers)}>
          <Container>
            <SectionHead title={intl.formatMessage({ id: `shop.home.${kind}` })} href={promotionLists[kind]} />
            {kind === 'seckill' && slot && (
              <p className={styles.slot}>
                <FormattedMessage
                  id={`shop.home.slot.${slot.state}`}
                  values={{
                    time: (
                      <Ending until={slot.state === 'underway' ? slot.endsAt : slot.startsAt} now={now} onEnd={renew} />
                    ),
                  }}
                />
              </p>
            )}
            <ProductGrid
              layout="shelf"
              products={offers[kind].map(cardOf)}
              getHref={({ id }) => promotionScreen(kind, id)}
            />
          </Container>
        </section>
      ),
  );
}

/** A promotion as a product card, which the page loads anyway. */
function cardOf(promotion: Promotion) {
  const { id, name, image, price, unit, quota, sold, state, kind, originalPrice, ordinaryPrice, startsAt, endsAt } =
    promotion;
  const isToCome = state === 'not-started';
  return {
    id,
    name,
    image,
    price,
    unit,
    originalPrice,
    stock: state === 'limited' ? 0 : (quota ?? sold + 1) - sold,
    score: null,
    priceVaries: false,
    finishes: [],
    offer: isToCome ? null : { kind, endsAt },
    upcoming: isToCome ? { amount: price, startsAt, current: ordinaryPrice, today: kind === 'seckill' } : null,
  };
}
