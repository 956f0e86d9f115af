import { ApiError } from '@rider/api/transport';
import { Button, LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Container } from '@rider/ui/layout';
import { Skeleton } from '@rider/ui/skeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Query } from '../data/query.ts';
import { useOptionalQuery } from '../data/use-query.ts';

/** Props of `Known`. */
export interface LoadedProps<Thing> {
  query: Query<Thing>;
  /** The text for a thing that does not exist. */
  unknown: ReactNode;
  /** The link back to the list. */
  back: { href: string; label: ReactNode };
  /** Whether it is a part of a screen or dialog, which already has its width and gutters. */
  isPart?: boolean;
  children: (thing: Thing) => ReactNode;
}

/** Shows the object that the address names once it has loaded, or the reason why it cannot be shown. */
export function Loaded<Thing>({ query, unknown, back, isPart = false, children }: LoadedProps<Thing>) {
  const { data, error, refetch } = useOptionalQuery(query);
  if (data) return children(data);
  if (!error) {
    const Frame = isPart ? 'div' : Container;
    return (
      <Frame aria-busy>
        <Skeleton height="20rem" />
      </Frame>
    );
  }
  const isUnknown = error instanceof ApiError && error.kind === 'rejected';
  return (
    <EmptyState
      icon={isUnknown ? 'box' : 'warning'}
      title={isUnknown ? unknown : <FormattedMessage id="desk.unavailable" />}
      actions={
        isUnknown ? (
          <LinkButton href={back.href}>{back.label}</LinkButton>
        ) : (
          <Button onClick={refetch}>
            <FormattedMessage id="desk.retry" />
          </Button>
        )
      }
    />
  );
}
