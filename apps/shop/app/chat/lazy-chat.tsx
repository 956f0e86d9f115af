import { lazy, Suspense } from 'react';
import { loadCode } from '../connection/page-connection.ts';
import { useChatState } from './chat-state.ts';

const ChatOverPage = lazy(() => loadCode(() => import('./chat-window.tsx')));

/** The chat over the page; its code loads when it is first opened. */
export function LazyChat({ person }: { person: string }) {
  const { used } = useChatState();
  return (
    used && (
      <Suspense fallback={null}>
        <ChatOverPage person={person} />
      </Suspense>
    )
  );
}
