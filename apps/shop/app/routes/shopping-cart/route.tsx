import { checkoutScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import { CartTable } from '@rider/ui/cart-table';
import { EmptyState } from '@rider/ui/empty-state';
import { Button, LinkButton } from '@rider/ui/button';
import { Columns, Page, Sticky } from '@rider/ui/layout';
import { Notice } from '@rider/ui/notice';
import { OrderSummary } from '@rider/ui/order-summary';
import { Heading, Text } from '@rider/ui/text';
import { money } from '@rider/model/money';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { loadInBrowser } from '../../data/browser-load.ts';
import { useCart } from '../../data/cart.ts';
import type { ShownLine } from '../../data/cart-operations.ts';
import { cartCountQuery, cartQuery } from '../../data/queries.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { screen } from '../../data/screen.ts';
import { PageHead } from '../../shell/page-head.tsx';
import type { action } from './action.ts';
import '../../messages/all-messages.ts';

export { action } from './action.ts';

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, [cartQuery]);
}

export const clientLoader = () => loadInBrowser([cartQuery, cartCountQuery]);

/** The cart (R2.7): orderable lines, lines with a problem, and the link to the checkout. */
function ShoppingCart() {
  const intl = useIntl();
  const cart = useCart();
  const refusal = useActionData<typeof action>();
  const [parameters] = useSearchParams();
  const again = parameters.get('again');
  const lines = [...cart.lines, ...cart.invalid];
  const title = intl.formatMessage({ id: 'shop.cart.title' });
  return (
    <Page>
      <PageHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
      {again !== null && lines.length > 0 && (
        <Notice tone="success" live>
          <FormattedMessage id="shop.cart.again" values={{ order: again }} />
        </Notice>
      )}
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      <Columns>
        <CartTable
          lines={lines}
          empty={<NothingInCart />}
          onQuantityChange={cart.set}
          onRemove={cart.remove}
          onRetry={cart.retry}
        />
        {lines.length > 0 && <Totals lines={cart.lines} pending={cart.pending} />}
      </Columns>
    </Page>
  );
}

export default screen(ShoppingCart);

function NothingInCart() {
  const intl = useIntl();
  return (
    <EmptyState
      icon="cart"
      title={intl.formatMessage({ id: 'shop.cart.empty' })}
      actions={
        <LinkButton href={screens.categories} variant="primary">
          <FormattedMessage id="shop.cart.browse" />
        </LinkButton>
      }
    >
      <FormattedMessage id="shop.cart.emptyNote" />
    </EmptyState>
  );
}

/** The totals of the orderable lines; lines with a problem are left out. */
function Totals({ lines, pending }: { lines: ShownLine[]; pending: boolean }) {
  const orderable = lines.filter(({ problem }) => problem === null);
  const left = lines.length - orderable.length;
  const goodsTotal = money(orderable.reduce((sum, { lineTotal }) => sum + lineTotal, 0));
  const address = checkoutScreen(orderable.map(({ id }) => id));
  return (
    <Sticky>
      <OrderSummary
        pieces={orderable.reduce((sum, { quantity }) => sum + quantity, 0)}
        goodsTotal={goodsTotal}
        total={goodsTotal}
        pending={pending}
      >
        {left > 0 && (
          <Notice tone="warning">
            <FormattedMessage id="shop.cart.leftBehind" values={{ count: left }} />
          </Notice>
        )}
        {orderable.length > 0 &&
          (pending ? (
            <Button variant="primary" fullWidth pending>
              <FormattedMessage id="shop.cart.checkout" />
            </Button>
          ) : (
            <LinkButton href={address} variant="primary" fullWidth>
              <FormattedMessage id="shop.cart.checkout" />
            </LinkButton>
          ))}
        <Text size="small" tone="quiet">
          <FormattedMessage id="shop.cart.freightNote" />
        </Text>
      </OrderSummary>
    </Sticky>
  );
}
