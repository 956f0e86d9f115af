import { API_KEY_DAYS, API_SCOPES } from '@rider/model/api-key';
import { CheckboxGroup, Select, TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { Heading } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import { createRules } from './api-key-rules.ts';

/** Creates a key. */
export function NewKeyForm({ outcome }: { outcome: FormOutcome | undefined }) {
  const intl = useIntl();
  const { typed, wiring } = useSavedForm({ ...createRules, outcome });
  return (
    <Stack as="section" aria-labelledby="new-key-title">
      <Heading level={2} size="title3" id="new-key-title">
        <FormattedMessage id="shop.apiKeys.new" />
      </Heading>
      <Form {...wiring}>
        <FormGrid>
          <TextField
            name="name"
            label={intl.formatMessage({ id: 'shop.apiKeys.name' })}
            description={intl.formatMessage({ id: 'shop.apiKeys.nameHint' })}
            autoComplete="off"
            defaultValue={typed?.name ?? ''}
            required
          />
          <Select
            name="days"
            label={intl.formatMessage({ id: 'shop.apiKeys.ends' })}
            defaultValue={typed?.days ?? '365'}
          >
            {API_KEY_DAYS.map((days) => (
              <option key={days} value={days}>
                {intl.formatMessage({ id: `shop.apiKeys.days.${days}` })}
              </option>
            ))}
          </Select>
        </FormGrid>
        <CheckboxGroup
          name="scopes"
          label={intl.formatMessage({ id: 'shop.apiKeys.scopes' })}
          required
          defaultValue={(typed?.scopes ?? '').split(',')}
          options={API_SCOPES.map((scope) => ({
            value: scope,
            label: intl.formatMessage({ id: `shop.apiKeys.scope.${scope}` }),
            description: intl.formatMessage({ id: `shop.apiKeys.scope.${scope}.note` }),
          }))}
        />
        <FormActions submit={<FormattedMessage id="shop.apiKeys.create" />} pending={wiring.pending} />
      </Form>
    </Stack>
  );
}
