import {
  PUBLICATION_STATES,
  setPublished,
  type OperatorList,
  type OperatorListQuery,
  type Publication,
  type PublicationKind,
} from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { LinkButton } from '@rider/ui/button';
import { Cluster } from '@rider/ui/layout';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import type { Query } from '../data/query.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';

interface PublicationListProps {
  kind: PublicationKind;
  queryOf: (list: OperatorListQuery) => Query<OperatorList<Publication>>;
  /** Further buttons of the list. */
  actions?: ReactNode;
}

/** News or announcements: drafts, scheduled, published and archived ones. */
export function PublicationList({ kind, queryOf, actions }: PublicationListProps) {
  const locale = useIntl().locale as Locale;
  const text = useMessages('desk.publications');
  const acting = useOperatorAction('content');
  const set = (row: Publication, published: boolean) =>
    void acting.run(
      () => setPublished(api, kind, row, published),
      text(published ? 'published' : 'archived', { title: row.title[locale] }),
    );
  return (
    <ListScreen
      section={kind}
      messages="desk.publications"
      queryOf={queryOf}
      states={PUBLICATION_STATES}
      columns={[
        { id: 'title', text: ({ title }) => title[locale], href: ({ id }) => `/${kind}/${id}`, rowHeader: true },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: { draft: 'neutral', scheduled: 'accent', published: 'success', archived: 'neutral' },
        },
        { id: 'publishedAt', moment: ({ publishedAt }) => publishedAt },
      ]}
      getRowId={({ id }) => id}
      rowActions={(row) => {
        const values = { title: row.title[locale] };
        const isPublic = row.state === 'published' || row.state === 'scheduled';
        return [
          { label: 'edit', name: 'editOf', values, href: `/${kind}/${row.id}` },
          ...(row.state === 'published'
            ? []
            : [{ label: 'publish', name: 'publishOf', values, onPress: () => set(row, true) } as const]),
          ...(isPublic
            ? [{ label: 'archive', name: 'archiveOf', values, onPress: () => set(row, false) } as const]
            : []),
        ];
      }}
      actions={
        <Cluster gap="x3">
          {actions}
          <LinkButton variant="primary" href={`/${kind}/new`}>
            {text('add')}
          </LinkButton>
        </Cluster>
      }
    />
  );
}
