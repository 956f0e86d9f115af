import { ApiError } from '@rider/api';
import { getOperatorOrder, type OperatorOrder } from '@rider/api/operator';
import { Button, LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Container } from '@rider/ui/layout';
import { Skeleton } from '@rider/ui/skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import useSWR from 'swr';
import { api } from '../session/desk-api.ts';
import { ORDER_KEY } from './order-address.ts';

/** Shows the order that the address names, once it is there; else why it is not. */
export function KnownOrder({ children }: { children: (order: OperatorOrder) => ReactNode }) {
  const { number = '' } = useParams();
  const { data, error, mutate } = useSWR<OperatorOrder, Error>([ORDER_KEY, number], () =>
    getOperatorOrder(api, number),
  );
  if (data) return children(data);
  if (error instanceof ApiError && error.kind === 'refused') {
    return (
      <EmptyState
        icon="box"
        title={<FormattedMessage id="desk.order.unknown" values={{ number }} />}
        actions={
          <LinkButton href="/orders">
            <FormattedMessage id="desk.order.back" />
          </LinkButton>
        }
      />
    );
  }
  if (error) {
    return (
      <EmptyState
        icon="warning"
        title={<FormattedMessage id="desk.unavailable" />}
        actions={
          <Button onClick={() => void mutate()}>
            <FormattedMessage id="desk.retry" />
          </Button>
        }
      />
    );
  }
  return (
    <Container aria-busy>
      <Skeleton height="20rem" />
    </Container>
  );
}
