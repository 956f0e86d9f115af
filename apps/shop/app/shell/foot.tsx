import type { User } from '@rider/model/account';
import type { CompanyInfo } from '@rider/model/site';
import { Footer, type FooterProps } from '@rider/ui/footer';
import { LazyChat } from '../chat/lazy-chat.tsx';
import { headerQuery } from '../data/queries.ts';
import { useQuery } from '../data/use-query.ts';
import { useStoredCompany } from './store-company.ts';

/** The end of every page: footer, and the chat once it was opened. `user` is null for a visitor. */
export function Foot({ company, user }: { company: CompanyInfo & FooterProps; user: User | null }) {
  const { logoUrl, titleText } = useQuery(headerQuery);
  useStoredCompany({ company, logo: logoUrl || company.logoUrl, title: titleText });
  return (
    <>
      <Footer {...company} />
      {user && <LazyChat person={user.id} />}
    </>
  );
}
