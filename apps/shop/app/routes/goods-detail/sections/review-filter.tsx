import { PillList } from '@rider/ui/pill-list';
import { useIntl } from 'react-intl';
import { REVIEW_KINDS, type ReviewChoice } from '../../../screen-parameters/review-choice.ts';

type Kind = ReviewChoice['kind'];

/** The kinds of reviews as links with their counts; empty kinds are left out. */
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
      <PillList
        items={kinds.map((kind) => ({
          href: hrefOf(kind),
          label: intl.formatMessage({ id: `shop.product.reviews.kind.${kind}` }, { count: countOf(kind) }),
          current: kind === chosen ? 'true' : undefined,
          rel: 'nofollow',
        }))}
      />
    </nav>
  );
}
