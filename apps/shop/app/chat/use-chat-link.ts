import { useId, type MouseEvent } from 'react';
import { useHydrated } from '../activity/use-hydrated.ts';
import { localized } from '../messages/localized-path.ts';
import { useLocale } from '../messages/messages.tsx';
import { useSignedIn } from '../session/use-signed-in.ts';
import { addressOfCard } from './card-of-address.ts';
import { dropEarlyPress, useEarlyPress } from '../activity/early-press.ts';
import { openChat, type ChatCard } from './chat-state.ts';

/**
 * Props of a link into the chat. A visitor follows it to sign-in and returns; a buyer gets the chat over the page, also for a click that
 * came before the script. `cardNow` is evaluated on click, where the card may change without a navigation.
 */
export function useChatLink(card: ChatCard | null, cardNow: () => ChatCard | null = () => card) {
  const locale = useLocale();
  const signedIn = useSignedIn();
  const hydrated = useHydrated();
  const mark = useId();
  const open = () => {
    dropEarlyPress();
    openChat(cardNow());
  };
  useEarlyPress(mark, open);
  return {
    href: localized(locale, addressOfCard(card)),
    'data-early-press': signedIn && !hydrated ? mark : undefined,
    onClick: (event: MouseEvent) => {
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
      if (!signedIn || elsewhere) return;
      event.preventDefault();
      open();
    },
  };
}
