import { getPunchoutReturn } from '@rider/api/punchout';
import type { PunchoutLine } from '@rider/model/punchout';
import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { Columns, Page, Stack } from '@rider/ui/layout';
import { OrderSummary } from '@rider/ui/order-summary';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, useLoaderData, type HeadersFunction, type LoaderFunctionArgs } from 'react-router';
import { EmptyCart } from '../../cart/empty-cart.tsx';
import { requireOffered } from '../../data/require-offered.ts';
import { callBackend, requireBuyer } from '../../data/server-load.ts';
import '../../messages/account-messages.ts';
import { ScreenTitle } from '../../page-head/screen-title.tsx';
import { FORM_TARGET_HEADER } from '../../session/form-target-header.ts';

/** The document may send its form to the purchasing system, so it is always a document of its own. */
export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  await requireOffered(args);
  const cart = await callBackend(args, ({ api }) => getPunchoutReturn(api));
  return data(cart, { headers: { [FORM_TARGET_HEADER]: new URL(cart.address).origin } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Sends the cart to the company's purchasing system. */
export default function PunchoutReturn() {
  const intl = useIntl();
  const { lines, total, left, address, fields } = useLoaderData<typeof loader>();
  const title = intl.formatMessage({ id: 'shop.punchoutReturn.title' });
  return (
    <Page>
      <ScreenTitle title={title} />
      {lines.length === 0 ? (
        <EmptyCart href={screens.cart} label={<FormattedMessage id="shop.punchoutReturn.toCart" />}>
          <FormattedMessage id="shop.punchoutReturn.empty" />
        </EmptyCart>
      ) : (
        <Columns>
          <LineTable lines={lines} />
          <OrderSummary pieces={lines.reduce((sum, { quantity }) => sum + quantity, 0)} subtotal={total} total={total}>
            {left > 0 && (
              <Banner tone="warning">
                <FormattedMessage id="shop.cart.leftBehind" values={{ count: left }} />
              </Banner>
            )}
            <form method="post" action={address}>
              <Stack>
                {fields.map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <Button type="submit" variant="primary" fullWidth>
                  <FormattedMessage id="shop.punchoutReturn.send" />
                </Button>
                <Text size="small" tone="quiet">
                  <FormattedMessage
                    id="shop.punchoutReturn.note"
                    values={{ host: new URL(address).host, total: formatMoney(intl, total) }}
                  />
                </Text>
              </Stack>
            </form>
          </OrderSummary>
        </Columns>
      )}
    </Page>
  );
}

function Product({ name, variant, sku }: PunchoutLine) {
  return (
    <Stack gap="x1">
      <Text>{name}</Text>
      <Text size="small" tone="quiet">
        {[sku, variant].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

function LineTable({ lines }: { lines: readonly PunchoutLine[] }) {
  const intl = useIntl();
  const label = (name: 'product' | 'quantity' | 'price' | 'total') =>
    intl.formatMessage({ id: `shop.punchoutReturn.${name}` });
  const columns: DataColumn<PunchoutLine>[] = [
    { id: 'product', label: label('product'), cell: Product, rowHeader: true },
    {
      id: 'quantity',
      label: label('quantity'),
      numeric: true,
      cell: ({ quantity, unit }) => `${intl.formatNumber(quantity)} ${unit}`,
    },
    { id: 'price', label: label('price'), numeric: true, cell: ({ unitPrice }) => formatMoney(intl, unitPrice) },
    { id: 'total', label: label('total'), numeric: true, cell: ({ lineTotal }) => formatMoney(intl, lineTotal) },
  ];
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'shop.punchoutReturn.lines' })}
      columns={columns}
      rows={lines}
      getRowId={({ sku }) => sku}
    />
  );
}
