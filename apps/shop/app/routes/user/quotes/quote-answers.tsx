import { QUOTE_TEXT_LENGTH, quoteEventsFor, type Quote, type QuoteLine } from '@rider/model/quote';
import { formatMoment } from '@rider/ui/date';
import { Banner } from '@rider/ui/banner';
import { Disclosure } from '@rider/ui/disclosure';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import * as styles from './quotes.css.ts';
import { ACCEPT, RULES } from './quote-rules.ts';

/** A quote, and the outcome of the last form of its screen. */
interface AnswersProps {
  quote: Quote;
  outcome: FormOutcome | undefined;
}

/** What the state of a quote allows its buyer: accept, request a change, reject. */
export function QuoteAnswers({ quote, outcome }: AnswersProps) {
  const events = quoteEventsFor('buyer', quote.state);
  const missing = quote.lines.filter(({ stock, quantity }) => stock === null || stock < quantity);
  if (events.length === 0) return null;
  if (!quote.mayAnswer)
    return (
      <Text tone="quiet">
        <FormattedMessage id="shop.quote.othersAnswer" values={{ name: quote.requestedBy ?? '' }} />
      </Text>
    );
  return (
    <Stack gap="x4">
      {events.includes('accept') &&
        (missing.length > 0 ? <MissingStock missing={missing} /> : <Accept outcome={outcome} />)}
      {events.includes('request-change') && (
        <Disclosure
          summary={
            <FormattedMessage id={quote.state === 'expired' ? 'shop.quote.change.renew' : 'shop.quote.change.title'} />
          }
          defaultOpen={outcome?.intent === 'change'}
        >
          <TextForm name="change" outcome={outcome} />
        </Disclosure>
      )}
      {events.includes('reject') && (
        <Disclosure
          summary={
            <FormattedMessage
              id={quote.state === 'requested' ? 'shop.quote.reject.cancel' : 'shop.quote.reject.title'}
            />
          }
          defaultOpen={outcome?.intent === 'reject'}
        >
          <TextForm name="reject" outcome={outcome} />
        </Disclosure>
      )}
    </Stack>
  );
}

function Accept({ outcome }: Pick<AnswersProps, 'outcome'>) {
  const { wiring } = useSavedForm({ intent: ACCEPT, check: () => ({ values: null, errors: undefined }), outcome });
  return (
    <Form {...wiring}>
      <Text size="small" tone="quiet">
        <FormattedMessage id="shop.quote.accept.hint" />
      </Text>
      <FormActions submit={<FormattedMessage id="shop.quote.accept.submit" />} pending={wiring.pending} />
    </Form>
  );
}

/** Which lines must be in stock before the quote can be accepted. */
function MissingStock({ missing }: { missing: QuoteLine[] }) {
  return (
    <Banner tone="warning" title={<FormattedMessage id="shop.quote.missing" values={{ count: missing.length }} />}>
      <ul>
        {missing.map(({ id, name, code, quantity, stock }) => (
          <li key={id}>
            <FormattedMessage
              id={stock === null ? 'shop.quote.missingLine.gone' : 'shop.quote.missingLine'}
              values={{ name, code, stock: stock ?? 0, quantity }}
            />
          </li>
        ))}
      </ul>
      <FormattedMessage id="shop.quote.missingHint" />
    </Banner>
  );
}

function TextForm({ name, outcome }: { name: keyof typeof RULES; outcome: FormOutcome | undefined }) {
  const intl = useIntl();
  const { typed, wiring } = useSavedForm({ ...RULES[name], outcome });
  return (
    <Form {...wiring}>
      <TextArea
        label={intl.formatMessage({ id: `shop.quote.${name}.text` })}
        name="text"
        rows={3}
        maxLength={QUOTE_TEXT_LENGTH}
        required={name !== 'reject'}
        defaultValue={typed?.text}
      />
      <FormActions submit={<FormattedMessage id={`shop.quote.${name}.submit`} />} pending={wiring.pending} />
    </Form>
  );
}

/** What buyer and shop have written, and a form to write more. */
export function Comments({ quote, outcome }: AnswersProps) {
  const intl = useIntl();
  return (
    <Stack as="section" gap="x3">
      <Heading level={2} size="title3">
        <FormattedMessage id="shop.quote.comments" />
      </Heading>
      {quote.comments.map(({ author, by, text, at }, place) => (
        <Stack key={place} gap="x1">
          <Text size="small" tone="quiet">
            {by === 'shop' ? intl.formatMessage({ id: 'shop.quote.byShop' }, { name: author }) : author},{' '}
            {formatMoment(intl, at)}
          </Text>
          <Text measure className={styles.written}>
            {text}
          </Text>
        </Stack>
      ))}
      <TextForm name="comment" outcome={outcome} />
    </Stack>
  );
}
