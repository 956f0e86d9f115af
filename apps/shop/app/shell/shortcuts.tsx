import type { User } from '@rider/api/account';
import { FloatingWindow } from '@rider/ui/floating-window';
import { Launcher } from '../chat/launcher.tsx';

/** The shortcuts of every page (R3.7): on narrow screens with menu and search, everywhere with the chat. */
export default function Shortcuts(props: { menuId: string; cartCount: number; user: User | null }) {
  const { menuId, cartCount, user } = props;
  return (
    <FloatingWindow cartCount={cartCount} menuId={menuId} searchHref="/goods_search">
      <Launcher user={user} />
    </FloatingWindow>
  );
}
