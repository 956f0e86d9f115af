import { formatDay } from '@rider/ui/date';
import type { Review } from '@rider/api/catalogue';
import type { ProductPage } from '../../data/queries.ts';
import { Rating } from '@rider/ui/rating';
import { ReviewCard } from '@rider/ui/review-card';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { reviewsQuery, reviewStatisticsQuery } from '../../data/queries.ts';
import { useQuery } from '../../data/use-query.ts';
import * as styles from './route.css.ts';

/** What buyers say: counts and the newest reviews (R2.5). */
export function Reviews({ product }: { product: ProductPage }) {
  const intl = useIntl();
  const reviews = useQuery(reviewsQuery(product.id));
  const { total, good, medium, poor, goodChance } = useQuery(reviewStatisticsQuery(product.id));
  return (
    <section id="reviews" className={styles.section}>
      <Heading level={2}>{intl.formatMessage({ id: 'shop.product.reviews' }, { count: total })}</Heading>
      {total === 0 ? (
        <Text tone="quiet">{intl.formatMessage({ id: 'shop.product.reviews.none' })}</Text>
      ) : (
        <div className={styles.reviews}>
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
              {intl.formatMessage({ id: 'shop.product.reviews.good' }, { percent: goodChance })}
            </Text>
            <Text size="small" tone="quiet">
              {intl.formatMessage({ id: 'shop.product.reviews.counts' }, { good, medium, poor })}
            </Text>
          </div>
          <div>
            {reviews.map((review) => (
              <OneReview key={review.id} review={review} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

function OneReview({ review }: { review: Review }) {
  const intl = useIntl();
  const { avatar, date, images, merchantReply, nickname, quality, sku, text } = review;
  const instant = Date.parse(date);
  return (
    <ReviewCard
      {...{ avatar, images, merchantReply, nickname, text }}
      score={quality}
      // The backend says when in its own words, or as an instant.
      date={Number.isNaN(instant) ? date : formatDay(intl, instant)}
      sku={sku.split(',').join(', ')}
    />
  );
}
