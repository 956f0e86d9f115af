import type { User } from '@rider/model/account';
import { FloatingWindow } from '@rider/ui/floating-window';
import { Launcher } from '../chat/launcher.tsx';

/** The shortcuts of every page (R3.7): menu and search on narrow screens, the chat everywhere. */
export function Shortcuts(props: { menuId: string; searchFieldId: string; cartCount: number; user: User | null }) {
  const { menuId, searchFieldId, cartCount, user } = props;
  return (
    <FloatingWindow cartCount={cartCount} menuId={menuId} searchFieldId={searchFieldId}>
      <Launcher user={user} />
    </FloatingWindow>
  );
}
