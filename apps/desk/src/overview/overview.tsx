import { OVERVIEW_PERIODS } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Container, Stack } from '@rider/ui/layout';
import { Skeleton } from '@rider/ui/skeleton';
import { Heading } from '@rider/ui/text';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { overviewQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { Sales } from './sales.tsx';
import { Waiting } from './waiting.tsx';

/** What has changed elsewhere appears after this time (ms). */
const REFRESH_MS = 60_000;

/** What waits for someone, and the sales of a period, which is in the address. */
export default function Overview() {
  const [parameters] = useSearchParams();
  const period = OVERVIEW_PERIODS.find((each) => each === parameters.get('period')) ?? 'week';
  const { data, error, refetch } = useOptionalQuery(overviewQuery(period), {
    keepPreviousData: true,
    refreshInterval: REFRESH_MS,
  });
  return (
    <Container aria-busy={!data && !error}>
      <Stack gap="x8">
        <Heading level={2} size="title2">
          <FormattedMessage id="desk.section.overview" />
        </Heading>
        {!data && !error && <Skeleton height="20rem" />}
        {data && <Waiting counts={data.waiting} />}
        {data?.sales && <Sales sales={data.sales} period={period} />}
        {error && !data && (
          <EmptyState
            icon="warning"
            title={<FormattedMessage id="desk.unavailable" />}
            actions={
              <Button onClick={refetch}>
                <FormattedMessage id="desk.retry" />
              </Button>
            }
          />
        )}
      </Stack>
    </Container>
  );
}
