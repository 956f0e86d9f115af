import { Button } from '@rider/ui/button';
import { Container } from '@rider/ui/layout';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { refresh, warnOfFailure } from './browser-load.ts';
import type { Query } from './query.ts';
import { useOptionalQuery } from './use-query.ts';

/** A part of a screen with a call of its own. If that failed, it says so there and offers to try again. */
export function Part<T>({ query, children }: { query: Query<T>; children: (answer: T) => ReactNode }) {
  const { data } = useOptionalQuery(query);
  return data === undefined ? <FailedPart query={query} /> : children(data);
}

function FailedPart({ query }: { query: Query<unknown> }) {
  return (
    <Container role="alert">
      <p>
        <FormattedMessage id="shop.part.failed" />
      </p>
      <Button size="small" onClick={() => void refresh(query).catch(warnOfFailure)}>
        <FormattedMessage id="shop.part.retry" />
      </Button>
    </Container>
  );
}
