import { useMemo } from 'react';
import type { ChatCard } from '../../chat/chat-state.ts';
import { BuyerChatWindow } from '../../chat/chat-window.tsx';

/** The chat window over the whole page. */
export default function FullWindow(props: {
  person: string;
  card: ChatCard | null;
  agentUid: string | undefined;
  onClose: () => void;
}) {
  const { person, card, agentUid, onClose } = props;
  const { kind, body } = card ?? {};
  const stableCard = useMemo(() => (kind && body ? { kind, body } : null), [kind, body]);
  return (
    <BuyerChatWindow person={person} card={stableCard} agentUid={agentUid} open variant="full" onClose={onClose} />
  );
}
