import { VisuallyHidden } from '@rider/ui/layout';
import { useIntl } from 'react-intl';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { lazyScreen } from '../../activity/lazy-part.tsx';
import { loadCode } from '../../connection/page-connection.ts';
import { browserLoader, knownAnswer, loadInBrowser } from '../../data/browser-load.ts';
import { companyQuery, headerQuery } from '../../data/queries.ts';
import { answerIn, fetchOnServer, serverLoader } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { PageHead, useSiteName } from '../../page-head/page-head.tsx';
import { homeSectionsQuery, queriesOfSections } from './home-queries.ts';
import { HomeSection, isList } from './home-section.tsx';
import * as styles from './route.css.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { screen } from '../../data/screen.ts';

export const handle: ScreenHandle = { reads: readsOnly() };

export async function loader(args: LoaderFunctionArgs) {
  const sections = answerIn(await fetchOnServer(args, [homeSectionsQuery]), homeSectionsQuery);
  return serverLoader(queriesOfSections(sections ?? homeSectionsQuery.fallback))(args);
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const known = () => queriesOfSections(knownAnswer(homeSectionsQuery) ?? []);
  // Together with what the page probably shows; what it shows besides comes after.
  await loadInBrowser([homeSectionsQuery, ...known()]);
  return browserLoader(known())(args);
}

const EmptyHome = lazyScreen(() => loadCode(() => import('./empty-home.tsx')));

/** The home page: the sections that operators have arranged. */
function Home() {
  const intl = useIntl();
  const siteName = useSiteName();
  const { titleText } = useQuery(headerQuery);
  const sections = useQuery(homeSectionsQuery);
  const lists = sections.filter(({ name }) => isList(name));
  return (
    <main id="content">
      <PageHead title="" description={useOptionalQuery(companyQuery).data?.description} canonicalPath="/" />
      <VisuallyHidden as="div">
        <h1>
          {titleText
            ? intl.formatMessage({ id: 'shop.home.title' }, { shop: siteName, description: titleText })
            : siteName}
        </h1>
      </VisuallyHidden>
      {sections.map((section) => (
        <HomeSection
          key={section.name}
          name={section.name}
          heading={section.heading || undefined}
          band={lists.indexOf(section) % 2 === 0}
        />
      ))}
      {sections.length === 0 && <EmptyHome className={styles.section} />}
    </main>
  );
}

export default screen(Home);
