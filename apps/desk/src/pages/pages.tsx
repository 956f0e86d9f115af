import { saveSitePage, type OperatorSitePage } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { EnteredSitePage as SitePageValues } from '@rider/model/validation';
import { sitePageSchema, validate } from '@rider/model/validation';
import { useIntl } from 'react-intl';
import { Route, Routes, useParams } from 'react-router';
import { api } from '../data/desk-api.ts';
import { sitePagesQuery } from '../data/operator-queries.ts';
import { nestedValues } from '../form/nested-values.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ContentForm } from '../publication/content-form.tsx';

/** The company's texts: about us, privacy, terms, shipping and returns. */
export default function Pages() {
  return (
    <Routes>
      <Route index element={<PageList />} />
      <Route path=":name" element={<LoadedPage />} />
    </Routes>
  );
}

function PageList() {
  const locale = useIntl().locale as Locale;
  return (
    <ListScreen
      section="pages"
      messages="desk.pages"
      queryOf={sitePagesQuery}
      columns={[
        { id: 'title', text: ({ title }) => title[locale], href: ({ name }) => `/pages/${name}`, rowHeader: true },
        { id: 'changedAt', moment: ({ changedAt }) => changedAt },
      ]}
      getRowId={({ name }) => name}
      rowActions={({ name, title }) => [
        { label: 'edit', name: 'editOf', values: { title: title[locale] }, href: `/pages/${name}` },
      ]}
    />
  );
}

function LoadedPage() {
  const { name = '' } = useParams();
  const text = useMessages('desk.content');
  return (
    <Loaded query={sitePagesQuery({})} unknown={text('unknown')} back={{ href: '/pages', label: text('back') }}>
      {({ items }) => <PageForm page={items.find((page) => page.name === name)} />}
    </Loaded>
  );
}

function PageForm({ page }: { page: OperatorSitePage | undefined }) {
  const locale = useIntl().locale as Locale;
  if (page === undefined) return null;
  return (
    <ContentForm
      list="/pages"
      heading={page.title[locale]}
      content={page}
      check={(typed) => validate(sitePageSchema, nestedValues(typed))}
      save={(values) => saveSitePage(api, page, values)}
      preview={(typed) => ({ ...(nestedValues(typed) as SitePageValues), kind: 'page', name: page.name })}
    />
  );
}
