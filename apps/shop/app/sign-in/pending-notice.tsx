import { Banner } from '@rider/ui/banner';
import { useIntl } from 'react-intl';
import type { PendingDescription } from '../cart/pending-cart-item.ts';

/** Shows what sign-in will add to the cart. */
export function PendingNotice({ pending: { intent, quantity, name, values } }: { pending: PendingDescription }) {
  const intl = useIntl();
  const variant = values.reduce(
    (described, value) => intl.formatMessage({ id: 'shop.signIn.pending.variant' }, { described, value }),
    name,
  );
  return (
    <Banner title={intl.formatMessage({ id: `shop.signIn.pending.${intent}` }, { quantity, variant })}>
      {intl.formatMessage({ id: `shop.signIn.pending.${intent}Note` })}
    </Banner>
  );
}
