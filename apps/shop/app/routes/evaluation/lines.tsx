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
import { ReviewForm, type ReviewFormValues } from '@rider/ui/review-form';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useErrorsInWords } from '../../form/errors-in-words.ts';
import { uploadPicture } from '../../upload/upload-picture.ts';
import type { ReviewRefusal } from './review-refusal.ts';
import * as styles from './route.css.ts';

/** A line with the form that judges it. */
export function OpenLine({ line, refusal }: { line: OrderLine; refusal: ReviewRefusal | undefined }) {
  const pending = useNavigation().state !== 'idle';
  return (
    <ReviewForm
      form={Form}
      goods={line}
      upload={uploadPicture}
      maxPhotos={REVIEW_PHOTOS}
      defaultValues={refusal && valuesOf(refusal)}
      errors={useErrorsInWords(refusal?.errors)}
      message={refusal?.message}
      pending={pending}
    >
      <input type="hidden" name="line" value={line.id} />
    </ReviewForm>
  );
}

function valuesOf({ values }: ReviewRefusal): Partial<ReviewFormValues> {
  const stars = (text: string) => ([1, 2, 3, 4, 5] as const).find((known) => String(known) === text) ?? null;
  return {
    quality: stars(values.quality),
    service: stars(values.service),
    description: stars(values.description),
    comment: values.comment,
    photos: values.photos,
  };
}

/** A line that is still to be judged; `number` is null while the order is not to be evaluated. */
export function WaitingLine({ line, number }: { line: OrderLine; number: string | null }) {
  const intl = useIntl();
  return (
    <Goods line={line}>
      {number !== null && (
        <LinkButton
          href={orderReviewsScreen(number, line.id)}
          size="small"
          aria-label={intl.formatMessage({ id: 'shop.evaluation.reviewOf' }, { name: line.name })}
        >
          <FormattedMessage id="shop.evaluation.review" />
        </LinkButton>
      )}
    </Goods>
  );
}

/** A line and what its buyer said of it. */
export function ReviewedLine({ line, review }: { line: OrderLine; review: OwnReview }) {
  const intl = useIntl();
  const { nickname, avatar, text, images, merchantReply, createdAt } = review;
  return (
    <>
      <Goods line={line} />
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

function Goods({ line, children }: { line: OrderLine; children?: ReactNode }) {
  return (
    <div className={styles.goods}>
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
