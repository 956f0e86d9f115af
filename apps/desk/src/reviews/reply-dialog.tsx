import { replyToReview, type OperatorReview } from '@rider/api/operator';
import { thumbnailOf } from '@rider/api/upload';
import { reviewReplySchema, validate } from '@rider/model/validation';
import { Dialog } from '@rider/ui/dialog';
import { formatMoment } from '@rider/ui/date';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { ReviewCard } from '@rider/ui/review-card';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSavedForm } from '../form/use-saved-form.ts';
import { api } from '../data/desk-api.ts';

/** A review in full, and a form for the shop's reply, which buyers read below the review. */
export function ReplyDialog({ review, onClose }: { review: OperatorReview; onClose: () => void }) {
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const { wiring } = useSavedForm({
    check: (typed) => validate(reviewReplySchema, typed),
    seen: review.reply,
    describe: (reply) => reply ?? '–',
    save: ({ reply }, seen) => replyToReview(api, review.id, reply, seen),
    saved: () => intl.formatMessage({ id: 'desk.reviews.answered' }),
    onSaved: onClose,
    change: 'review',
  });
  const { nickname, text, images, variant, at } = review;
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
      <Form {...wiring}>
        <TextArea
          ref={field}
          label={intl.formatMessage({ id: 'desk.reviews.reply' })}
          description={intl.formatMessage({ id: 'desk.reviews.replyHint' })}
          name="reply"
          defaultValue={review.reply ?? ''}
          required
        />
        <FormActions submit={<FormattedMessage id="desk.reviews.save" />} pending={wiring.pending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
