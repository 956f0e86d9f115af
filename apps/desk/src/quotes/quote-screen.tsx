import { getOperatorQuoteFile, type OperatorQuote } from '@rider/api/operator';
import { quoteEventsFor } from '@rider/model/quote';
import { Badge } from '@rider/ui/badge';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { formatMoment } from '@rider/ui/date';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { orderAddress, quoteAddress } from '../data/addresses.ts';
import { api } from '../data/desk-api.ts';
import { operatorQuoteQuery } from '../data/operator-queries.ts';
import { useConversations } from '../inbox/conversations.ts';
import { FileButton } from '../invoices/file-button.tsx';
import { Facts } from '../list/facts.tsx';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { OfferForm } from './offer-form.tsx';
import { QuoteComments, Withdrawal } from './quote-comments.tsx';
import { QUOTE_TONES } from './quote-tones.ts';
import { QuoteVersions } from './quote-versions.tsx';

/** One quote, with an operator's actions on it. */
export function QuoteScreen() {
  const { number = '' } = useParams();
  const [parameters] = useSearchParams();
  const version = Number(parameters.get('version')) || undefined;
  return (
    <Loaded
      query={operatorQuoteQuery(number, version)}
      unknown={<FormattedMessage id="desk.quote.unknown" values={{ number }} />}
      back={{ href: '/quotes', label: <FormattedMessage id="desk.quote.back" /> }}
    >
      {(quote) => <QuotePage key={`${quote.number} ${version ?? 0}`} quote={quote} />}
    </Loaded>
  );
}

function QuotePage({ quote }: { quote: OperatorQuote }) {
  const text = useMessages('desk.quote');
  const { number, state } = quote;
  const events = quoteEventsFor('operator', state);
  const isEarlier = quote.shownVersion < quote.versions.length;
  return (
    <Container>
      <Stack gap="x6">
        <Link href="/quotes">{text('back')}</Link>
        <Cluster justify="between" gap="x3">
          <Cluster gap="x3">
            <Heading level={2} size="title2">
              {text('title', { number })}
            </Heading>
            <Badge tone={QUOTE_TONES[state]}>{text(`state.${state}`)}</Badge>
          </Cluster>
          <FileButton get={() => getOperatorQuoteFile(api, number)} />
        </Cluster>
        <QuoteFacts quote={quote} />
        {isEarlier && (
          <Banner tone="warning" title={text('earlier', { version: quote.shownVersion })}>
            <Link href={quoteAddress(number)}>{text('showChanged')}</Link>
          </Banner>
        )}
        <Offering quote={quote} mayOffer={events.includes('offer') && !isEarlier} />
        {quote.versions.length > 1 && <QuoteVersions quote={quote} />}
        <QuoteComments quote={quote} />
        {events.includes('withdraw') && <Withdrawal key={quote.version} quote={quote} />}
      </Stack>
    </Container>
  );
}

function QuoteFacts({ quote }: { quote: OperatorQuote }) {
  const intl = useIntl();
  const { buyer, orderNumber } = quote;
  const isInTouch = useConversations().data?.some(({ buyerUid }) => buyerUid === buyer.uid);
  return (
    <Facts
      messages="desk.quote.fact"
      facts={{
        buyer: [buyer.company, buyer.account].filter(Boolean).join(', '),
        contact: [buyer.email, buyer.phone].filter(Boolean).join(', '),
        conversation: isInTouch && (
          <Link href={`/messages/${buyer.uid}`}>
            <FormattedMessage id="desk.quote.toConversation" />
          </Link>
        ),
        requested: formatMoment(intl, quote.requestedAt),
        order: orderNumber && <Link href={orderAddress(orderNumber)}>{orderNumber}</Link>,
      }}
    />
  );
}

/** The form, opened with one version of the quote: a change by somebody else leaves what is typed until the operator decides. */
function Offering({ quote, mayOffer }: { quote: OperatorQuote; mayOffer: boolean }) {
  const text = useMessages('desk.quote');
  const [seen, setSeen] = useState(quote);
  const [isOwn, setOwn] = useState(false);
  if (isOwn) {
    setOwn(false);
    setSeen(quote);
  }
  return (
    <Stack gap="x4">
      {quote.version !== seen.version && (
        <Banner tone="warning" title={text('changed')}>
          <Button size="small" onClick={() => setSeen(quote)}>
            {text('showChanged')}
          </Button>
        </Banner>
      )}
      <OfferForm key={seen.version} quote={seen} mayOffer={mayOffer} onSaved={() => setOwn(true)} />
    </Stack>
  );
}
