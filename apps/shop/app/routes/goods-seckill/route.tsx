import { LinkButton } from '@rider/ui/button';
import { formatTime, formatZone } from '@rider/ui/date';
import { Text } from '@rider/ui/text';
import { TimeSlots } from '@rider/ui/time-slots';
import { nextPromotionChange, type SaleSlot } from '@rider/model/promotion';
import { withQuery } from '@rider/model/screens';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator, useSearchParams } from 'react-router';
import { browserLoader } from '../../data/browser-load.ts';
import { flashSalesQuery } from '../../promotion/promotion-queries.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { PromotionCountdown } from '../../promotion/promotion-countdown.tsx';
import { PromotionListPage } from '../../promotion/promotion-list-page.tsx';
import { promotionLists } from '../../promotion-address/promotion-screens.ts';

const SLOT_PARAMETER = 'slot';

export const handle: ScreenHandle = { reads: readsOnly(SLOT_PARAMETER) };

const queriesOf = (request: Request) => [flashSalesQuery(new URL(request.url).searchParams.get(SLOT_PARAMETER))];

export const loader = serverLoader(queriesOf);
export const clientLoader = browserLoader(queriesOf);

/** The flash sales of today by time slots: those of the active slot, or of the one in the address. */
export default function FlashSales() {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { slots, shown, promotions, now } = useQuery(flashSalesQuery(useSearchParams()[0].get(SLOT_PARAMETER)));
  const renew = () => void revalidate();
  return (
    <PromotionListPage
      title={intl.formatMessage({ id: 'shop.flashSales.title' })}
      description={intl.formatMessage({ id: 'shop.flashSales.description' })}
      intro={<FormattedMessage id="shop.flashSales.intro" values={{ zone: formatZone(intl) }} />}
      canonicalPath={promotionLists.flashSale}
      empty={intl.formatMessage({ id: shown ? 'shop.flashSales.emptySlot' : 'shop.flashSales.empty' })}
      emptyActions={
        !shown && (
          <LinkButton href="/">
            <FormattedMessage id="shop.list.home" />
          </LinkButton>
        )
      }
      promotions={promotions}
      onEnd={renew}
    >
      {shown && (
        <>
          <TimeSlots
            slots={slots.map((slot) => ({ ...slot, time: formatTime(intl, slot.startsAt) }))}
            current={shown.id}
            getHref={({ id }) => withQuery(promotionLists.flashSale, { [SLOT_PARAMETER]: id })}
          />
          <SlotTime slot={shown} now={now} onEnd={renew} />
        </>
      )}
    </PromotionListPage>
  );
}

/** When the shown slot starts or ends. */
function SlotTime({ slot, now, onEnd }: { slot: SaleSlot; now: number; onEnd: () => void }) {
  return (
    <Text size="large">
      <FormattedMessage
        id={`shop.promotion.time.${slot.state}`}
        values={{
          time:
            slot.state === 'ended' ? (
              ''
            ) : (
              <PromotionCountdown until={nextPromotionChange(slot)} now={now} onEnd={onEnd} />
            ),
        }}
      />
    </Text>
  );
}
