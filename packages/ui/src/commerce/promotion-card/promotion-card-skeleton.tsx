import { bar, barHalf, blank, card, name, stage } from '../product-card/product-card.css.ts';
import { classNames } from '../../primitives/class-names/index.ts';
import * as styles from './promotion-card.css.ts';

/** Placeholder of a promotion card, of the same size. */
export function PromotionCardSkeleton() {
  const half = <span className={classNames(bar, barHalf)} />;
  return (
    <div data-component="promotion-card-skeleton" aria-hidden="true" className={card}>
      <div className={stage}>
        <span className={blank} />
      </div>
      <div className={name}>
        <span className={bar} />
        {half}
      </div>
      <div className={styles.price}>{half}</div>
      <div className={styles.progress}>
        <span className={bar} />
      </div>
      <div className={styles.foot}>{half}</div>
    </div>
  );
}
