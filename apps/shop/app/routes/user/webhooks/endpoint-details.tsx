import { webhookScreen, webhooksScreen, type WebhookDelivery, type WebhookEndpoint } from '@rider/model/webhook';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { formatMoment } from '@rider/ui/date';
import { Disclosure } from '@rider/ui/disclosure';
import { Cluster, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { ActionForm } from '../../../form/action-form.tsx';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { usePolling } from '../../../provided-payment/use-polling.ts';
import { longWord } from '../programs/programs.css.ts';
import { RotateForm } from '../programs/rotate-form.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointState } from './endpoint-table.tsx';
import { changeRules } from './webhook-rules.ts';

/** Interval at which the page is read again while a message is being sent (ms). */
const READ_EVERY = 2_000;

interface EndpointDetailsProps {
  opened: WebhookEndpoint;
  deliveries: WebhookDelivery[];
  outcome: FormOutcome | undefined;
}

/** An endpoint: its deliveries, events, secret and end. */
export function EndpointDetails({ opened, deliveries, outcome }: EndpointDetailsProps) {
  const intl = useIntl();
  const { revalidate, state } = useRevalidator();
  const isSending = deliveries.some((each) => each.state === 'waiting' && each.failure === null);
  usePolling(isSending ? READ_EVERY : null, revalidate, state === 'idle');
  const { id, url, secretEnd, previousUntil, disabled } = opened;
  return (
    <Stack as="section" aria-labelledby="webhook-title">
      <Heading level={2} size="title3" id="webhook-title" className={longWord}>
        {url}
      </Heading>
      <div>
        <EndpointState {...opened} />
      </div>
      <Actions opened={opened} />
      <DeliveryTable endpointId={id} deliveries={deliveries} sends={disabled === null} />
      <Disclosure
        summary={<FormattedMessage id="shop.webhooks.change" />}
        defaultOpen={outcome?.intent === changeRules.intent}
      >
        <EndpointForm
          rules={changeRules}
          outcome={outcome}
          endpoint={opened}
          submit={<FormattedMessage id="shop.webhooks.save" />}
        />
      </Disclosure>
      <Disclosure summary={<FormattedMessage id="shop.webhooks.secret" values={{ end: secretEnd }} />}>
        {previousUntil !== null && (
          <Text>
            <FormattedMessage id="shop.webhooks.previousUntil" values={{ moment: formatMoment(intl, previousUntil) }} />
          </Text>
        )}
        <RotateForm
          outcome={outcome}
          hint={intl.formatMessage({ id: 'shop.webhooks.overlapHint' })}
          submit={<FormattedMessage id="shop.webhooks.rotate" />}
        />
      </Disclosure>
    </Stack>
  );
}

function Actions({ opened: { id, url, disabled } }: { opened: WebhookEndpoint }) {
  const form = { action: webhookScreen(id), size: 'small' as const };
  const failed = (answer: FormOutcome | undefined) =>
    answer?.saved === false && <Banner tone="danger">{answer.message}</Banner>;
  return (
    <Cluster gap="x3">
      <LinkButton href={webhooksScreen} size="small">
        <FormattedMessage id="shop.apiKeys.close" />
      </LinkButton>
      {disabled === null && (
        <ActionForm<FormOutcome> {...form} intent="test" label={<FormattedMessage id="shop.webhooks.test" />}>
          {failed}
        </ActionForm>
      )}
      <ActionForm<FormOutcome>
        {...form}
        intent={disabled === null ? 'disable' : 'enable'}
        label={<FormattedMessage id={disabled === null ? 'shop.webhooks.disable' : 'shop.webhooks.enable'} />}
      >
        {failed}
      </ActionForm>
      <ActionForm<FormOutcome>
        {...form}
        intent="remove"
        danger
        label={<FormattedMessage id="shop.webhooks.remove" />}
        question={<FormattedMessage id="shop.webhooks.removeQuestion" values={{ url }} />}
      >
        {failed}
      </ActionForm>
    </Cluster>
  );
}
