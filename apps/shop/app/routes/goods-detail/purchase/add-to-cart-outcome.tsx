import { screens } from '@rider/model/screens';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { formatQuantity } from '@rider/ui/quantity';
import { useIntl } from 'react-intl';
import type { Adding } from './use-add-to-cart.ts';

/** The outcome of adding to the cart as a message. */
export function AddToCartOutcome({ adding, unit }: { adding: Adding; unit: string }) {
  const intl = useIntl();
  if (adding.state === 'failed') return <Banner tone="danger">{adding.message}</Banner>;
  return (
    <div role="status">
      {adding.state === 'added' && (
        <Banner tone="success">
          {intl.formatMessage({ id: 'shop.product.added' }, { quantity: formatQuantity(intl, adding.quantity, unit) })}{' '}
          <Link href={screens.cart}>{intl.formatMessage({ id: 'shop.product.toCart' })}</Link>
        </Banner>
      )}
    </div>
  );
}
