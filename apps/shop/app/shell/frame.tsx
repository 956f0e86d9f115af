import { suggest } from '@rider/api/catalogue';
import { Announcer } from '@rider/ui/announcer';
import { CategoryNavigation } from '@rider/ui/category-navigation';
import { FloatingWindow } from '@rider/ui/floating-window';
import { Footer } from '@rider/ui/footer';
import { Header } from '@rider/ui/header';
import { SearchBox } from '@rider/ui/search-box';
import { SkipLinks } from '@rider/ui/skip-links';
import { Toasts } from '@rider/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, useLocation, useNavigate, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { browserApi } from '../data/browser-load.ts';
import {
  cartCountQuery,
  categoriesQuery,
  companyQuery,
  frameQueries,
  headerQuery,
  hotKeywordsQuery,
  userQuery,
} from '../data/queries.ts';
import { requestScope } from '../data/request-scope.ts';
import { loadOnServer } from '../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../data/use-query.ts';
import { localized } from '../messages/language.ts';
import { useLocale } from '../messages/messages.tsx';
import type { loader as rootLoader } from '../root.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export function loader(args: LoaderFunctionArgs) {
  return loadOnServer(args, frameQueries(args.context.get(requestScope).signedIn));
}

// The frame's data lives in SWR once it is there.
export const shouldRevalidate = () => false;

/** Header and footer around every screen but /sign. */
export default function Frame() {
  const intl = useIntl();
  const signedIn = useRouteLoaderData<typeof rootLoader>('root')?.signedIn ?? false;
  const header = useQuery(headerQuery);
  const company = useQuery(companyQuery);
  const categories = useQuery(categoriesQuery);
  const user = useOptionalQuery(signedIn ? userQuery : null).data ?? null;
  const cartCount = useOptionalQuery(signedIn ? cartCountQuery : null).data?.pieces ?? 0;
  return (
    <>
      <SkipLinks targets={[{ id: 'content', label: intl.formatMessage({ id: 'shop.skipToContent' }) }]} />
      <Header
        {...header}
        user={user}
        cartCount={cartCount}
        search={<Search />}
        navigation={<CategoryNavigation categories={categories} />}
        localeSwitch={<LanguageSwitch />}
      />
      <Outlet />
      <Footer {...company} />
      <FloatingWindow cartCount={cartCount} />
      <Toasts />
      <Announcer />
    </>
  );
}

function Search() {
  const navigate = useNavigate();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const term = pathname === '/goods_search' ? (new URLSearchParams(search).get('title') ?? '') : '';
  // Asked for only once somebody is about to search.
  const [wanted, setWanted] = useState(false);
  const hotKeywords = useOptionalQuery(wanted ? hotKeywordsQuery : null).data;
  return (
    <div onFocus={() => setWanted(true)}>
      <SearchBox
        key={term}
        action={localized(locale, '/goods_search')}
        term={term}
        hotKeywords={hotKeywords}
        loadSuggestions={(text) => suggest(browserApi(), text)}
        onSearch={(title) => void navigate(`/goods_search?${new URLSearchParams({ title }).toString()}`)}
        onNavigate={(href) => void navigate(href)}
      />
    </div>
  );
}
