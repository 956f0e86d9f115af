import { orderReviewsScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import type { OrderLine } from '@rider/model/order-line';
import type { OwnReview } from '@rider/model/review';
import { thumbnailOf } from '@rider/api/upload';
import { REVIEW_PHOTOS } from '@rider/model/limits';
import { LinkButton } from '@rider/ui/button';
import { formatDay } from '@rider/ui/date';
import { Link } from '@rider/ui/link';
import { Picture } from '@rider/ui/picture';
import { ReviewCard } from '@rider/ui/review-card';
import { Text } from '@rider/ui/text';
import { ReviewForm, type ReviewFormValues } from '@rider/ui/review-form';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { useQuery } from '../../data/use-query.ts';
import type { FormOutcome, TextsAndPhotos } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.tsx';
import { uploadPicture } from '../../upload/upload-picture.ts';
import { reviewRules } from './review-rules.ts';
import * as styles from './route.css.ts';

/** A line with the form for its review. */
export function OpenLine({ line, outcome }: { line: OrderLine; outcome: FormOutcome<TextsAndPhotos> | undefined }) {
  const { publishesReviews } = useQuery(capabilitiesQuery);
  const { typed, wiring } = useSavedForm({ ...reviewRules, outcome });
  return (
    <ReviewForm
      {...wiring}
      product={line}
      brief={!publishesReviews}
      upload={uploadPicture}
      maxPhotos={REVIEW_PHOTOS}
      defaultValues={typed && valuesOf(typed)}
    >
      <input type="hidden" name="line" value={line.id} />
    </ReviewForm>
  );
}

function valuesOf(typed: TextsAndPhotos): Partial<ReviewFormValues> {
  const stars = (text?: string) => ([1, 2, 3, 4, 5] as const).find((known) => String(known) === text) ?? null;
  return {
    quality: stars(typed.quality),
    service: stars(typed.service),
    description: stars(typed.description),
    comment: typed.comment ?? '',
    photos: typed.photos,
  };
}

/** A line without a review; `number` is null while the order cannot be reviewed. */
export function WaitingLine({ line, number }: { line: OrderLine; number: string | null }) {
  const intl = useIntl();
  return (
    <ReviewedProduct line={line}>
      {number !== null && (
        <LinkButton
          href={orderReviewsScreen(number, line.id)}
          size="small"
          aria-label={intl.formatMessage({ id: 'shop.evaluation.reviewOf' }, { name: line.name })}
        >
          <FormattedMessage id="shop.evaluation.review" />
        </LinkButton>
      )}
    </ReviewedProduct>
  );
}

/** A line that was wholly refunded. */
export function RefundedLine({ line }: { line: OrderLine }) {
  return (
    <ReviewedProduct line={line}>
      <Text size="small" tone="quiet">
        <FormattedMessage id="shop.evaluation.refunded" />
      </Text>
    </ReviewedProduct>
  );
}

/** A line and its published review. */
export function ReviewedLine({ line, review }: { line: OrderLine; review: OwnReview }) {
  const intl = useIntl();
  const { nickname, avatar, text, images, merchantReply, createdAt } = review;
  return (
    <>
      <ReviewedProduct line={line} />
      <ReviewCard
        {...{ nickname, avatar, text, images, merchantReply, getThumbnail: thumbnailOf }}
        score={review.quality}
        scores={review}
        date={formatDay(intl, createdAt)}
        sku=""
        className={styles.review}
      />
    </>
  );
}

function ReviewedProduct({ line, children }: { line: OrderLine; children?: ReactNode }) {
  return (
    <div className={styles.product}>
      <Picture src={line.image} size={64} className={styles.picture} />
      <div className={styles.words}>
        <Link href={screens.product(line.productId)} className={styles.name}>
          {line.name}
        </Link>
        <span className={styles.quiet}>{line.variant}</span>
      </div>
      {children}
    </div>
  );
}
