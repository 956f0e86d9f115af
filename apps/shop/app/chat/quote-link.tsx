import type { ChatClient } from '@rider/chat/core';
import { useChat } from '@rider/chat/provider';
import { quoteRequestScreen } from '@rider/model/order-screens';
import { LinkButton } from '@rider/ui/button';
import { FormattedMessage } from 'react-intl';
import { capabilitiesQuery } from '../data/capabilities-query.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { quoteRequestAddress } from '../quick-order/request-address.ts';
import { closeChat } from './chat-state.ts';
import { requestOfChat } from './request-of-chat.ts';

/** Requests a quote for what the conversation shows, where the backend has quotes. */
export function QuoteLink({ client }: { client: ChatClient }) {
  const { messages } = useChat(client);
  const hasQuotes = useOptionalQuery(capabilitiesQuery).data?.accounts ?? false;
  if (!hasQuotes) return null;
  return (
    <LinkButton
      href={quoteRequestAddress(requestOfChat(messages)) ?? quoteRequestScreen}
      size="small"
      variant="quiet"
      onClick={closeChat}
    >
      <FormattedMessage id="shop.cart.quote" />
    </LinkButton>
  );
}
