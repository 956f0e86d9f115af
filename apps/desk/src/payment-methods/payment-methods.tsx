import { savePaymentSettings, type OperatorPaymentSettings } from '@rider/api/operator';
import type { OfferedMethod } from '@rider/model/order';
import { paymentSettingsSchema } from '@rider/model/validation';
import { Checkbox } from '@rider/ui/field';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { paymentSettingsQuery } from '../data/operator-queries.ts';
import { MoneyField } from '../form/money-field.tsx';
import { LocalizedField } from '../form/localized-field.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { MoveUp } from '../setting/move-up.tsx';
import { SettingScreen } from '../setting/setting-screen.tsx';
import * as styles from '../setting/setting.css.ts';
import { useRows } from '../setting/use-rows.ts';

/** How buyers pay: the methods in order, each with its limits, and the bank account for transfers. */
export default function PaymentMethods() {
  const intl = useIntl();
  const text = useMessages('desk.paymentMethods');
  return (
    <SettingScreen
      title={intl.formatMessage({ id: 'desk.section.payment-methods' })}
      where={text('where')}
      query={paymentSettingsQuery}
      schema={paymentSettingsSchema}
      save={(settings) => savePaymentSettings(api, settings)}
      change="payment-methods"
    >
      {(settings) => (
        <>
          <Methods settings={settings} />
          <Heading level={3} size="title3">
            {text('bankTransfer')}
          </Heading>
          <Text tone="quiet">{text('bankTransferHint')}</Text>
          <LocalizedField
            name="bankTransfer"
            label={text('bankDetails')}
            defaultValue={settings.bankTransfer}
            rows={4}
          />
        </>
      )}
    </SettingScreen>
  );
}

function Methods({ settings: { methods, configured } }: { settings: OperatorPaymentSettings }) {
  const { rows, moveUp } = useRows(methods);
  return rows.map(({ id, value }, index) => (
    <Method
      key={id}
      method={value}
      path={`methods.${index}`}
      isConfigured={configured.includes(value.method)}
      onMoveUp={index > 0 ? () => moveUp(index) : undefined}
    />
  ));
}

interface MethodProps {
  method: OfferedMethod;
  path: string;
  /** Whether the installation has an account for it. */
  isConfigured: boolean;
  onMoveUp?: (() => void) | undefined;
}

function Method({ method: { method, offered, minimum, maximum }, path, isConfigured, onMoveUp }: MethodProps) {
  const text = useMessages('desk.paymentMethods');
  const name = text(`method.${method}`);
  return (
    <section className={styles.part} aria-label={name}>
      <input type="hidden" name={`${path}.method`} value={method} />
      <div className={styles.head}>
        <Checkbox
          name={`${path}.offered`}
          label={name}
          {...(!isConfigured && { description: text('notConfigured') })}
          defaultChecked={offered}
        />
        <MoveUp name={name} onMoveUp={onMoveUp} />
      </div>
      <div className={styles.fields}>
        <MoneyField name={`${path}.minimum`} label={text('minimum')} placeholder={text('noLimit')} amount={minimum} />
        <MoneyField name={`${path}.maximum`} label={text('maximum')} placeholder={text('noLimit')} amount={maximum} />
      </div>
    </section>
  );
}
