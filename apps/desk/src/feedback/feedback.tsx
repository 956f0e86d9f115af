import { OPERATOR_FEEDBACK_STATES, type OperatorFeedback } from '@rider/api/operator';
import { FEEDBACK_TOPICS } from '@rider/model/site';
import { Badge } from '@rider/ui/badge';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { feedbackQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import * as styles from './feedback.css.ts';

/** Messages to the shop, newest first, and their answers by e-mail. */
export default function Feedback() {
  const intl = useIntl();
  return (
    <ListScreen
      section="feedback"
      messages="desk.feedback"
      queryOf={feedbackQuery}
      states={OPERATOR_FEEDBACK_STATES}
      columns={[
        { id: 'when', moment: ({ at }) => at },
        { id: 'sender', cell: sender, rowHeader: true },
        { id: 'message', cell: (feedback) => content(intl, feedback) },
        { id: 'answer', cell: ({ answer }) => answer ?? intl.formatMessage({ id: 'desk.feedback.state.unanswered' }) },
      ]}
      getRowId={({ id }) => id}
      rowActions={({ answer, name }) => {
        const label = answer === null ? 'reply' : 'open';
        return [{ label, name: `${label}Of`, values: { name } }];
      }}
      renderDialog={(feedback, close) => <AnswerDialog feedback={feedback} onClose={close} />}
    />
  );
}

function sender({ name, company, email, phone, account }: OperatorFeedback) {
  return (
    <span className={styles.stack}>
      {name}
      {company && <span className={styles.quiet}>{company}</span>}
      <span className={styles.quiet}>{email}</span>
      <span className={styles.quiet}>{phone}</span>
      {account && (
        <span className={styles.quiet}>
          <FormattedMessage id="desk.feedback.account" values={{ account }} />
        </span>
      )}
    </span>
  );
}

function content(intl: IntlShape, { topic, message, pictures, isSuspected }: OperatorFeedback) {
  return (
    <span className={styles.stack}>
      <span className={styles.quiet}>{topicText(intl, topic)}</span>
      {isSuspected && (
        <Badge tone="warning">
          <FormattedMessage id="desk.feedback.state.suspected" />
        </Badge>
      )}
      <span className={styles.text}>{message}</span>
      {pictures.length > 0 && (
        <span className={styles.quiet}>
          <FormattedMessage id="desk.reviews.pictures" values={{ count: pictures.length }} />
        </span>
      )}
    </span>
  );
}

/** A topic's message; the raw topic when this desk has no message for it. */
function topicText(intl: IntlShape, topic: string): string {
  const known = FEEDBACK_TOPICS.find((name) => name === topic);
  return known === undefined ? topic : intl.formatMessage({ id: `desk.feedback.topic.${known}` });
}
