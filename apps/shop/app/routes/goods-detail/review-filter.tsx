import { Link } from '@rider/ui/link';
import { FormattedMessage, useIntl } from 'react-intl';
import { REVIEW_KINDS, type ReviewChoice } from '../../data/review-choice.ts';
import * as styles from './route.css.ts';

type Kind = ReviewChoice['kind'];

/** The kinds of reviews as links, each with how many there are; kinds without any are left out. */
export function ReviewFilter({
  chosen,
  countOf,
  hrefOf,
}: {
  chosen: Kind;
  countOf: (kind: Kind) => number;
  hrefOf: (kind: Kind) => string;
}) {
  const intl = useIntl();
  const kinds = REVIEW_KINDS.filter((kind) => kind === 'all' || kind === chosen || countOf(kind) > 0);
  return (
    <nav aria-label={intl.formatMessage({ id: 'shop.product.reviews.kinds' })}>
      <ul className={styles.reviewKinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link
              href={hrefOf(kind)}
              rel="nofollow"
              aria-current={kind === chosen ? 'true' : undefined}
              className={styles.reviewKind}
            >
              <FormattedMessage id={`shop.product.reviews.kind.${kind}`} values={{ count: countOf(kind) }} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
