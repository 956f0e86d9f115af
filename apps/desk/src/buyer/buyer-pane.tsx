import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { Heading } from '@rider/ui/text';
import { media } from '@rider/ui/tokens';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { BuyerOrders } from './buyer-orders.tsx';
import * as styles from './buyer-pane.css.ts';

const ORDER = 'order';

/** The desk's address of an order that buyer and agent talk about. */
export function orderHref(buyerUid: string, orderNumber: string): string {
  return `/messages/${buyerUid}?${ORDER}=${encodeURIComponent(orderNumber)}`;
}

/** The buyer's latest orders beside the conversation, on wide screens. */
export function BuyerPane({ buyerUid }: { buyerUid: string }) {
  const intl = useIntl();
  const [search] = useSearchParams();
  return (
    <aside aria-label={intl.formatMessage({ id: 'desk.orders.title' })} className={styles.pane}>
      <Heading level={2} size="large">
        <FormattedMessage id="desk.orders.title" />
      </Heading>
      <BuyerOrders buyerUid={buyerUid} chosen={search.get(ORDER)} />
    </aside>
  );
}

/** The same orders in a drawer over the conversation, on narrow screens. */
export function BuyerDrawer({ buyerUid }: { buyerUid: string }) {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const chosen = search.get(ORDER);
  const isRoomBeside = matchMedia(media.wide).matches;
  return (
    <Dialog
      place="end"
      title={<FormattedMessage id="desk.orders.title" />}
      open={!isRoomBeside && (isOpen || chosen !== null)}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open && chosen !== null) setSearch({}, { replace: true });
      }}
      trigger={
        <Button size="small" className={styles.opensDrawer}>
          <FormattedMessage id="desk.orders.title" />
        </Button>
      }
    >
      <BuyerOrders buyerUid={buyerUid} chosen={chosen} />
    </Dialog>
  );
}
