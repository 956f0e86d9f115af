import { answerFeedback, type OperatorFeedback } from '@rider/api/operator';
import { thumbnailOf } from '@rider/api/upload';
import { feedbackAnswerSchema, validate } from '@rider/model/validation';
import { Dialog } from '@rider/ui/dialog';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { PhotoList } from '@rider/ui/photo-list';
import { Heading } from '@rider/ui/text';
import { useRef, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import * as styles from './feedback.css.ts';

/** A message in full with its answer, or a form for the answer, which is sent by e-mail. */
export function AnswerDialog({ feedback, onClose }: { feedback: OperatorFeedback; onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { name, message, pictures, answer } = feedback;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={<FormattedMessage id="desk.feedback.of" values={{ name }} />}
      {...(answer === null && { initialFocus: field })}
    >
      <p className={styles.message}>{message}</p>
      <PhotoList photos={pictures} getThumbnail={thumbnailOf} />
      {answer === null ? (
        <AnswerForm feedback={feedback} field={field} onClose={onClose} />
      ) : (
        <>
          <Heading level={3} size="large">
            <FormattedMessage id="desk.feedback.answer" />
          </Heading>
          <p className={styles.message}>{answer}</p>
        </>
      )}
    </Dialog>
  );
}

interface AnswerFormProps {
  feedback: OperatorFeedback;
  field: RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
}

function AnswerForm({ feedback: { id, email }, field, onClose }: AnswerFormProps) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    check: (typed) => validate(feedbackAnswerSchema, typed),
    save: ({ answer }) => answerFeedback(api, id, answer),
    saved: () => intl.formatMessage({ id: 'desk.feedback.sent' }),
    onSaved: onClose,
    change: 'feedback',
  });
  return (
    <Form {...wiring}>
      <TextArea
        ref={field}
        label={intl.formatMessage({ id: 'desk.feedback.answer' })}
        description={intl.formatMessage({ id: 'desk.feedback.hint' }, { email })}
        name="answer"
        required
      />
      <FormActions submit={<FormattedMessage id="desk.feedback.send" />} pending={wiring.pending} onCancel={onClose} />
    </Form>
  );
}
