import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { browserLoader } from '../../data/browser-load.ts';
import { groupBuysQuery } from '../../promotion/promotion-queries.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { promotionLists } from '../../promotion-address/promotion-screens.ts';
import { PromotionListPage } from '../../promotion/promotion-list-page.tsx';

export const handle: ScreenHandle = { reads: readsOnly() };

export const loader = serverLoader([groupBuysQuery]);
export const clientLoader = browserLoader([groupBuysQuery]);

/** Products that groups of buyers get at a lower price. */
export default function GroupBuys() {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { promotions, now } = useQuery(groupBuysQuery);
  return (
    <PromotionListPage
      title={intl.formatMessage({ id: 'shop.groupBuys.title' })}
      description={intl.formatMessage({ id: 'shop.groupBuys.description' })}
      intro={<FormattedMessage id="shop.groupBuys.intro" />}
      canonicalPath={promotionLists.groupBuy}
      empty={intl.formatMessage({ id: 'shop.groupBuys.empty' })}
      promotions={promotions}
      now={now}
      onEnd={() => void revalidate()}
    />
  );
}
