import { EmptyState } from '@rider/ui/empty-state';
import { LinkButton } from '@rider/ui/button';
import { Page, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { TimeSlots } from '@rider/ui/time-slots';
import { nextPromotionChange, type SaleSlot } from '@rider/model/promotion';
import { withQuery } from '@rider/model/screens';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator, useSearchParams } from 'react-router';
import { Trail, useTrail } from '../../category/trail.tsx';
import { browserLoader } from '../../data/browser-load.ts';
import { flashSalesQuery } from '../../data/promotion-queries.ts';
import { readsOnly, type ScreenHandle } from '../../screen-address/screen-handle.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import '../../messages/promotion-messages.ts';
import { Ending } from '../../promotion/ending.tsx';
import { PromotionList } from '../../promotion/promotion-list.tsx';
import { promotionLists } from '../../promotion-address/promotion-screens.ts';
import * as styles from '../../promotion/promotion-list.css.ts';
import { PageHead } from '../../shell/page-head.tsx';

const SLOT_PARAMETER = 'slot';

export const handle: ScreenHandle = { reads: readsOnly(SLOT_PARAMETER) };

const queriesOf = (request: Request) => [flashSalesQuery(new URL(request.url).searchParams.get(SLOT_PARAMETER))];

export const loader = serverLoader(queriesOf);
export const clientLoader = browserLoader(queriesOf);

/** The flash sales of today by time slots (R2.6): those of the running slot, or of the one in the address. */
export default function FlashSales() {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { slots, shown, promotions, now } = useQuery(flashSalesQuery(useSearchParams()[0].get(SLOT_PARAMETER)));
  const title = intl.formatMessage({ id: 'shop.flashSales.title' });
  const { steps, structuredData } = useTrail([], title);
  const renew = () => void revalidate();
  return (
    <Page className={styles.list}>
      <PageHead
        title={title}
        description={intl.formatMessage({ id: 'shop.flashSales.description' })}
        canonicalPath={promotionLists.flashSale}
        structuredData={[structuredData]}
      />
      <Trail steps={steps} />
      <Stack gap="x2">
        <Heading level={1}>{title}</Heading>
        <Text tone="quiet" measure>
          <FormattedMessage id="shop.flashSales.intro" />
        </Text>
      </Stack>
      {shown === null ? (
        <EmptyState
          title={intl.formatMessage({ id: 'shop.flashSales.empty' })}
          actions={
            <LinkButton href="/">
              <FormattedMessage id="shop.list.home" />
            </LinkButton>
          }
        />
      ) : (
        <>
          <TimeSlots
            slots={slots}
            current={shown.id}
            getHref={({ id }) => withQuery(promotionLists.flashSale, { [SLOT_PARAMETER]: id })}
          />
          <SlotTime slot={shown} now={now} onEnd={renew} />
          {promotions.length > 0 ? (
            <PromotionList promotions={promotions} onEnd={renew} eager={4} />
          ) : (
            <EmptyState title={intl.formatMessage({ id: 'shop.flashSales.emptySlot' })} headingLevel={2} />
          )}
        </>
      )}
    </Page>
  );
}

/** When the shown slot starts or ends. */
function SlotTime({ slot, now, onEnd }: { slot: SaleSlot; now: number; onEnd: () => void }) {
  return (
    <Text size="large">
      <FormattedMessage
        id={`shop.promotion.time.${slot.state}`}
        values={{
          time: slot.state === 'ended' ? '' : <Ending until={nextPromotionChange(slot)} now={now} onEnd={onEnd} />,
        }}
      />
    </Text>
  );
}
