import type { User } from '@rider/model/account';
import { FloatingWindow } from '@rider/ui/floating-window';
import { Launcher } from '../chat/launcher.tsx';
import { useSignedIn } from '../session/use-signed-in.ts';

/** The shortcuts of every page: menu, search, cart and account on narrow screens, the chat everywhere. */
export function Shortcuts(props: { menuId: string; searchFieldId: string; cartCount: number; user: User | null }) {
  const { menuId, searchFieldId, cartCount, user } = props;
  const signedIn = useSignedIn();
  return (
    <FloatingWindow cartCount={cartCount} signedIn={signedIn} menuId={menuId} searchFieldId={searchFieldId}>
      <Launcher user={user} />
    </FloatingWindow>
  );
}
