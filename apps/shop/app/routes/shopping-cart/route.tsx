import { checkoutScreen, quoteRequestScreen } from '@rider/model/order-screens';
import { punchoutReturnScreen } from '@rider/model/punchout';
import { screens } from '@rider/model/screens';
import { CartTable } from '@rider/ui/cart-table';
import { formatDay } from '@rider/ui/date';
import { Button, LinkButton } from '@rider/ui/button';
import { Columns, Page, Stack, Sticky } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { OrderSummary } from '@rider/ui/order-summary';
import { Text } from '@rider/ui/text';
import { money } from '@rider/model/money';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useActionData, useSearchParams } from 'react-router';
import type { ProductLineVerdict } from '../../cart/add-lines.ts';
import { EmptyCart } from '../../cart/empty-cart.tsx';
import { useFaultText } from '../../cart/fault-text.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { cartCountQuery, cartQuery } from '../../data/queries.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { screen } from '../../data/screen.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { ScreenTitle } from '../../page-head/screen-title.tsx';
import { useDocumentData } from '../../session/document-data.tsx';
import { SaveAsList } from '../../shopping-list/save-as-list.tsx';
import type { action } from './action.ts';
import type { ShownLine } from './cart-operations.ts';
import { useCart } from './use-cart.ts';
import '../../messages/all-messages.ts';
import { asPart } from '../../data/query.ts';

export { action } from './action.ts';

export const loader = buyerLoader([cartQuery, asPart(capabilitiesQuery)]);

export const clientLoader = browserLoader([cartQuery, cartCountQuery, asPart(capabilitiesQuery)]);

/** The cart: orderable lines, lines with a problem, and the link to the checkout. */
function ShoppingCart() {
  const intl = useIntl();
  const cart = useCart();
  const error = useActionData<typeof action>();
  const [parameters] = useSearchParams();
  const again = parameters.get('again');
  const lines = [...cart.lines, ...cart.invalid];
  return (
    <Page>
      <ScreenTitle title={intl.formatMessage({ id: 'shop.cart.title' })} />
      {again !== null && lines.length > 0 && (
        <Banner tone="success" live>
          <FormattedMessage id="shop.cart.again" values={{ order: again }} />
        </Banner>
      )}
      {error?.message && <Banner tone="danger">{error.message}</Banner>}
      {error && error.verdicts.length > 0 && <NotAdded verdicts={error.verdicts} />}
      <Columns>
        <CartTable
          lines={lines}
          empty={
            <EmptyCart href={screens.categories} label={<FormattedMessage id="shop.cart.browse" />}>
              <FormattedMessage id="shop.cart.emptyNote" />
            </EmptyCart>
          }
          onQuantityChange={cart.set}
          onRemove={cart.remove}
          onRetry={cart.retry}
        />
        {lines.length > 0 && (
          <Parcels lines={cart.lines} pending={cart.pending}>
            <Form method="post" action={screens.shoppingLists}>
              {lines.map(({ id, skuCode, name, quantity }) => (
                <Fragment key={id}>
                  <input type="hidden" name="text" value={skuCode || name} />
                  <input type="hidden" name="quantity" value={quantity} />
                </Fragment>
              ))}
              <SaveAsList />
            </Form>
          </Parcels>
        )}
      </Columns>
    </Page>
  );
}

export default screen(ShoppingCart);

/** The variants that a form without script did not add, each with the reason. */
function NotAdded({ verdicts }: { verdicts: readonly ProductLineVerdict[] }) {
  const intl = useIntl();
  const faultText = useFaultText();
  const title = intl.formatMessage({ id: 'shop.product.variants.notAdded' }, { count: verdicts.length });
  return (
    <Banner tone="danger" title={title}>
      <ul>
        {verdicts.map(({ skuId, code, problem, variant, message }) => (
          <li key={skuId}>
            {code} {problem && faultText(problem, variant, message)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** The totals of each parcel: products in stock go together, presale products by the day on which they ship. */
function Parcels({ lines, pending, children }: { lines: ShownLine[]; pending: boolean; children: ReactNode }) {
  const hasQuotes = useOptionalQuery(capabilitiesQuery).data?.accounts;
  const orderable = lines.filter(({ problem }) => problem === null);
  const left = lines.length - orderable.length;
  const days = [...new Set(orderable.map(shippingDay))].toSorted((one, other) => one - other);
  return (
    <Sticky>
      <Stack gap="x6">
        {(days.length > 0 ? days : [0]).map((day, index) => (
          <Totals
            key={day}
            lines={orderable.filter((line) => shippingDay(line) === day)}
            shipsAt={day}
            left={index === 0 ? left : 0}
            apart={days.length > 1}
            pending={pending}
          />
        ))}
        {children}
        {hasQuotes && (
          <LinkButton href={quoteRequestScreen} fullWidth>
            <FormattedMessage id="shop.cart.quote" />
          </LinkButton>
        )}
      </Stack>
    </Sticky>
  );
}

/** When a line ships, epoch milliseconds; 0 for products in stock. */
function shippingDay({ promotion }: ShownLine): number {
  return promotion?.shipsAt ?? 0;
}

/** Props of the totals of a parcel. */
interface TotalsProps {
  lines: ShownLine[];
  /** When it ships, epoch milliseconds; 0 for products in stock. */
  shipsAt: number;
  /** Lines that cannot be ordered, which are left out. */
  left: number;
  /** Whether there are others. */
  apart: boolean;
  pending: boolean;
}

function Totals({ lines: orderable, shipsAt, left, apart, pending }: TotalsProps) {
  const intl = useIntl();
  const tax = useOptionalQuery(capabilitiesQuery).data?.tax;
  const subtotal = money(orderable.reduce((sum, { lineTotal }) => sum + lineTotal, 0));
  const address = checkoutScreen(orderable.map(({ id }) => id));
  const values = { day: formatDay(intl, shipsAt) };
  const isPresale = apart && shipsAt > 0;
  const title = isPresale ? 'shop.cart.presale' : 'shop.cart.inStock';
  const { isPunchout = false } = useDocumentData() ?? {};
  const checkout = (
    <FormattedMessage
      id={isPunchout ? 'shop.cart.toSystem' : isPresale ? 'shop.cart.checkoutPresale' : 'shop.cart.checkout'}
      values={values}
    />
  );
  return (
    <OrderSummary
      title={apart ? <FormattedMessage id={title} values={values} /> : undefined}
      pieces={orderable.reduce((sum, { quantity }) => sum + quantity, 0)}
      subtotal={subtotal}
      total={subtotal}
      pending={pending}
    >
      {left > 0 && (
        <Banner tone="warning">
          <FormattedMessage id="shop.cart.leftBehind" values={{ count: left }} />
        </Banner>
      )}
      {orderable.length > 0 &&
        (pending ? (
          <Button variant="primary" fullWidth pending>
            {checkout}
          </Button>
        ) : isPunchout ? (
          // A document of its own may send a form to the purchasing system.
          <Form action={punchoutReturnScreen} reloadDocument>
            <Button type="submit" variant="primary" fullWidth>
              {checkout}
            </Button>
          </Form>
        ) : (
          <LinkButton href={address} variant="primary" fullWidth>
            {checkout}
          </LinkButton>
        ))}
      <Text size="small" tone="quiet">
        {isPresale && (
          <span>
            <FormattedMessage id="shop.cart.apart" />
          </span>
        )}{' '}
        <span>
          <FormattedMessage id={tax ? 'shop.cart.taxNote' : 'shop.cart.freightNote'} />
        </span>
      </Text>
    </OrderSummary>
  );
}
