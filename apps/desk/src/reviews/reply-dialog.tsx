import { replyToReview, type OperatorReview } from '@rider/api/operator';
import { thumbnailOf } from '@rider/api/upload';
import { Dialog } from '@rider/ui/dialog';
import { formatMoment } from '@rider/ui/date';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { ReviewCard } from '@rider/ui/review-card';
import { useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOperatorAction } from '../list/operator-action.ts';
import { api } from '../session/desk-api.ts';
import { REVIEWS_KEY } from './reviews-key.ts';

/** One review in full and the shop's answer to it, which buyers read below the review. */
export function ReplyDialog({ review, onClose }: { review: OperatorReview; onClose: () => void }) {
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const { pending, errors, run } = useOperatorAction(REVIEWS_KEY, 'operator/log');
  const { nickname, text, images, variant, at } = review;
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reply = String(new FormData(event.currentTarget).get('reply') ?? '');
    const isDone = await run(
      () => replyToReview(api, review.id, reply),
      intl.formatMessage({ id: 'desk.reviews.answered' }),
    );
    if (isDone) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={review.productName}
      initialFocus={field}
    >
      <ReviewCard
        {...{ nickname, text, images, getThumbnail: thumbnailOf }}
        avatar={null}
        score={review.quality}
        scores={review}
        date={formatMoment(intl, at)}
        sku={variant}
        merchantReply={null}
      />
      <Form errors={errors} pending={pending} onSubmit={(event) => void save(event)}>
        <TextArea
          ref={field}
          label={intl.formatMessage({ id: 'desk.reviews.reply' })}
          description={intl.formatMessage({ id: 'desk.reviews.replyHint' })}
          name="reply"
          defaultValue={review.reply ?? ''}
          required
        />
        <FormActions submit={<FormattedMessage id="desk.reviews.save" />} pending={pending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
