import { Notice } from '@rider/ui/notice';
import { useIntl } from 'react-intl';
import type { WishInWords } from '../wish/wish.ts';

/** Tells what sign-in will add to the cart. */
export function WishNotice({ wish: { intent, quantity, name, values } }: { wish: WishInWords }) {
  const intl = useIntl();
  const article = values.reduce(
    (described, value) => intl.formatMessage({ id: 'shop.signIn.wish.article' }, { described, value }),
    name,
  );
  return (
    <Notice title={intl.formatMessage({ id: `shop.signIn.wish.${intent}` }, { quantity, article })}>
      {intl.formatMessage({ id: `shop.signIn.wish.${intent}Note` })}
    </Notice>
  );
}
