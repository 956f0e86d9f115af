import { screens } from '@rider/model/screens';
import { Announcer } from '@rider/ui/announcer';
import { Header } from '@rider/ui/header';
import { SearchBox } from '@rider/ui/search-box';
import { SkipLinks } from '@rider/ui/skip-links';
import { Toasts } from '@rider/ui/toast';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../activity/lazy-part.tsx';
import { capabilitiesQuery } from '../data/capabilities-query.ts';
import { loadCalls } from '../data/load-calls.ts';
import {
  cartCountQuery,
  categoriesQuery,
  companyQuery,
  headerQuery,
  hotKeywordsQuery,
  userQuery,
} from '../data/queries.ts';
import { useOptionalQuery, useQuery } from '../data/use-query.ts';
import { localized } from '../messages/localized-path.ts';
import { useLocale } from '../messages/messages.tsx';
import { FocusHeading } from '../navigation/focus-heading.tsx';
import { useSiteName } from '../page-head/page-head.tsx';
import './edges.css.ts';
import './print.css.ts';

interface FrameProps {
  signedIn: boolean;
  /** The header takes one row, which leaves the height to the screen. */
  compact: boolean;
  children: ReactNode;
}

/** Header and footer around every screen but /sign. */
export function Frame({ signedIn, compact, children }: FrameProps) {
  const intl = useIntl();
  const header = useQuery(headerQuery);
  const capabilities = useOptionalQuery(capabilitiesQuery).data;
  const company = useOptionalQuery(companyQuery).data;
  const categories = useQuery(categoriesQuery);
  const user = useOptionalQuery(signedIn ? userQuery : null).data ?? null;
  const cartCount = useOptionalQuery(signedIn ? cartCountQuery : null).data?.pieces ?? 0;
  return (
    <>
      <SkipLinks targets={[{ id: 'content', label: intl.formatMessage({ id: 'shop.skipToContent' }) }]} />
      <Header
        {...header}
        siteName={useSiteName()}
        user={user}
        cartCount={cartCount}
        search={SEARCH}
        navigation={
          <CategoryNavigation categories={categories} sheetId={CATEGORY_SHEET} quickOrder={capabilities?.listFilters} />
        }
        quickOrder
        localeSwitch={LANGUAGES}
        shortcuts={<Shortcuts menuId={CATEGORY_SHEET} searchFieldId={SEARCH_FIELD} cartCount={cartCount} user={user} />}
        compact={compact}
      />
      {children}
      {company && <Foot company={company} user={user} />}
      {GUIDES}
      {user && <OtherTabs buyer={user.id} />}
    </>
  );
}

const CategoryNavigation = lazyPart(() => import('./lazy-parts.ts'), 'CategoryNavigation');
const Foot = lazyPart(() => import('./lazy-parts.ts'), 'Foot');
const LanguageSwitch = lazyPart(() => import('./lazy-parts.ts'), 'LanguageSwitch');
const OtherTabs = lazyPart(() => import('./lazy-parts.ts'), 'OtherTabs');
const NextScreens = lazyPart(() => import('./lazy-parts.ts'), 'NextScreens');
const Shortcuts = lazyPart(() => import('./lazy-parts.ts'), 'Shortcuts');

// Elements of their own, which are not rendered again with the header.
const SEARCH = <Search />;
const LANGUAGES = <LanguageSwitch />;
const GUIDES = (
  <>
    <FocusHeading />
    <Toasts />
    <Announcer />
    <NextScreens />
  </>
);

/** The id of the category sheet, which the shortcut bar opens on narrow screens. */
const CATEGORY_SHEET = 'categories';

/** The id of the header's search field, to which the shortcut bar leads. */
const SEARCH_FIELD = 'search-products';

async function suggest(text: string) {
  const calls = await loadCalls();
  return calls.suggest(calls.pageApi(), text);
}

function Search() {
  const navigate = useNavigate();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const term = pathname === screens.search() ? (new URLSearchParams(search).get('title') ?? '') : '';
  // Fetched only once the visitor is about to search.
  const [wanted, setWanted] = useState(false);
  const findsPartNumbers = useOptionalQuery(capabilitiesQuery).data?.listFilters;
  const hotKeywords = useOptionalQuery(wanted ? hotKeywordsQuery : null).data;
  return (
    <div onFocus={() => setWanted(true)}>
      <SearchBox
        key={term}
        action={localized(locale, screens.search())}
        fieldId={SEARCH_FIELD}
        defaultValue={term}
        findsPartNumbers={findsPartNumbers}
        hotKeywords={hotKeywords}
        loadSuggestions={findsPartNumbers ? suggest : undefined}
        onSearch={(title) => void navigate(screens.search(title))}
        onNavigate={(href) => void navigate(href)}
      />
    </div>
  );
}
