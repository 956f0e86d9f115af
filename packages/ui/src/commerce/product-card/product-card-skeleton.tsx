import { classNames } from '../../primitives/class-names/index.ts';
import * as styles from './product-card.css.ts';

/** Placeholder of a product card, of the same size. */
export function ProductCardSkeleton() {
  return (
    <div data-component="product-card-skeleton" aria-hidden="true" className={styles.card}>
      <div className={styles.stage}>
        <span className={styles.blank} />
      </div>
      <div className={styles.name}>
        <span className={styles.bar} />
        <span className={classNames(styles.bar, styles.barHalf)} />
      </div>
      <div className={styles.finishes} />
      <div className={styles.price}>
        <span className={classNames(styles.bar, styles.barHalf)} />
      </div>
      <div className={styles.facts}>
        <span className={classNames(styles.bar, styles.barHalf)} />
      </div>
    </div>
  );
}
