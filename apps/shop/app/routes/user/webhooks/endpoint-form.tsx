import { WEBHOOK_EVENTS, type WebhookEndpoint } from '@rider/model/webhook';
import { CheckboxGroup, TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import type { addRules } from './webhook-rules.ts';

interface EndpointFormProps {
  rules: typeof addRules;
  outcome: FormOutcome | undefined;
  /** The endpoint to change; null for a new one. */
  endpoint: WebhookEndpoint | null;
  submit: ReactNode;
}

/** Address and events of an endpoint. */
export function EndpointForm({ rules, outcome, endpoint, submit }: EndpointFormProps) {
  const intl = useIntl();
  const saved = intl.formatMessage({ id: 'shop.webhooks.saved' });
  const { typed, wiring } = useSavedForm({ ...rules, outcome, ...(endpoint !== null && { saved }) });
  return (
    <Form {...wiring}>
      <TextField
        name="url"
        label={intl.formatMessage({ id: 'shop.webhooks.url' })}
        description={intl.formatMessage({ id: 'shop.webhooks.urlHint' })}
        inputMode="url"
        autoComplete="off"
        defaultValue={typed?.url ?? endpoint?.url ?? ''}
        required
      />
      <CheckboxGroup
        name="events"
        label={intl.formatMessage({ id: 'shop.webhooks.events' })}
        required
        defaultValue={typed === undefined ? [...(endpoint?.events ?? WEBHOOK_EVENTS)] : (typed.events ?? '').split(',')}
        options={WEBHOOK_EVENTS.map((event) => ({
          value: event,
          label: intl.formatMessage({ id: `shop.webhooks.event.${event}` }),
          description: intl.formatMessage({ id: `shop.webhooks.event.${event}.note` }),
        }))}
      />
      <FormActions submit={submit} pending={wiring.pending} />
    </Form>
  );
}
