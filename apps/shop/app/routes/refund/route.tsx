import { refundScreen } from '@rider/model/order-screens';
import { moneyToDecimal } from '@rider/model/money';
import { useHydrated } from '../../activity/use-hydrated.ts';
import { screens } from '@rider/model/screens';
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
import { Heading, Text } from '@rider/ui/text';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { orderNumberOf } from '../../data/order-number.ts';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import {
  REFUND_CHANGES,
  refundableOrderQuery,
  refundQuoteQuery,
  refundReasonsQuery,
} from '../../data/refund-queries.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { useErrorsInWords } from '../../form/errors-in-words.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { formLimitOf } from '../../upload/form-limit.ts';
import { uploadPicture } from '../../upload/upload-picture.ts';
import type { action } from './action.ts';
import type { TypedRefund } from './typed-refund.ts';
import '../../messages/order-messages.ts';

/** The form's limit, for the server. */
export const handle = { formLimit: formLimitOf(REFUND_PHOTOS) };

export { action } from './action.ts';
export { clientAction } from './client-action.ts';

export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const number = orderNumberOf(args.request);
  return { ...(await loadOnServer(args, [refundableOrderQuery(number), refundReasonsQuery])), number };
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const number = orderNumberOf(request);
  forget(...REFUND_CHANGES);
  return { ...(await loadInBrowser([refundableOrderQuery(number), refundReasonsQuery])), number };
}

/** Asks for a refund of an order or a part of it (R2.8, R6.4). */
export default function AskForRefund() {
  const intl = useIntl();
  const { number } = useLoaderData<typeof loader>();
  const order = useQuery(refundableOrderQuery(number));
  const title = intl.formatMessage({ id: 'shop.refund.ask.title' });
  return (
    <Page width="task">
      <PageHead title={title} />
      <Stack gap="x2">
        <Heading level={1} size="title2">
          {title}
        </Heading>
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
  const refusal = useActionData<typeof action>()?.refusal;
  const pending = useNavigation().state !== 'idle';
  const typed = refusal?.values;
  const [chosen, setChosen] = useState<readonly RefundedQuantity[]>(
    () => typed?.lines ?? order.lines.map(({ id, refundable }) => ({ lineId: id, quantity: refundable })),
  );
  const isRight = chosen.length > 0 && chosen.every(({ quantity }) => quantity > 0);
  const { data: amount = null, mutate: quoteAgain } = useOptionalQuery(
    isRight ? refundQuoteQuery(order.id, chosen) : null,
  );
  const hydrated = useHydrated();
  useEffect(() => {
    // It may have been refused because the amount is another one now.
    if (refusal) void quoteAgain();
  }, [refusal, quoteAgain]);
  return (
    <RefundForm
      form={Form}
      lines={order.lines}
      kinds={order.kinds}
      reasons={reasons.map((reason) => ({ value: reason, label: reason }))}
      amount={amount}
      onChoiceChange={({ lines }) => setChosen(lines.map(({ id, quantity }) => ({ lineId: id, quantity })))}
      remarkWords={{ count: countWords, max: REFUND_REMARK_WORDS }}
      upload={uploadPicture}
      maxPhotos={REFUND_PHOTOS}
      defaultValues={typed && valuesOf(typed)}
      errors={useErrorsInWords(refusal?.errors)}
      message={refusal?.message}
      pending={pending}
    >
      <input type="hidden" name="orderId" value={order.id} />
      {/* Without script the amount does not follow the choice, so it is no quote. */}
      {hydrated && amount !== null && <input type="hidden" name="quoted" value={moneyToDecimal(amount)} />}
    </RefundForm>
  );
}

function valuesOf({ kind, lines, reason, remark, photos }: TypedRefund): Partial<RefundFormValues> {
  return { kind, lines: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })), reason, remark, photos };
}

/** Why nothing can be asked for, and where to look instead. */
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
