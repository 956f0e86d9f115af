import { ApiError } from '@rider/api';
import { getOperatorRefund, type OperatorRefund } from '@rider/api/operator';
import { Button, LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Container } from '@rider/ui/layout';
import { Skeleton } from '@rider/ui/skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import useSWR from 'swr';
import { api } from '../session/desk-api.ts';
import { REFUND_KEY } from './refund-address.ts';

/** Shows the refund that the address names, once it is there; else why it is not. */
export function KnownRefund({ children }: { children: (refund: OperatorRefund) => ReactNode }) {
  const { number = '' } = useParams();
  const { data, error, mutate } = useSWR<OperatorRefund, Error>([REFUND_KEY, number], () =>
    getOperatorRefund(api, number),
  );
  if (data) return children(data);
  if (!error)
    return (
      <Container aria-busy>
        <Skeleton height="20rem" />
      </Container>
    );
  const isUnknown = error instanceof ApiError && error.kind === 'refused';
  return (
    <EmptyState
      icon={isUnknown ? 'box' : 'warning'}
      title={<FormattedMessage id={isUnknown ? 'desk.refund.unknown' : 'desk.unavailable'} values={{ number }} />}
      actions={
        isUnknown ? (
          <LinkButton href="/refunds">
            <FormattedMessage id="desk.refund.back" />
          </LinkButton>
        ) : (
          <Button onClick={() => void mutate()}>
            <FormattedMessage id="desk.retry" />
          </Button>
        )
      }
    />
  );
}
