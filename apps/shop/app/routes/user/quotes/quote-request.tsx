import { requestQuote } from '@rider/api/quote';
import { quoteScreen } from '@rider/model/order-screens';
import { randomId } from '@rider/model/random-id';
import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { redirect, useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { browserLoader } from '../../../data/browser-load.ts';
import { changing, revalidateAfterError } from '../../../data/changes.ts';
import { buyerLoader, callBackend, requireBuyer } from '../../../data/server-load.ts';
import { useQuery } from '../../../data/use-query.ts';
import { answerForm, saveForm } from '../../../form/answer-form.ts';
import { FormHead } from '../../../form/form-head.tsx';
import { formOf } from '../../../form/form-of.ts';
import { textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { readRows } from '../../../quick-order/read-rows.ts';
import { quoteRequestAddress, requestStartOf } from '../../../quick-order/request-address.ts';
import type { ScreenHandle } from '../../../screen-parameters/screen-handle.ts';
import { RequestForm } from './request-form.tsx';
import { requestRules, type TypedRequest } from './request-rules.ts';
import { fillRows, requestedRowsQuery, type FilledRows } from './requested-rows.ts';

/** Largest form in bytes: the rows of a list. */
const MOST_FORM_BYTES = 1024 * 1024;

export const handle: ScreenHandle & { formLimit: number } = { formLimit: MOST_FORM_BYTES };

/** The outcome of the form, and the rows that it was filled with, if they are not those of the cart. */
type Posted = (FormOutcome<TypedRequest> | { intent: 'fill' }) & { filled?: FilledRows };

/** Sends the request; `intent=fill` shows the rows of a list or of the quick order, in the address if it takes them. */
export async function action(
  args: ActionFunctionArgs,
): Promise<Response | ReturnType<typeof answerForm<TypedRequest>> | Posted> {
  const form = await formOf(args.request.clone());
  if (textOf(form, 'intent') !== 'fill') return send(args);
  requireBuyer(args);
  const { rows } = readRows(form);
  const address = quoteRequestAddress({ rows });
  if (address !== null) return redirect(address);
  return callBackend(args, async ({ api }) => ({ intent: 'fill', filled: await fillRows(api, rows) }));
}

function send(args: ActionFunctionArgs) {
  return answerForm<TypedRequest>(args, async (api, form) => {
    const outcome = await saveForm(api, form, {
      ...requestRules,
      save: async ({ lines, text, key }) => {
        const request = { lines: lines.map(([code, quantity]) => ({ code, quantity })), text, key };
        return `${quoteScreen(await requestQuote(api, request))}&requested=1`;
      },
    });
    if (typeof outcome === 'string' || outcome instanceof Response || outcome.saved) return outcome;
    const { codes, quantities } = outcome.typed;
    const rows = codes.map((text, place) => ({ text, quantity: quantities[place] ?? '' }));
    return { ...outcome, filled: await fillRows(api, rows) };
  });
}

export const clientAction = changing('quote');
export const shouldRevalidate = revalidateAfterError;

// The key makes a repeated form one request.
function needs(request: Request) {
  const start = requestStartOf(new URL(request.url).searchParams);
  return { queries: [requestedRowsQuery(start)], data: { key: randomId(), start } };
}

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

/** Requests a quote for the lines of the cart, of a shopping list, a quick order or a chat, in any quantity. */
export default function QuoteRequest() {
  const intl = useIntl();
  const { key, start } = useLoaderData<typeof loader>();
  const initial = useQuery(requestedRowsQuery(start));
  const posted = useActionData<Posted>();
  // The rows stay while the form is corrected.
  const [filled] = useState(posted?.filled);
  const { rows, left } = filled ?? initial;
  return (
    <>
      <FormHead title={intl.formatMessage({ id: 'shop.quoteRequest.title' })}>
        {intl.formatMessage({ id: 'shop.quoteRequest.purpose' })}
      </FormHead>
      {left.length > 0 && (
        <Banner tone="warning">
          <FormattedMessage id="shop.quoteRequest.left" values={{ count: left.length, rows: left.join(', ') }} />
        </Banner>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon="cart"
          title={<FormattedMessage id="shop.quoteRequest.none" />}
          actions={
            <LinkButton href={screens.quickOrder} variant="primary">
              <FormattedMessage id="shop.quoteRequest.quickOrder" />
            </LinkButton>
          }
        >
          <FormattedMessage id={start ? 'shop.quoteRequest.gone' : 'shop.quoteRequest.empty'} />
        </EmptyState>
      ) : (
        <RequestForm rows={rows} formKey={key} outcome={posted && 'saved' in posted ? posted : undefined} />
      )}
    </>
  );
}
