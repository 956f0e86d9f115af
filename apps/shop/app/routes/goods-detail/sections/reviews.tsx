import { screens } from '@rider/model/screens';
import type { Review, ReviewStatistics } from '@rider/model/catalogue';
import { thumbnailOf } from '@rider/api/upload';
import { formatDay } from '@rider/ui/date';
import { Pagination } from '@rider/ui/pagination';
import { Rating } from '@rider/ui/rating';
import { ReviewCard } from '@rider/ui/review-card';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { REVIEWS_PER_PAGE, reviewsQuery, reviewStatisticsQuery, type ProductPage } from '../../../data/queries.ts';
import { readReviewChoice, type ReviewChoice } from '../../../screen-parameters/review-choice.ts';
import { Part } from '../../../data/part.tsx';
import { ReviewFilter } from './review-filter.tsx';
import * as styles from '../route.css.ts';

/** The number of reviews of a kind. */
function countOf({ total, good, medium, poor, withPictures }: ReviewStatistics, kind: ReviewChoice['kind']): number {
  return { all: total, good, medium, poor, pictures: withPictures }[kind];
}

/** Review counts, and the reviews of the kind in the address, newest first. */
export function Reviews({ product }: { product: ProductPage }) {
  const choice = readReviewChoice(useSearchParams()[0]);
  return (
    <Part query={reviewStatisticsQuery(product.id)}>
      {(statistics) => (
        <Part query={reviewsQuery(product.id, choice)}>
          {(reviews) => <ReviewSection product={product} statistics={statistics} reviews={reviews} />}
        </Part>
      )}
    </Part>
  );
}

interface ReviewSectionProps {
  product: ProductPage;
  statistics: ReviewStatistics;
  reviews: readonly Review[];
}

function ReviewSection({ product, statistics, reviews }: ReviewSectionProps) {
  const { total } = statistics;
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const choice = readReviewChoice(parameters);
  const hrefOf = ({ kind, page }: ReviewChoice) => {
    const next = new URLSearchParams(parameters);
    next.delete('reviews');
    next.delete('reviewPage');
    if (kind !== 'all') next.set('reviews', kind);
    if (page > 1) next.set('reviewPage', String(page));
    return `${screens.product(product.id)}${next.size > 0 ? '?' : ''}${next}#reviews`;
  };
  return (
    <section id="reviews" className={styles.section}>
      <Heading level={2}>{intl.formatMessage({ id: 'shop.product.reviews' }, { count: total })}</Heading>
      {total === 0 ? (
        <Text tone="quiet">{intl.formatMessage({ id: 'shop.product.reviews.none' })}</Text>
      ) : (
        <div className={styles.reviews}>
          <Score product={product} statistics={statistics} />
          <div>
            <ReviewFilter
              chosen={choice.kind}
              countOf={(kind) => countOf(statistics, kind)}
              hrefOf={(kind) => hrefOf({ kind, page: 1 })}
            />
            {reviews.length === 0 && (
              <Text tone="quiet">{intl.formatMessage({ id: 'shop.product.reviews.noneSuch' })}</Text>
            )}
            {reviews.map((review) => (
              <OneReview key={review.id} review={review} />
            ))}
            <Pagination
              page={choice.page}
              count={Math.ceil(countOf(statistics, choice.kind) / REVIEWS_PER_PAGE)}
              getHref={(page) => hrefOf({ ...choice, page })}
              className={styles.reviewPages}
            />
          </div>
        </div>
      )}
    </section>
  );
}

function Score({ product, statistics }: { product: ProductPage; statistics: ReviewStatistics }) {
  const intl = useIntl();
  return (
    <div className={styles.score}>
      {product.score !== null && (
        <>
          <span className={styles.scoreFigure}>
            {intl.formatNumber(product.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          </span>
          <Rating score={product.score} />
        </>
      )}
      <Text size="small" tone="quiet">
        {intl.formatMessage({ id: 'shop.product.reviews.good' }, { percent: statistics.goodChance })}
      </Text>
    </div>
  );
}

function OneReview({ review }: { review: Review }) {
  const intl = useIntl();
  const { avatar, date, images, merchantReply, nickname, quality, sku, text } = review;
  const instant = Date.parse(date);
  return (
    <ReviewCard
      {...{ avatar, images, merchantReply, nickname, text, getThumbnail: thumbnailOf }}
      score={quality}
      scores={review}
      // The backend sends a formatted date or an instant.
      date={Number.isNaN(instant) ? date : formatDay(intl, instant)}
      sku={sku.split(',').join(', ')}
    />
  );
}
