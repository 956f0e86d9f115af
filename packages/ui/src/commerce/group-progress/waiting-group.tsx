'use client';

import type { OrderGroup } from '@rider/model/order';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { formatMoment } from '../../primitives/date/index.ts';
import { Stack } from '../../primitives/layout/index.ts';
import { Banner } from '../../primitives/banner/index.ts';
import { Text } from '../../primitives/text/index.ts';

/** Props of `WaitingGroup`. */
export interface WaitingGroupProps {
  group: OrderGroup;
  /** Full address by which others join. */
  href: string;
  /** The time left, a `<Countdown>`; without it the end date is shown. */
  countdown?: ReactNode;
  /** The consequence if the group is not complete in time. */
  children: ReactNode;
}

/**
 * The incomplete group of a paid order: how many buyers are missing, until when, what happens otherwise, and the link to share. Of a group
 * that was not completed in time only that, and the consequence.
 */
export function WaitingGroup(props: WaitingGroupProps) {
  const { group, href, countdown, children } = props;
  const { people, joined, endsAt, state } = group;
  const intl = useIntl();
  const missing = Math.max(0, people - joined);
  if (state === 'failed')
    return (
      <Banner title={<FormattedMessage id="ui.waitingGroup.failed" />}>
        <Text>{children}</Text>
      </Banner>
    );
  return (
    <Banner title={<FormattedMessage id="ui.orderStatus.waiting-for-group" />}>
      <Stack gap="x2">
        <Text>
          <FormattedMessage
            id={countdown ? 'ui.waitingGroup.missing' : 'ui.waitingGroup.missingUntil'}
            values={{ joined, people, missing, time: countdown, until: formatMoment(intl, endsAt) }}
          />
        </Text>
        <Text>{children}</Text>
        {missing > 0 && (
          <>
            <Text size="small">
              <FormattedMessage id="ui.waitingGroup.share" />
            </Text>
            <Text size="small" mono>
              {href}
            </Text>
            <div>
              <CopyButton value={href} label={intl.formatMessage({ id: 'ui.waitingGroup.copy' })} />
            </div>
          </>
        )}
      </Stack>
    </Banner>
  );
}
