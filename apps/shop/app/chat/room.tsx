import { ChatProvider } from '@rider/chat/provider';
import { ChatWindow } from '@rider/chat/window';
import { use, useEffect } from 'react';
import { useLocale } from '../messages/messages.tsx';
import { localized } from '../messages/language.ts';
import { addressOfCard } from './card-of-address.ts';
import { chatOf } from './person-chat.ts';
import * as styles from './room.css.ts';
import { closeRoom, showUnread, useRoomState, type ChatCard } from './room-state.ts';
import { writeUnreadCookie } from './unread-cookie.ts';
import { useProblemToasts } from './use-problem-toasts.ts';

/** The chat over the page. Closed it shows nothing, but its line stays and counts what comes (R7.5). */
export default function Room({ person }: { person: string }) {
  const { open, card } = useRoomState();
  return <PersonsWindow person={person} card={card} open={open} variant="popup" onClose={closeRoom} />;
}

/** What a buyer's window takes. */
export interface PersonsWindowProps {
  person: string;
  variant: 'popup' | 'full';
  open: boolean;
  /** What is asked about. */
  card: ChatCard | null;
  onClose: () => void;
}

/** A buyer's chat window with the page's texts and links; problems show as toasts (R7.11). */
export function PersonsWindow({ person, variant, open, card, onClose }: PersonsWindowProps) {
  const { client, messages } = use(chatOf(person));
  const locale = useLocale();
  const full = localized(locale, addressOfCard(null));
  useProblemToasts(client);
  useEffect(() => {
    const stopTelling = client.on('unread', ({ count }) => {
      showUnread(count);
      writeUnreadCookie(count);
    });
    client.start();
    return stopTelling;
  }, [client]);
  useEffect(() => {
    if (card) client.attach(card.kind, card.body);
  }, [client, card]);
  if (!open) return null;
  return (
    <ChatProvider locale={locale} messages={messages} signInHref={full}>
      <div className={variant === 'popup' ? styles.popup : styles.full}>
        <ChatWindow
          client={client}
          variant={variant}
          onClose={onClose}
          {...(variant === 'popup' && {
            onExpand: () => {
              window.open(full, '_blank', 'noopener');
              onClose();
            },
          })}
        />
      </div>
    </ChatProvider>
  );
}
