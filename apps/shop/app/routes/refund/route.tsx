import { refundScreen } from '@rider/model/order-screens';
import { moneyToDecimal } from '@rider/model/money';
import { useHydrated } from '../../activity/use-hydrated.ts';
import { screens } from '@rider/model/screens';
import { applyForRefund } from '@rider/api/refund';
import type { RefundableOrder } from '@rider/model/order';
import type { RefundedQuantity } from '@rider/model/refund';
import { isOpenRefund } from '@rider/model/refund';
import { REFUND_PHOTOS, REFUND_REMARK_WORDS } from '@rider/model/limits';
import { countWords } from '@rider/model/validation';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Page, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { RefundForm, type RefundFormValues } from '@rider/ui/refund-form';
import { Text } from '@rider/ui/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { orderNumberOf } from '../../screen-parameters/id-in-address.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { refetch, changing, revalidateAfterError } from '../../data/changes.ts';
import { refundableOrderQuery, refundQuoteQuery, refundReasonsQuery } from '../../refund/refund-queries.ts';
import { asPart } from '../../data/query.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../form/form-outcome.ts';
import { quotedAmountIn } from '../../form/quoted-amount.ts';
import { useSavedForm } from '../../form/use-saved-form.tsx';
import { ScreenTitle } from '../../page-head/screen-title.tsx';
import { formLimitOf } from '../../upload/form-limit.ts';
import { uploadPicture } from '../../upload/upload-picture.ts';
import { refundRules, type TypedRefund } from './typed-refund.ts';
import '../../messages/all-messages.ts';

/** Raises the server's limit for the form's size. */
export const handle = { formLimit: formLimitOf(REFUND_PHOTOS) };

/** Requests the refund. */
export function action(args: ActionFunctionArgs) {
  return answerForm<TypedRefund>(args, (api, form) =>
    saveForm(api, form, {
      ...refundRules,
      save: async (refund) => {
        const request = { ...refund, orderId: textOf(form, 'orderId'), quoted: quotedAmountIn(form) };
        const number = await applyForRefund(api, request);
        return number === null ? screens.refunds : `${refundScreen(number)}&asked=1`;
      },
    }),
  );
}

export const clientAction = changing('refund');
export const shouldRevalidate = revalidateAfterError;

function needs(request: Request) {
  const number = orderNumberOf(request);
  return { queries: [refundableOrderQuery(number), refundReasonsQuery, asPart(capabilitiesQuery)], data: { number } };
}

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

/** Requests a refund of an order or part of it. */
export default function RequestRefund() {
  const intl = useIntl();
  const { number } = useLoaderData<typeof loader>();
  const order = useQuery(refundableOrderQuery(number));
  const title = intl.formatMessage({ id: 'shop.refund.ask.title' });
  return (
    <Page width="task">
      <Stack gap="x2">
        <ScreenTitle title={title} />
        <Text tone="quiet">
          <Link href={screens.order(order.number)}>
            <FormattedMessage id="shop.order.title" values={{ number: order.number }} />
          </Link>
        </Text>
        {order.refundable && (
          <Text>
            <FormattedMessage id="shop.refund.ask.about" />
          </Text>
        )}
      </Stack>
      {order.refundable ? <Request order={order} /> : <NotNow order={order} />}
    </Page>
  );
}

function Request({ order }: { order: RefundableOrder }) {
  const reasons = useQuery(refundReasonsQuery);
  const outcome = useActionData<FormOutcome<TypedRefund>>();
  const { typed, wiring } = useSavedForm({ ...refundRules, outcome });
  const [chosen, setChosen] = useState<readonly RefundedQuantity[]>(
    () => typed?.lines ?? order.lines.map(({ id, refundable }) => ({ lineId: id, quantity: refundable })),
  );
  const isRight = chosen.length > 0 && chosen.every(({ quantity }) => quantity > 0);
  const isQuoted = useOptionalQuery(capabilitiesQuery).data?.quotesRefunds ?? true;
  const quoteQuery = isRight && isQuoted ? refundQuoteQuery(order.id, chosen) : null;
  const { data: quote } = useOptionalQuery(quoteQuery);
  const amount = quote?.amount ?? null;
  const hydrated = useHydrated();
  const askForQuote = useEffectEvent(() => quoteQuery && void refetch(quoteQuery));
  useEffect(() => {
    // A changed amount may have caused the error.
    if (outcome) askForQuote();
  }, [outcome]);
  return (
    <RefundForm
      {...wiring}
      lines={order.lines}
      kinds={order.kinds}
      reasons={reasons.map((reason) => ({ value: reason, label: reason }))}
      amount={isQuoted ? amount : undefined}
      tax={quote?.tax ?? null}
      onChoiceChange={({ lines }) => setChosen(lines.map(({ id, quantity }) => ({ lineId: id, quantity })))}
      remarkWords={{ count: countWords, max: REFUND_REMARK_WORDS }}
      upload={uploadPicture}
      maxPhotos={REFUND_PHOTOS}
      defaultValues={typed && valuesOf(typed)}
    >
      <input type="hidden" name="orderId" value={order.id} />
      {/* Without script the amount does not follow the selection, so it must not be sent as a quote. */}
      {hydrated && amount !== null && <input type="hidden" name="quoted" value={moneyToDecimal(amount)} />}
    </RefundForm>
  );
}

function valuesOf({ kind, lines, reason, remark, photos }: TypedRefund): Partial<RefundFormValues> {
  return { kind, lines: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })), reason, remark, photos };
}

/** Why no refund can be requested, and a link to continue. */
function NotNow({ order }: { order: RefundableOrder }) {
  const open = order.refunds.find(({ state }) => isOpenRefund(state));
  return (
    <EmptyState
      icon="info"
      title={<FormattedMessage id={open ? 'shop.refund.ask.open' : 'shop.refund.ask.nothing'} />}
      actions={
        <LinkButton href={open ? refundScreen(open.number) : screens.order(order.number)} variant="primary">
          <FormattedMessage id={open ? 'shop.refund.ask.see' : 'shop.refund.ask.back'} />
        </LinkButton>
      }
    />
  );
}
