import { requestQuote } from '@rider/api/quote';
import type { CartLine } from '@rider/model/cart';
import { quoteScreen } from '@rider/model/order-screens';
import { QUOTE_TEXT_LENGTH } from '@rider/model/quote';
import { MAXIMUM_QUANTITY } from '@rider/model/quantity';
import { randomId } from '@rider/model/random-id';
import { screens } from '@rider/model/screens';
import { quoteRequestSchema, validate } from '@rider/model/validation';
import { LinkButton } from '@rider/ui/button';
import { DataTable } from '@rider/ui/data-table';
import { EmptyState } from '@rider/ui/empty-state';
import { TextArea, TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { browserLoader } from '../../../data/browser-load.ts';
import { changing, revalidateAfterError } from '../../../data/changes.ts';
import { cartQuery } from '../../../data/queries.ts';
import { buyerLoader } from '../../../data/server-load.ts';
import { useQuery } from '../../../data/use-query.ts';
import { answerForm, saveForm } from '../../../form/answer-form.ts';
import { FormHead } from '../../../form/form-head.tsx';
import { textOf, type FormOutcome, type FormRules } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import * as styles from './quotes.css.ts';

/** The typed data of the form; the quantities are in the order of the codes. */
interface TypedRequest {
  codes: readonly string[];
  quantities: readonly string[];
  text: string;
  key: string;
}

const textsIn = (form: FormData, name: string) => form.getAll(name).filter((value) => typeof value === 'string');

const rules: FormRules<ReturnType<typeof check>['values'] & object, TypedRequest> = {
  intent: 'request-quote',
  read: (form) => ({
    codes: textsIn(form, 'code'),
    quantities: textsIn(form, 'quantity'),
    text: textOf(form, 'text'),
    key: textOf(form, 'key'),
  }),
  check,
};

/** Checks the lines whose quantity is not empty or 0. */
function check({ codes, quantities, text, key }: TypedRequest) {
  const lines = codes
    .map((code, place) => [code, quantities[place]?.trim() ?? ''])
    .filter(([, quantity]) => !/^0*$/.test(quantity ?? ''));
  const checked = validate(quoteRequestSchema, { lines, text, key });
  if (checked.errors === undefined) return checked;
  const named = Object.entries(checked.errors).map(([path, id]) => [path.startsWith('lines') ? 'quantity' : path, id]);
  return { values: undefined, errors: Object.fromEntries(named) as Record<string, string> };
}

export function action(args: ActionFunctionArgs) {
  return answerForm<TypedRequest>(args, (api, form) =>
    saveForm(api, form, {
      ...rules,
      save: async ({ lines, text, key }) => {
        const request = { lines: lines.map(([code, quantity]) => ({ code, quantity })), text, key };
        return `${quoteScreen(await requestQuote(api, request))}&requested=1`;
      },
    }),
  );
}

export const clientAction = changing('quote');
export const shouldRevalidate = revalidateAfterError;

// The key makes a repeated form one request.
const needs = () => ({ queries: [cartQuery], data: { key: randomId() } });

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

/** Requests a quote for the lines of the cart, in any quantity. */
export default function QuoteRequest() {
  const intl = useIntl();
  const { lines } = useQuery(cartQuery);
  return (
    <>
      <FormHead title={intl.formatMessage({ id: 'shop.quoteRequest.title' })}>
        {intl.formatMessage({ id: 'shop.quoteRequest.purpose' })}
      </FormHead>
      {lines.length === 0 ? (
        <EmptyState
          icon="cart"
          title={<FormattedMessage id="shop.cart.empty" />}
          actions={
            <LinkButton href={screens.quickOrder} variant="primary">
              <FormattedMessage id="shop.quoteRequest.quickOrder" />
            </LinkButton>
          }
        >
          <FormattedMessage id="shop.quoteRequest.empty" />
        </EmptyState>
      ) : (
        <RequestForm />
      )}
    </>
  );
}

/** A line of the cart, with the quantity that is shown first. */
interface Row extends Pick<CartLine, 'id' | 'name' | 'variant' | 'skuCode' | 'unit' | 'unitPrice'> {
  typed: string;
}

function Item({ name, variant, skuCode }: Row) {
  return (
    <Stack gap="x1">
      <span>{name}</span>
      <Text size="small" tone="quiet">
        {[variant, skuCode].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

function Quantity({ skuCode, unit, typed }: Row) {
  const intl = useIntl();
  return (
    <>
      <input type="hidden" name="code" value={skuCode} />
      <TextField
        label={intl.formatMessage({ id: 'shop.quoteRequest.quantityOf' }, { code: skuCode })}
        hideLabel
        name="quantity"
        className={styles.quantity}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(MAXIMUM_QUANTITY).length}
        end={unit}
        defaultValue={typed}
      />
    </>
  );
}

function RequestForm() {
  const intl = useIntl();
  const { lines } = useQuery(cartQuery);
  const { key } = useLoaderData<typeof loader>();
  const { typed, wiring } = useSavedForm({ ...rules, outcome: useActionData<FormOutcome<TypedRequest>>() });
  const label = (name: 'item' | 'quantity' | 'listPrice') => intl.formatMessage({ id: `shop.quote.${name}` });
  const rows = lines.map(({ quantity, ...line }): Row => {
    return { ...line, typed: typed?.quantities[typed.codes.indexOf(line.skuCode)] ?? String(quantity) };
  });
  return (
    <Form {...wiring}>
      <input type="hidden" name="key" value={typed?.key ?? key} />
      <DataTable
        caption={intl.formatMessage({ id: 'shop.quote.items' })}
        hideCaption
        rows={rows}
        getRowId={({ id }) => id}
        columns={[
          { id: 'item', label: label('item'), rowHeader: true, cell: Item },
          {
            id: 'listPrice',
            label: label('listPrice'),
            numeric: true,
            cell: ({ unitPrice }) => formatMoney(intl, unitPrice),
          },
          { id: 'quantity', label: label('quantity'), numeric: true, cell: Quantity },
        ]}
      />
      <Text size="small" tone="quiet">
        <FormattedMessage id="shop.quoteRequest.leaveOut" />
      </Text>
      <TextArea
        label={intl.formatMessage({ id: 'shop.quoteRequest.text' })}
        description={intl.formatMessage({ id: 'shop.quoteRequest.textHint' })}
        name="text"
        rows={4}
        maxLength={QUOTE_TEXT_LENGTH}
        defaultValue={typed?.text}
      />
      <FormActions submit={<FormattedMessage id="shop.quoteRequest.submit" />} pending={wiring.pending} />
    </Form>
  );
}
