import { refundScreen } from '@rider/model/order-screens';
import { allowedRefundActions, type Refund } from '@rider/model/refund';
import { REFUND_PHOTOS } from '@rider/model/limits';
import { returnLogisticsSchema } from '@rider/model/validation';
import { sendReturnShipment } from '@rider/api/refund';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Page } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { ReturnLogisticsForm } from '@rider/ui/return-logistics-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { browserLoader } from '../../data/browser-load.ts';
import { changing, revalidateAfterError } from '../../data/changes.ts';
import { couriersQuery, refundQuery } from '../../refund/refund-queries.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { FormHead } from '../../form/form-head.tsx';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { photoFormRules, textOf, type FormOutcome, type TextsAndPhotos } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.tsx';
import { refundNumberOf } from '../../screen-parameters/id-in-address.ts';
import { formLimitOf } from '../../upload/form-limit.ts';
import { uploadPicture } from '../../upload/upload-picture.ts';
import '../../messages/all-messages.ts';

/** Raises the server's limit for the form's size. */
export const handle = { formLimit: formLimitOf(REFUND_PHOTOS) };

const logisticsRules = photoFormRules('send-goods', returnLogisticsSchema);

/** Saves the return shipment. */
export function action(args: ActionFunctionArgs) {
  return answerForm<TextsAndPhotos>(args, (api, form) =>
    saveForm(api, form, {
      ...logisticsRules,
      save: async (logistics) => {
        await sendReturnShipment(api, textOf(form, 'refundId'), logistics);
        return `${refundScreen(refundNumberOf(args.request))}&sent=1`;
      },
    }),
  );
}

export const clientAction = changing('refund');
export const shouldRevalidate = revalidateAfterError;

function needs(request: Request) {
  const number = refundNumberOf(request);
  return { queries: [refundQuery(number), couriersQuery], data: { number } };
}

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

/** The form for the shipment of returned products. */
export default function ReturnShipment() {
  const intl = useIntl();
  const { number } = useLoaderData<typeof loader>();
  const refund = useQuery(refundQuery(number));
  return (
    <Page width="task">
      <FormHead title={intl.formatMessage({ id: 'shop.refund.return.title' })}>
        <Link href={refundScreen(number)}>
          <FormattedMessage id="shop.refund.title" values={{ number }} />
        </Link>
      </FormHead>
      {allowedRefundActions(refund.kind, refund.state).includes('send-goods') ? (
        <Slip refund={refund} />
      ) : (
        <EmptyState
          icon="info"
          title={<FormattedMessage id="shop.refund.return.notNow" />}
          actions={
            <LinkButton href={refundScreen(number)} variant="primary">
              <FormattedMessage id="shop.refund.ask.see" />
            </LinkButton>
          }
        />
      )}
    </Page>
  );
}

function Slip({ refund }: { refund: Refund }) {
  const couriers = useQuery(couriersQuery);
  const { typed, wiring } = useSavedForm({
    ...logisticsRules,
    outcome: useActionData<FormOutcome<TextsAndPhotos>>(),
  });
  return (
    <ReturnLogisticsForm
      {...wiring}
      companies={couriers.map(({ name }) => ({ value: name, label: name }))}
      returnTo={refund.returnTo}
      defaultValues={typed}
      upload={uploadPicture}
      maxPhotos={REFUND_PHOTOS}
    >
      <input type="hidden" name="refundId" value={refund.id} />
    </ReturnLogisticsForm>
  );
}
