import { lastingStorage } from '@rider/chat/storage';
import { screens } from '@rider/model/screens';
import { useMessageSound, useTitleBadge } from '@rider/chat/attention';
import { Composer } from '@rider/chat/composer';
import type { ChatClient } from '@rider/chat/core';
import { ChatProvider, useChat } from '@rider/chat/provider';
import { ChatWindow } from '@rider/chat/window';
import { Link } from '@rider/ui/link';
import { use, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { PhoneLink } from '../content/phone-link.tsx';
import { companyQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { localized } from '../messages/localized-path.ts';
import { useLocale } from '../messages/messages.tsx';
import { addressOfCard } from './card-of-address.ts';
import { chatOf, type BuyerChat } from './buyer-chat.ts';
import { closeChat, showUnread, useChatState, type ChatCard } from './chat-state.ts';
import { ChatTools } from './chat-tools.tsx';
import { QuoteLink } from './quote-link.tsx';
import { writeUnreadCookie } from './unread-cookie.ts';

/** The chat over the page. Closed it renders nothing, but stays connected and counts messages. */
export default function ChatOverPage({ person }: { person: string }) {
  const { open, card } = useChatState();
  const locale = useLocale();
  const expand = () => {
    window.open(localized(locale, addressOfCard(null)), '_blank', 'noopener');
    closeChat();
  };
  return (
    <BuyerChatWindow person={person} card={card} open={open} variant="popup" onClose={closeChat} onExpand={expand} />
  );
}

export interface BuyerChatWindowProps {
  person: string;
  variant: 'popup' | 'full';
  open: boolean;
  /** The subject of the question. */
  card: ChatCard | null;
  /** The agent to talk to; the server chooses when absent. */
  agentUid?: string | undefined;
  onClose: () => void;
  onExpand?: () => void;
}

/** A buyer's chat window with the page's texts and links. It reports its own failures. */
export function BuyerChatWindow({ person, variant, open, card, agentUid, onClose, onExpand }: BuyerChatWindowProps) {
  const { client, messages, drafts } = use(chatOf(person));
  const locale = useLocale();
  const { unread } = useChat(client);
  const phone = useOptionalQuery(companyQuery).data?.phone;
  useEffect(() => client.start(), [client]);
  useEffect(() => {
    showUnread(unread);
    writeUnreadCookie(unread);
  }, [unread]);
  useEffect(() => {
    if (card) client.attach(card.kind, card.body);
  }, [client, card]);
  return (
    <ChatProvider locale={locale} messages={messages} signInHref={addressOfCard(null)}>
      <Attention client={client} />
      {open && (
        <ChatWindow
          client={client}
          variant={variant}
          agentUid={agentUid}
          tools={<ChatTools client={client} />}
          onClose={onClose}
          onExpand={onExpand}
          contact={
            <>
              {phone && <PhoneLink phone={phone} />}
              <Link href={screens.contact}>
                <FormattedMessage id="shop.chat.contact" />
              </Link>
            </>
          }
          renderComposer={composerOf({ client, drafts })}
        />
      )}
    </ChatProvider>
  );
}

/** The composer, rendered once the window provides what ends the conversation. */
function composerOf({ client, drafts }: Pick<BuyerChat, 'client' | 'drafts'>) {
  return (onEnd: () => void) => (
    <Composer
      client={client}
      onEnd={onEnd}
      drafts={drafts}
      storage={lastingStorage}
      actions={<QuoteLink client={client} />}
    />
  );
}

/** Sound and title also announce messages while the window is closed. */
function Attention({ client }: { client: ChatClient }) {
  useMessageSound(client);
  useTitleBadge(client);
  return null;
}
