import type { User } from '@rider/model/account';
import type { CompanyInfo } from '@rider/model/site';
import { Footer } from '@rider/ui/footer';
import { ChatRoom } from '../chat/chat-room.tsx';

/** The end of every page (R3.6, R3.7): footer, and the chat once it was opened. `user` is null for a visitor. */
export default function Foot({ company, user }: { company: CompanyInfo; user: User | null }) {
  return (
    <>
      <Footer {...company} />
      {user && <ChatRoom person={user.id} />}
    </>
  );
}
