import { Banner } from '@rider/ui/banner';
import { useIntl } from 'react-intl';
import type { PendingDescription } from '../cart/pending-cart-item.ts';

/** Shows what sign-in will add to the cart. */
export function PendingNotice({ pending: { intent, quantity, name, values } }: { pending: PendingDescription }) {
  const intl = useIntl();
  const article = values.reduce(
    (described, value) => intl.formatMessage({ id: 'shop.signIn.pending.article' }, { described, value }),
    name,
  );
  return (
    <Banner title={intl.formatMessage({ id: `shop.signIn.pending.${intent}` }, { quantity, article })}>
      {intl.formatMessage({ id: `shop.signIn.pending.${intent}Note` })}
    </Banner>
  );
}
