import type { ListedQuote } from '@rider/api/operator';
import { useChat } from '@rider/chat/provider';
import { quoteScreen } from '@rider/model/order-screens';
import { Button, IconButton, LinkButton } from '@rider/ui/button';
import { Badge } from '@rider/ui/badge';
import { Dialog } from '@rider/ui/dialog';
import { Cluster, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { newQuoteAddress, quoteAddress } from '../data/addresses.ts';
import { buyerQuotesQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { QUOTE_TONES } from '../quotes/quote-tones.ts';
import type { AgentClient } from './agent-chat.ts';

/** Props of `QuotePicker`. */
export interface QuotePickerProps {
  client: AgentClient;
  buyerUid: string;
  /** Called with the text that links to a quote. */
  onChoose: (text: string) => void;
}

/** The buyer's latest quotes, whose links can be sent, and the way to a new one for what the conversation shows. */
export function QuotePicker({ client, buyerUid, onChoose }: QuotePickerProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { messages } = useChat(client);
  const { data } = useOptionalQuery(open ? buyerQuotesQuery(buyerUid) : null);
  const shown = messages.flatMap(({ content }) => (content.kind === 'product' && content.sku ? [content.sku] : []));
  const label = intl.formatMessage({ id: 'desk.conversation.quotes' });
  function choose(number: string) {
    setOpen(false);
    const link = `${window.location.origin}${quoteScreen(number)}`;
    onChoose(intl.formatMessage({ id: 'desk.conversation.quoteText' }, { number, link }));
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={label}
      size="small"
      trigger={<IconButton icon="copy" size="small" variant="quiet" label={label} />}
      footer={
        <LinkButton variant="primary" href={newQuoteAddress(buyerUid, [...new Set(shown)])}>
          <FormattedMessage id="desk.conversation.newQuote" />
        </LinkButton>
      }
    >
      <Stack gap="x3" aria-busy={data === undefined}>
        {data?.items.length === 0 && (
          <Text tone="quiet">
            <FormattedMessage id="desk.conversation.noQuotes" />
          </Text>
        )}
        {data?.items.map((quote) => (
          <QuoteRow key={quote.number} quote={quote} onChoose={choose} />
        ))}
      </Stack>
    </Dialog>
  );
}

function QuoteRow({ quote, onChoose }: { quote: ListedQuote; onChoose: (number: string) => void }) {
  const intl = useIntl();
  const { number, state, total } = quote;
  return (
    <Cluster justify="between" gap="x2">
      <Cluster gap="x2">
        <Link href={quoteAddress(number)}>{number}</Link>
        <Badge tone={QUOTE_TONES[state]}>
          <FormattedMessage id={`desk.quote.state.${state}`} />
        </Badge>
        {total !== null && <span>{formatMoney(intl, total)}</span>}
      </Cluster>
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: 'desk.conversation.insertQuoteOf' }, { number })}
        onClick={() => onChoose(number)}
      >
        <FormattedMessage id="desk.conversation.insertQuote" />
      </Button>
    </Cluster>
  );
}
