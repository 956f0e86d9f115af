import { lazy, Suspense } from 'react';
import { loadCode } from '../connection/page-connection.ts';
import { useRoomState } from './room-state.ts';

const Room = lazy(() => loadCode(() => import('./room.tsx')));

/** The chat over the page; its code loads when it is first opened. */
export function ChatRoom({ person }: { person: string }) {
  const { used } = useRoomState();
  return (
    used && (
      <Suspense fallback={null}>
        <Room person={person} />
      </Suspense>
    )
  );
}
