import type { SignedInDevice } from '@rider/model/account';
import { Badge } from '@rider/ui/badge';
import { Button } from '@rider/ui/button';
import { formatMoment } from '@rider/ui/date';
import { ConfirmDialog } from '@rider/ui/dialog';
import { Stack } from '@rider/ui/layout';
import { Text } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useSubmit } from 'react-router';

import { forgetBuyer } from '../../../session/forget-buyer.ts';
import { lendStyleNonce } from '../../../session/nonce.tsx';
import * as styles from './devices.css.ts';

/** The form that signs out everywhere. */
export const EVERYWHERE = 'sign-out-everywhere';

/** The devices on which the buyer is signed in, and the way to end all of it. */
export function Devices({ devices }: { devices: readonly SignedInDevice[] }) {
  return (
    <Stack gap="x4">
      <ul className={styles.list}>
        {devices.map((device, index) => (
          <li key={index} className={styles.device}>
            <Device {...device} />
          </li>
        ))}
      </ul>
      <SignOutEverywhere />
    </Stack>
  );
}

function Device({ browser, system, place, since, current }: SignedInDevice) {
  const intl = useIntl();
  const unknown = intl.formatMessage({ id: 'shop.devices.unknown' });
  return (
    <>
      <Text>
        {browser || system ? (
          <FormattedMessage
            id="shop.devices.device"
            values={{ browser: browser || unknown, system: system || unknown }}
          />
        ) : (
          <FormattedMessage id="shop.devices.unknownDevice" />
        )}{' '}
        {current && (
          <Badge tone="success">
            <FormattedMessage id="shop.devices.current" />
          </Badge>
        )}
      </Text>
      <Text size="small" tone="quiet">
        <FormattedMessage
          id="shop.devices.sinceFrom"
          values={{ when: formatMoment(intl, since), place: place || unknown }}
        />
      </Text>
    </>
  );
}

/** Requires confirmation; without script the button acts immediately. */
function SignOutEverywhere() {
  const intl = useIntl();
  const submit = useSubmit();
  const [isConfirming, setConfirming] = useState(false);
  const label = intl.formatMessage({ id: 'shop.devices.everywhere' });
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        lendStyleNonce();
        setConfirming(true);
      }}
    >
      <input type="hidden" name="intent" value={EVERYWHERE} />
      <Button type="submit">{label}</Button>
      {isConfirming && (
        <ConfirmDialog
          open
          onOpenChange={setConfirming}
          title={intl.formatMessage({ id: 'shop.devices.question' })}
          confirmLabel={label}
          onConfirm={() => {
            setConfirming(false);
            // Removes the buyer's data for the next user of this computer.
            forgetBuyer('localStorage', 'sessionStorage');
            void submit({ intent: EVERYWHERE }, { method: 'post' });
          }}
        />
      )}
    </Form>
  );
}
