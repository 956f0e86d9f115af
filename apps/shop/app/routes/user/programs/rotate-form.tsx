import { SECRET_OVERLAPS } from '@rider/model/api-key';
import { Select } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import { rotateRules } from './rotate-rules.ts';

interface RotateFormProps {
  outcome: FormOutcome | undefined;
  /** What the choice means. */
  hint: string;
  submit: ReactNode;
}

/** Replaces the secret of a key or webhook. */
export function RotateForm({ outcome, hint, submit }: RotateFormProps) {
  const intl = useIntl();
  const { typed, wiring } = useSavedForm({ ...rotateRules, outcome });
  return (
    <Form {...wiring}>
      <Select
        name="overlap"
        label={intl.formatMessage({ id: 'shop.apiKeys.overlap' })}
        description={hint}
        defaultValue={typed?.overlap ?? '24'}
      >
        {SECRET_OVERLAPS.map((hours) => (
          <option key={hours} value={hours}>
            {intl.formatMessage({ id: 'shop.apiKeys.overlapHours' }, { hours })}
          </option>
        ))}
      </Select>
      <FormActions submit={submit} pending={wiring.pending} />
    </Form>
  );
}
