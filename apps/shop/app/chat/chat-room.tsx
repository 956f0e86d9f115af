import { lazy, Suspense } from 'react';
import { useRoomState } from './room-state.ts';

const Room = lazy(() => import('./room.tsx'));

/** The chat over the page; its code comes when it is first opened. */
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
