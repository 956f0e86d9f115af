import type { User } from '@rider/api/account';
import type { CompanyInfo } from '@rider/api/site';
import { FloatingWindow } from '@rider/ui/floating-window';
import { Footer } from '@rider/ui/footer';
import { ChatRoom } from '../chat/chat-room.tsx';
import { Launcher } from '../chat/launcher.tsx';

/** What ends every page (R3.6, R3.7): footer with the chat, shortcuts. `user` is null for a visitor. */
export default function Foot(props: { company: CompanyInfo; user: User | null; cartCount: number }) {
  const { company, user, cartCount } = props;
  return (
    <>
      <Footer {...company}>
        <Launcher user={user} />
      </Footer>
      <FloatingWindow cartCount={cartCount} raised />
      {user && <ChatRoom person={user.id} />}
    </>
  );
}
