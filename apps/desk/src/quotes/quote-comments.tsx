import { addQuoteComment, withdrawQuote, type OperatorQuote } from '@rider/api/operator';
import { QUOTE_TEXT_LENGTH } from '@rider/model/quote';
import { quoteCommentSchema, validate } from '@rider/model/validation';
import { formatMoment } from '@rider/ui/date';
import { Disclosure } from '@rider/ui/disclosure';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './quotes.css.ts';

/** What buyer and shop have written, and a form to answer. */
export function QuoteComments({ quote: { number, comments } }: { quote: OperatorQuote }) {
  const intl = useIntl();
  const text = useMessages('desk.quote');
  return (
    <Stack as="section" gap="x3">
      <Heading level={3} size="title3">
        {text('comments')}
      </Heading>
      {comments.map((comment, place) => (
        <Stack key={place} gap="x1">
          <Text size="small" tone="quiet">
            {comment.author}, {formatMoment(intl, comment.at)}
          </Text>
          <Text measure className={styles.written}>
            {comment.text}
          </Text>
        </Stack>
      ))}
      <CommentForm
        field="comment"
        submit="sendComment"
        saved="commented"
        save={(comment) => addQuoteComment(api, number, comment)}
      />
    </Stack>
  );
}

/** Ends the quote, with a reason that the buyer gets by e-mail. */
export function Withdrawal({ quote: { number, version } }: { quote: OperatorQuote }) {
  const text = useMessages('desk.quote');
  return (
    <Disclosure summary={text('withdraw')}>
      <CommentForm
        field="withdrawalReason"
        submit="confirmWithdrawal"
        saved="withdrawn"
        save={(comment) => withdrawQuote(api, number, { ...comment, version })}
      />
    </Disclosure>
  );
}

/** Props of a form with one text, besides its messages. */
interface CommentFormProps {
  field: 'comment' | 'withdrawalReason';
  submit: 'sendComment' | 'confirmWithdrawal';
  saved: 'commented' | 'withdrawn';
  save: (comment: { text: string }) => Promise<void>;
}

function CommentForm({ field, submit, saved, save }: CommentFormProps) {
  const text = useMessages('desk.quote');
  const { wiring } = useSavedForm({
    check: (typed) => validate(quoteCommentSchema, typed),
    save,
    saved: () => text(saved),
    onSaved: (form) => form.reset(),
    change: 'quote',
  });
  return (
    <Form {...wiring}>
      <TextArea label={text(field)} name="text" rows={3} maxLength={QUOTE_TEXT_LENGTH} required />
      <FormActions submit={text(submit)} pending={wiring.pending} />
    </Form>
  );
}
