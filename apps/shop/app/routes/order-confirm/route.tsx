import type { Address } from '@rider/api/address';
import { computeOrder, type Checkout } from '@rider/api/order';
import { BUYER_MESSAGE_WORDS, countWords } from '@rider/api/validation';
import { Button } from '@rider/ui/button';
import { ErrorSummary, FormErrors, TextArea } from '@rider/ui/field';
import { Columns, Page, Stack, Sticky } from '@rider/ui/layout';
import { Notice } from '@rider/ui/notice';
import { OrderLines } from '@rider/ui/order-card';
import { OrderSummary } from '@rider/ui/order-summary';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Form,
  redirect,
  useActionData,
  useNavigation,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { browserApi, forget, loadInBrowser } from '../../data/browser-load.ts';
import { addressesQuery, checkoutQuery, countriesQuery, type CheckoutRequest } from '../../data/order-queries.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { PageHead } from '../../shell/page-head.tsx';
import type { action } from './action.ts';
import { AddressChoice } from './address-choice.tsx';
import '../../messages/order-messages.ts';

export { action } from './action.ts';

function readRequest(parameters: URLSearchParams): CheckoutRequest {
  return {
    lineIds: (parameters.get('cartId') ?? '').split(',').filter(Boolean),
    buyNow: parameters.get('new') === '1',
    addressId: parameters.get('addressId'),
  };
}

function queriesOf(request: Request) {
  const checkout = readRequest(new URL(request.url).searchParams);
  if (checkout.lineIds.length === 0) throw redirect('/shoppingCart');
  return [checkoutQuery(checkout), addressesQuery, countriesQuery];
}

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, queriesOf(args.request));
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  // Prices and stock may have changed since the last look; a checkout is never shown from memory.
  forget('checkout', 'addresses');
  return loadInBrowser(queriesOf(request));
}

/** Where the order goes, what is in it, a word to the shop, and what it comes to (R2.7). */
export default function OrderConfirm() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const checkout = useQuery(checkoutQuery(readRequest(parameters)));
  const addresses = useQuery(addressesQuery);
  const refusal = useActionData<typeof action>();
  const pending = useNavigation().state !== 'idle';
  const [chosen, setChosen] = useState(() => preferred(addresses, checkout, parameters.get('addressId')));
  const totals = useTotals(checkout, chosen);
  const errors = useTranslated(refusal?.errors);
  const title = intl.formatMessage({ id: 'shop.checkout.title' });
  return (
    <Page>
      <PageHead title={title} />
      <Heading level={1}>{title}</Heading>
      <FormErrors errors={errors}>
        <Columns>
          <Stack gap="x8">
            <ErrorSummary />
            {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
            <AddressChoice addresses={addresses} chosen={chosen} onChoose={setChosen} refusal={refusal?.address} />
            <Stack as="section">
              <Heading level={2} size="title3">
                <FormattedMessage id="shop.checkout.goods" />
              </Heading>
              <OrderLines lines={checkout.lines} />
            </Stack>
            <BuyerMessage defaultValue={refusal?.buyerMessage ?? ''} />
          </Stack>
          <Sticky>
            <Form method="post" id="order">
              <input type="hidden" name="key" value={checkout.key} />
              <OrderSummary
                pieces={checkout.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
                goodsTotal={totals.goodsTotal}
                freight={totals.freight}
                total={totals.total}
                freeFreightFrom={checkout.freeFreightFrom}
                pending={totals.pending}
              >
                <Button type="submit" variant="primary" fullWidth pending={pending}>
                  <FormattedMessage id="shop.checkout.submit" />
                </Button>
                <Text size="small" tone="quiet">
                  <FormattedMessage id="shop.checkout.note" />
                </Text>
              </OrderSummary>
            </Form>
          </Sticky>
        </Columns>
      </FormErrors>
    </Page>
  );
}

function preferred(addresses: Address[], checkout: Checkout, asked: string | null): string {
  const ids = addresses.map(({ id }) => id);
  return [asked, checkout.address?.id, ids[0]].find((id) => id && ids.includes(id)) ?? '';
}

/** The totals for the chosen address: the checkout's own, or the backend's answer for another one. */
function useTotals(checkout: Checkout, addressId: string) {
  const own = !addressId || addressId === checkout.address?.id;
  const { data, isLoading } = useOptionalQuery(
    own
      ? null
      : {
          key: ['computed', checkout.key, addressId] as const,
          call: async () => computeOrder(await browserApi(), checkout.key, { addressId, method: 'balance' }),
        },
  );
  const totals = data?.kind === 'totals' ? data : checkout;
  return { goodsTotal: totals.goodsTotal, freight: totals.freight, total: totals.total, pending: isLoading };
}

/** Message ids in words; the same object while the ids are the same. */
function useTranslated(ids: Record<string, string> | undefined): Record<string, string> {
  const intl = useIntl();
  const [shown, setShown] = useState<{ of: typeof ids; texts: Record<string, string> }>({ of: undefined, texts: {} });
  if (shown.of === ids) return shown.texts;
  const texts = Object.fromEntries(Object.entries(ids ?? {}).map(([name, id]) => [name, intl.formatMessage({ id })]));
  setShown({ of: ids, texts });
  return texts;
}

function BuyerMessage({ defaultValue }: { defaultValue: string }) {
  const intl = useIntl();
  return (
    <TextArea
      label={intl.formatMessage({ id: 'shop.checkout.message' })}
      description={intl.formatMessage({ id: 'shop.checkout.messageHint' })}
      name="message"
      form="order"
      rows={3}
      defaultValue={defaultValue}
      words={{ count: countWords, max: BUYER_MESSAGE_WORDS }}
    />
  );
}
