import type { OwnProgram, SignedInDevice } from '@rider/model/account';
import { Badge } from '@rider/ui/badge';
import { Button } from '@rider/ui/button';
import { Checkbox } from '@rider/ui/field';
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

/** The name of the checkbox that ends the programs, too. */
export const PROGRAMS = 'programs';

/** What acts for the buyer: signed-in devices, and programs, which a new password does not end. */
interface Access {
  devices: readonly SignedInDevice[];
  programs: readonly OwnProgram[];
}

/** The devices on which the buyer is signed in and the programs that act for the buyer, and the way to end all of it. */
export function Devices({ devices, programs }: Access) {
  return (
    <Stack gap="x4">
      <ul className={styles.list}>
        {devices.map((device, index) => (
          <li key={index} className={styles.device}>
            <Device {...device} />
          </li>
        ))}
        {programs.map((program, index) => (
          <li key={`program ${index}`} className={styles.device}>
            <Program {...program} />
          </li>
        ))}
      </ul>
      <SignOutEverywhere hasPrograms={programs.length > 0} />
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

function Program({ kind, name, since, usedAt }: OwnProgram) {
  const intl = useIntl();
  const used = usedAt === null ? '' : formatMoment(intl, usedAt);
  return (
    <>
      <Text>
        <FormattedMessage id="shop.devices.program" values={{ kind, name }} />
      </Text>
      <Text size="small" tone="quiet">
        <FormattedMessage
          id="shop.devices.programUsed"
          values={{ since: formatMoment(intl, since), used, isUsed: String(usedAt !== null) }}
        />
      </Text>
    </>
  );
}

/** Requires confirmation; without script the button acts immediately. */
function SignOutEverywhere({ hasPrograms }: { hasPrograms: boolean }) {
  const intl = useIntl();
  const submit = useSubmit();
  const [confirming, setConfirming] = useState<FormData | null>(null);
  const label = intl.formatMessage({ id: 'shop.devices.everywhere' });
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        lendStyleNonce();
        setConfirming(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="intent" value={EVERYWHERE} />
      <Stack gap="x3">
        {hasPrograms && (
          <Checkbox
            name={PROGRAMS}
            value="1"
            label={intl.formatMessage({ id: 'shop.devices.endPrograms' })}
            description={intl.formatMessage({ id: 'shop.devices.endProgramsHint' })}
          />
        )}
        <div>
          <Button type="submit">{label}</Button>
        </div>
      </Stack>
      {confirming && (
        <ConfirmDialog
          open
          onOpenChange={() => setConfirming(null)}
          title={intl.formatMessage({ id: 'shop.devices.question' })}
          confirmLabel={label}
          onConfirm={() => {
            setConfirming(null);
            // Removes the buyer's data for the next user of this computer.
            forgetBuyer('localStorage', 'sessionStorage');
            void submit(confirming, { method: 'post' });
          }}
        />
      )}
    </Form>
  );
}
