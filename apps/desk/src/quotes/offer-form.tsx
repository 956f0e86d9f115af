import { offerQuote, type OperatorQuote } from '@rider/api/operator';
import { money } from '@rider/model/money';
import { QUOTE_TEXT_LENGTH } from '@rider/model/quote';
import { quoteOfferSchema, validate } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { DateField } from '@rider/ui/date-field';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { formatMoney } from '@rider/ui/price';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { nestedValues } from '../form/nested-values.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { LineTools } from './line-tools.tsx';
import { OfferLines } from './offer-lines.tsx';
import * as styles from './quotes.css.ts';
import { centsOf, percentText, typedLines } from './typed-offer.ts';

/** Props of `OfferForm`. */
export interface OfferFormProps {
  quote: OperatorQuote;
  mayOffer: boolean;
  onSaved: () => void;
}

/** Prices and dates of a quote's lines, and until when they are valid: sent, they are a new version. */
export function OfferForm({ quote, mayOffer, onSaved }: OfferFormProps) {
  const intl = useIntl();
  const text = useMessages('desk.quote');
  const [lines, setLines] = useState(() => typedLines(quote));
  const { number, version, versions } = quote;
  const { wiring } = useSavedForm({
    check: (typed) => validate(quoteOfferSchema, { ...nestedValues(typed), version }),
    save: (offer) => offerQuote(api, number, offer),
    saved: () => text('offered', { number }),
    onSaved,
    change: 'quote',
  });
  const note = versions.find((each) => each.number === quote.shownVersion)?.note;
  const short = lines.filter(({ stock, quantity }) => (stock ?? 0) < Number(quantity)).length;
  const list = lines.reduce((sum, { listPrice, quantity }) => sum + listPrice * Number(quantity), 0);
  const total = lines.reduce((sum, { unitPrice, quantity }) => sum + (centsOf(unitPrice) ?? 0) * Number(quantity), 0);
  return (
    <Stack gap="x4">
      <Heading level={3} size="title3">
        {text('lines')}
      </Heading>
      {/* Not in the form: Enter in its fields must not send the prices. */}
      {mayOffer && <LineTools lines={lines} onChange={setLines} />}
      <Form {...wiring} className={styles.form}>
        <OfferLines lines={lines} isEditable={mayOffer} onChange={setLines} />
        <Text weight="bold">
          {text('sum', {
            total: formatMoney(intl, money(Number.isFinite(total) ? Math.round(total) : 0)),
            reduction: percentText(intl, list, total),
          })}
        </Text>
        {mayOffer && short > 0 && <Banner tone="warning">{text('short', { count: short })}</Banner>}
        {!mayOffer && note && (
          <Stack gap="x1">
            <Heading level={4} size="body">
              {text('note')}
            </Heading>
            <Text measure className={styles.written}>
              {note}
            </Text>
          </Stack>
        )}
        {mayOffer && (
          <>
            <FormGrid>
              <DateField
                label={text('lastDay')}
                description={text('lastDayHint')}
                name="lastDay"
                required
                defaultValue={quote.state === 'offered' ? quote.lastDay : null}
              />
            </FormGrid>
            <TextArea
              label={text('note')}
              description={text('noteHint')}
              name="note"
              rows={3}
              maxLength={QUOTE_TEXT_LENGTH}
              defaultValue={versions[0]?.note ?? ''}
            />
            <FormActions submit={text(versions.length === 0 ? 'send' : 'sendAgain')} pending={wiring.pending} />
          </>
        )}
      </Form>
    </Stack>
  );
}
