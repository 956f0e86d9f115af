import { screens } from '@rider/model/screens';
import { BUYER_MESSAGE_WORDS, PURCHASE_ORDER_NUMBER_LENGTH } from '@rider/model/limits';
import { countWords } from '@rider/model/validation';
import { Button, LinkButton } from '@rider/ui/button';
import { CouponPicker } from '@rider/ui/coupon-picker';
import { ErrorSummary, FormErrors, TextArea, TextField } from '@rider/ui/field';
import { Columns, Page, Stack, Sticky } from '@rider/ui/layout';
import { Notice } from '@rider/ui/notice';
import { OrderLines } from '@rider/ui/order-card';
import { OrderSummary } from '@rider/ui/order-summary';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import { wordsOfRefusal } from '../../data/missing.ts';
import { applicableCouponsQuery } from '../../data/money-queries.ts';
import { addressesQuery, checkoutQuery, countriesQuery, type CheckoutRequest } from '../../data/order-queries.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import type { Seed } from '../../data/query.ts';
import { useQuery } from '../../data/use-query.ts';
import { PageHead } from '../../shell/page-head.tsx';
import type { action } from './action.ts';
import { AddressChoice } from './address-choice.tsx';
import { preferredAddress, preferredCoupon, totalsOfFirstChoice, useTotals } from './totals.ts';
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
  if (checkout.lineIds.length === 0) throw redirect(screens.cart);
  const coupons = applicableCouponsQuery(checkout.lineIds, checkout.buyNow);
  return [checkoutQuery(checkout), addressesQuery, countriesQuery, coupons];
}

/** What the screen shows: a checkout, or why the lines cannot be ordered as they stand, a sold-out one for example. */
interface Loaded {
  seed: Seed;
  refused: string | null;
}

async function loadCheckout(args: LoaderFunctionArgs): Promise<Seed> {
  const { seed } = await loadOnServer(args, queriesOf(args.request));
  const totals = totalsOfFirstChoice(seed, readRequest(new URL(args.request.url).searchParams));
  if (totals === null) return seed;
  return [...seed, ...(await loadOnServer(args, [totals])).seed];
}

/** Puts the words of a refusal in the place of a checkout; other failures go on. */
function refusedWith(failure: unknown): Loaded {
  const refused = wordsOfRefusal(failure);
  if (refused === null) throw failure;
  return { seed: [], refused };
}

export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  try {
    return data<Loaded>({ seed: await loadCheckout(args), refused: null });
  } catch (failure) {
    return data(refusedWith(failure), { status: 409 });
  }
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  // Prices and stock may have changed since the last look; a checkout is never shown from memory.
  forget('checkout', 'addresses', 'applicable-coupons');
  try {
    return { ...(await loadInBrowser(queriesOf(request))), refused: null };
  } catch (failure) {
    return refusedWith(failure);
  }
}

/** The checkout (R2.7), or in words why there is none. */
export default function OrderConfirm() {
  const { refused } = useLoaderData<typeof clientLoader>();
  return refused === null ? <Checkout /> : <Refused message={refused} />;
}

function Refused({ message }: { message: string }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'shop.checkout.title' });
  return (
    <Page>
      <PageHead title={title} />
      <Stack gap="x8">
        <Heading level={1} size="title2">
          {title}
        </Heading>
        <Notice tone="danger">{message}</Notice>
        <div>
          <LinkButton href={screens.cart}>
            <FormattedMessage id="shop.checkout.toCart" />
          </LinkButton>
        </div>
      </Stack>
    </Page>
  );
}

/** Where the order goes, what is in it, a word to the shop, and what it comes to. */
function Checkout() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const request = readRequest(parameters);
  const checkout = useQuery(checkoutQuery(request));
  const coupons = useQuery(applicableCouponsQuery(request.lineIds, request.buyNow));
  const addresses = useQuery(addressesQuery);
  const refusal = useActionData<typeof action>();
  const pending = useNavigation().state !== 'idle';
  const [chosen, setChosen] = useState(() => preferredAddress(addresses, checkout, request.addressId));
  const [wished, setWished] = useState(() => refusal?.couponId ?? preferredCoupon(coupons));
  // A coupon may be gone by the next look.
  const couponId = coupons.some(({ id }) => id === wished) ? wished : '';
  const totals = useTotals(checkout, { addressId: chosen, couponId });
  const errors = useTranslated(refusal?.errors);
  const title = intl.formatMessage({ id: 'shop.checkout.title' });
  return (
    <Page>
      <PageHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
      <FormErrors errors={errors}>
        <Columns>
          <Stack gap="x8">
            <ErrorSummary />
            {refusal?.message && <Notice tone="danger">{refusal.message}</Notice>}
            <AddressChoice addresses={addresses} chosen={chosen} onChoose={setChosen} refusal={refusal?.address} />
            <Stack as="section">
              <Heading level={2} size="title3">
                <FormattedMessage id="shop.checkout.goods" />
              </Heading>
              <OrderLines lines={checkout.lines} />
            </Stack>
            {coupons.length > 0 && (
              <CouponPicker
                coupons={coupons}
                best={preferredCoupon(coupons)}
                form="order"
                value={couponId}
                onValueChange={setWished}
              />
            )}
            {totals.refusal !== null && <Notice tone="danger">{totals.refusal}</Notice>}
            <PurchaseOrderNumber defaultValue={refusal?.purchaseOrderNumber ?? ''} />
            <BuyerMessage defaultValue={refusal?.buyerMessage ?? ''} />
          </Stack>
          <Sticky>
            <Form method="post" id="order">
              <input type="hidden" name="key" value={checkout.key} />
              <OrderSummary
                pieces={checkout.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
                goodsTotal={totals.goodsTotal}
                freight={totals.freight}
                couponDiscount={totals.couponDiscount}
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

/** Message ids in words; the same object while the ids are the same. */
function useTranslated(ids: Record<string, string> | undefined): Record<string, string> {
  const intl = useIntl();
  const [shown, setShown] = useState<{ of: typeof ids; texts: Record<string, string> }>({ of: undefined, texts: {} });
  if (shown.of === ids) return shown.texts;
  const texts = Object.fromEntries(
    Object.entries(ids ?? {}).map(([name, id]) => [
      name,
      intl.formatMessage({ id: id as FormatjsIntl.Message['ids'] }),
    ]),
  );
  setShown({ of: ids, texts });
  return texts;
}

function PurchaseOrderNumber({ defaultValue }: { defaultValue: string }) {
  const intl = useIntl();
  return (
    <TextField
      label={intl.formatMessage({ id: 'shop.checkout.purchaseOrderNumber' })}
      description={intl.formatMessage({ id: 'shop.checkout.purchaseOrderNumberHint' })}
      name="purchaseOrderNumber"
      form="order"
      maxLength={PURCHASE_ORDER_NUMBER_LENGTH}
      autoComplete="off"
      defaultValue={defaultValue}
    />
  );
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
