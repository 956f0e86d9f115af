import { QUOTE_TEXT_LENGTH } from '@rider/model/quote';
import { MAXIMUM_QUANTITY } from '@rider/model/quantity';
import { DataTable } from '@rider/ui/data-table';
import { TextArea, TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import * as styles from './quotes.css.ts';
import { requestRules, type TypedRequest } from './request-rules.ts';
import type { RequestedRow } from './requested-rows.ts';

function Item({ name, variant, code }: RequestedRow) {
  return (
    <Stack gap="x1">
      <span>{name}</span>
      <Text size="small" tone="quiet">
        {[variant, code].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}

function Quantity({ code, unit, quantity }: RequestedRow) {
  const intl = useIntl();
  return (
    <>
      <input type="hidden" name="code" value={code} />
      <TextField
        label={intl.formatMessage({ id: 'shop.quoteRequest.quantityOf' }, { code: code })}
        hideLabel
        name="quantity"
        className={styles.quantity}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(MAXIMUM_QUANTITY).length}
        end={unit}
        defaultValue={quantity}
      />
    </>
  );
}

/** Props of `RequestForm`. */
export interface RequestFormProps {
  rows: readonly RequestedRow[];
  /** Makes a repeated form one request. */
  formKey: string;
  outcome: FormOutcome<TypedRequest> | undefined;
}

/** Quantities of the rows, and a message to the shop. */
export function RequestForm({ rows, formKey, outcome }: RequestFormProps) {
  const intl = useIntl();
  const { typed, wiring } = useSavedForm({ ...requestRules, outcome });
  const label = (name: 'item' | 'quantity' | 'listPrice') => intl.formatMessage({ id: `shop.quote.${name}` });
  const shown = rows.map((row): RequestedRow => {
    return { ...row, quantity: typed?.quantities[typed.codes.indexOf(row.code)] ?? row.quantity };
  });
  return (
    <Form {...wiring}>
      <input type="hidden" name="key" value={typed?.key ?? formKey} />
      <DataTable
        caption={intl.formatMessage({ id: 'shop.quote.items' })}
        hideCaption
        rows={shown}
        getRowId={({ code }) => code}
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
