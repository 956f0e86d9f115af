import { EmptyState } from '@rider/ui/empty-state';
import { Page, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Trail, useTrail } from '../../category/trail.tsx';
import { browserLoader } from '../../data/browser-load.ts';
import { groupBuysQuery } from '../../data/promotion-queries.ts';
import { readsOnly, type ScreenHandle } from '../../screen-address/screen-handle.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import '../../messages/promotion-messages.ts';
import { PromotionList } from '../../promotion/promotion-list.tsx';
import { promotionLists } from '../../promotion-address/promotion-screens.ts';
import * as styles from '../../promotion/promotion-list.css.ts';
import { PageHead } from '../../shell/page-head.tsx';

export const handle: ScreenHandle = { reads: readsOnly() };

export const loader = serverLoader([groupBuysQuery]);
export const clientLoader = browserLoader([groupBuysQuery]);

/** Goods that groups of buyers get at a lower price (R2.6). */
export default function GroupBuys() {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { promotions, now } = useQuery(groupBuysQuery);
  const title = intl.formatMessage({ id: 'shop.groupBuys.title' });
  const { steps, structuredData } = useTrail([], title);
  return (
    <Page className={styles.list}>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'shop.groupBuys.description' })}
        canonicalPath={promotionLists.groupBuy}
        structuredData={[structuredData]}
      />
      <Trail steps={steps} />
      <Stack gap="x2">
        <Heading level={1}>{title}</Heading>
        <Text tone="quiet" measure>
          <FormattedMessage id="shop.groupBuys.intro" />
        </Text>
      </Stack>
      {promotions.length > 0 ? (
        <PromotionList promotions={promotions} now={now} onEnd={() => void revalidate()} eager={4} />
      ) : (
        <EmptyState title={intl.formatMessage({ id: 'shop.groupBuys.empty' })} headingLevel={2} />
      )}
    </Page>
  );
}
