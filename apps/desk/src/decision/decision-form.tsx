import { SHORT_TEXT_LENGTH } from '@rider/model/limits';
import type { Validated } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { TextArea } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { Cluster } from '@rider/ui/layout';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Change } from '../data/changes.ts';
import type { Texts } from '@rider/web/form';
import { useSavedForm } from '../form/use-saved-form.ts';

/** Props of `DecisionForm`. */
export interface DecisionFormProps {
  /** The backend's rule for the reason of a rejection. */
  check: (typed: Texts) => Validated<{ reason: string }>;
  approve: () => Promise<unknown>;
  reject: (reason: string) => Promise<unknown>;
  /** The text of the toast after the decision. */
  done: (state: 'approved' | 'refused') => string;
  /** Who sees the reason. */
  note: string;
  change: Change;
  onDecided: () => void;
}

/** The form of an operator's decision: approve, or reject with a reason. */
export function DecisionForm({ check, approve, reject, done, note, change, onDecided }: DecisionFormProps) {
  const intl = useIntl();
  const { wiring, acting } = useSavedForm({
    check,
    save: ({ reason }) => reject(reason),
    saved: () => done('refused'),
    onSaved: onDecided,
    change,
  });
  const pressApprove = async () => {
    if (await acting.run(approve, done('approved'))) onDecided();
  };
  return (
    <Form {...wiring}>
      <TextArea
        name="reason"
        rows={3}
        maxLength={SHORT_TEXT_LENGTH}
        label={intl.formatMessage({ id: 'desk.decision.reason' })}
        description={note}
      />
      <Cluster gap="x3">
        <Button variant="primary" pending={wiring.pending} onClick={() => void pressApprove()}>
          <FormattedMessage id="desk.decision.approve" />
        </Button>
        <Button type="submit" pending={wiring.pending}>
          <FormattedMessage id="desk.decision.reject" />
        </Button>
      </Cluster>
    </Form>
  );
}
