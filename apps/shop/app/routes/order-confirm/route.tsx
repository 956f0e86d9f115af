import { screens } from '@rider/model/screens';
import { moneyToDecimal } from '@rider/model/money';
import { BUYER_MESSAGE_WORDS } from '@rider/model/limits';
import type { CheckoutCoupon } from '@rider/model/coupon';
import { isPickUp } from '@rider/model/shipping';
import { countWords } from '@rider/model/validation';
import { useErrorTexts } from '@rider/web/form';
import { LinkButton } from '@rider/ui/button';
import { CouponPicker } from '@rider/ui/coupon-picker';
import { ErrorSummary, FormErrors, TextArea } from '@rider/ui/field';
import { Cluster, Columns, Page, Stack, Sticky } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { OrderLines } from '@rider/ui/order-card';
import { OrderSummary } from '@rider/ui/order-summary';
import { Heading } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useHydrated } from '../../activity/use-hydrated.ts';
import { loadInBrowser } from '../../data/browser-load.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { changing, revalidateAfterError } from '../../data/changes.ts';
import { rejectionOf } from '../../data/rejections.ts';
import { checkoutCouponsQuery } from '../../coupon/coupon-queries.ts';
import {
  addressesQuery,
  checkoutApprovalQuery,
  checkoutQuery,
  countriesQuery,
  jobBudgetsQuery,
} from '../../order/order-queries.ts';
import { answerIn, fetchOnServer, loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { Part } from '../../data/part.tsx';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import type { FormOutcome } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.tsx';
import { ScreenTitle } from '../../page-head/screen-title.tsx';
import { AddressChoice } from './address-choice.tsx';
import { LINES_GONE, readRequest } from './check-delivery.ts';
import { CustomForm } from './custom-form.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { orderRules } from './order-rules.ts';
import { PlaceOrder } from './place-order.tsx';
import { CouponObstacleText } from './coupon-obstacle-text.tsx';
import { ShippingChoice } from './shipping-choice.tsx';
import { preferredAddress, preferredCoupon, shippingAmong, totalsOfFirstChoice, useTotals } from './totals.ts';
import '../../messages/all-messages.ts';
import { asPart } from '../../data/query.ts';

export { action } from './action.ts';
export const clientAction = changing('order');
export const shouldRevalidate = revalidateAfterError;

function queriesOf(request: Request) {
  const checkout = readRequest(new URL(request.url).searchParams);
  if (checkout.lineIds.length === 0) throw redirect(screens.cart);
  const coupons = checkoutCouponsQuery(checkout.lineIds, checkout.buyNow);
  return [checkoutQuery(checkout), addressesQuery, countriesQuery, asPart(capabilitiesQuery), coupons, jobBudgetsQuery];
}

const NO_COUPONS: CheckoutCoupon[] = [];

/** A checkout, or why the lines cannot be ordered, e.g. one is sold out: a text of the backend, or a message id. */
interface Loaded {
  rejection: string | null;
}

async function loadCheckout(args: LoaderFunctionArgs): Promise<void> {
  const seed = await fetchOnServer(args, queriesOf(args.request));
  const totals = totalsOfFirstChoice(
    (query) => answerIn(seed, query),
    readRequest(new URL(args.request.url).searchParams),
  );
  if (totals !== null) await loadOnServer(args, [totals]);
}

/** Turns the backend's error into the screen's content; rethrows any other failure. */
function rejectedWith(failure: unknown): Loaded {
  const rejection = rejectionOf(failure);
  if (rejection === null) throw failure;
  return { rejection: Number(rejection.code) === LINES_GONE.code ? LINES_GONE.text : rejection.message };
}

export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  try {
    await loadCheckout(args);
    return data<Loaded>({ rejection: null });
  } catch (failure) {
    return data(rejectedWith(failure), { status: 409 });
  }
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  try {
    await loadInBrowser(queriesOf(request));
    return { rejection: null };
  } catch (failure) {
    return rejectedWith(failure);
  }
}

/** The checkout, or why there is none. */
export default function OrderConfirm() {
  const { rejection } = useLoaderData<typeof clientLoader>();
  return rejection === null ? <Checkout /> : <Rejected message={rejection} />;
}

function Rejected({ message }: { message: string }) {
  const intl = useIntl();
  const { lines } = useErrorTexts({ lines: message });
  return (
    <Page>
      <Stack gap="x8">
        <ScreenTitle title={intl.formatMessage({ id: 'shop.checkout.title' })} />
        <Banner tone="danger">{lines}</Banner>
        <Cluster gap="x3">
          <LinkButton href={screens.cart}>
            <FormattedMessage id="shop.checkout.toCart" />
          </LinkButton>
          <LinkButton href={screens.orders}>
            <FormattedMessage id="shop.checkout.toOrders" />
          </LinkButton>
        </Cluster>
      </Stack>
    </Page>
  );
}

/** Shipping, address, products, coupon, message to the shop, and totals. */
function Checkout() {
  const intl = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const request = readRequest(parameters);
  const checkout = useQuery(checkoutQuery(request));
  const couponsQuery = checkoutCouponsQuery(request.lineIds, request.buyNow);
  const { data: coupons = NO_COUPONS } = useOptionalQuery(couponsQuery);
  const addresses = useQuery(addressesQuery);
  const capabilities = useOptionalQuery(capabilitiesQuery).data;
  const outcome = useActionData<FormOutcome>();
  const hydrated = useHydrated();
  const { typed, wiring } = useSavedForm({ ...orderRules, outcome });
  const [chosen, setChosen] = useState(() =>
    preferredAddress(addresses, checkout, typed?.addressId ?? request.addressId),
  );
  const [wished, setWished] = useState(() => typed?.couponId ?? preferredCoupon(coupons));
  // The chosen coupon may have become unavailable.
  const couponId = coupons.some(({ id, obstacle }) => id === wished && obstacle === null) ? wished : '';
  const [wishedShipping, setWishedShipping] = useState(typed?.shipping);
  const [job, setJob] = useState(typed?.job ?? '');
  const [notBefore, setNotBefore] = useState(typed?.notBefore ?? '');
  const firstShipping = shippingAmong(checkout, wishedShipping);
  // The options depend on the address.
  const options = useTotals(checkout, {
    addressId: chosen,
    couponId,
    shipping: firstShipping,
    notBefore,
  }).shippingOptions;
  const shipping = shippingAmong({ shippingOptions: options }, wishedShipping);
  const pickUp = isPickUp(shipping ?? '');
  const totals = useTotals(checkout, { addressId: chosen, couponId, shipping, notBefore });
  const { data: approval } = useOptionalQuery(totals.pending ? null : checkoutApprovalQuery(totals.total, job));
  const { data: budgets = [] } = useOptionalQuery(jobBudgetsQuery);
  const hasCountries = useQuery(countriesQuery).length > 0;
  // Regions decide the freight of a backend with them.
  const isFreightKnown = hasCountries || checkout.isVirtual || chosen !== '';
  const isUndeliverable = options.length > 0 && shipping === undefined;
  const title = intl.formatMessage({ id: 'shop.checkout.title' });
  const choose = (addressId: string) => {
    setChosen(addressId);
    // A backend with regions checks whether it delivers to the address when a checkout starts.
    if (!hasCountries)
      setParameters({ ...Object.fromEntries(parameters), addressId }, { replace: true, preventScrollReset: true });
  };
  return (
    <Page>
      <ScreenTitle title={title} />
      <FormErrors errors={wiring.errors}>
        <Columns>
          <Stack gap="x8">
            <ErrorSummary />
            {wiring.message && <Banner tone="danger">{wiring.message}</Banner>}
            {options.length > 0 && (
              <ShippingChoice options={options} value={shipping ?? ''} onChoose={setWishedShipping} />
            )}
            {!pickUp && !checkout.isVirtual && (
              <AddressChoice addresses={addresses} chosen={chosen} onChoose={choose} outcome={outcome} />
            )}
            <Stack as="section">
              <Heading level={2} size="title3">
                <FormattedMessage id="shop.checkout.items" />
              </Heading>
              <OrderLines lines={checkout.lines} />
            </Stack>
            <Part query={couponsQuery}>
              {() =>
                coupons.length > 0 && (
                  <CouponPicker
                    coupons={coupons.map((coupon) => ({
                      ...coupon,
                      obstacle: coupon.obstacle === null ? undefined : <CouponObstacleText coupon={coupon} />,
                    }))}
                    best={preferredCoupon(coupons)}
                    form="order"
                    value={couponId}
                    onValueChange={setWished}
                  />
                )
              }
            </Part>
            {totals.rejection !== null && <Banner tone="danger">{totals.rejection}</Banner>}
            <CustomForm fields={checkout.customForm} typed={typed} />
            {capabilities && (
              <DeliveryFields
                pickUp={pickUp}
                {...capabilities}
                typed={typed}
                onNotBefore={setNotBefore}
                budgets={budgets}
                onJob={setJob}
              />
            )}
            <BuyerMessage defaultValue={typed?.message ?? ''} />
          </Stack>
          <Sticky>
            <Form method="post" id="order" noValidate onSubmit={wiring.onSubmit}>
              <input type="hidden" name="intent" value={orderRules.intent} />
              <input type="hidden" name="key" value={checkout.key} />
              {checkout.isVirtual && <input type="hidden" name="virtual" value="1" />}
              {hydrated && !totals.pending && totals.rejection === null && (
                <input type="hidden" name="quoted" value={moneyToDecimal(totals.total)} />
              )}
              <OrderSummary
                pieces={checkout.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
                subtotal={totals.subtotal}
                freight={isFreightKnown ? totals.freight : null}
                couponDiscount={totals.couponDiscount}
                tax={totals.tax}
                total={totals.total}
                freeFreightFrom={pickUp ? null : checkout.freeFreightFrom}
                pending={totals.pending}
              >
                <PlaceOrder
                  undeliverable={isUndeliverable ? checkout.lines.map(({ name }) => name) : checkout.undeliverable}
                  pending={wiring.pending}
                  approval={approval ?? null}
                />
              </OrderSummary>
            </Form>
          </Sticky>
        </Columns>
      </FormErrors>
    </Page>
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
