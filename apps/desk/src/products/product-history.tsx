import type { OperatorLogEntry } from '@rider/api/operator';
import { PRODUCT_STATES, type ProductState } from '@rider/model/product';
import { DataTable } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { productHistoryQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { ListFailed } from '../list/list-failed.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useFieldNames } from './use-field-names.ts';
import * as styles from './products.css.ts';

/** The path that begins a line of changes: `variants.RD-1.price: 38.50 → 40.00`. */
const PATH = /^[\w./-]+(?=: )/;

/** A state in a change of the state: `state: draft → published`. */
const STATE = new RegExp(`(?<=^state: .*)\\b(${PRODUCT_STATES.join('|')})\\b`, 'g');

/** The address of an uploaded file, of which only the extension says anything to a reader. */
const UPLOAD = /\/uploads\/[0-9a-f]{32}\.(\w+)/g;

/** The changes of an entry, one a line, with the names of their fields and of states. */
export function ProductChanges({ detail }: Pick<OperatorLogEntry, 'detail'>) {
  const nameOf = useFieldNames();
  const text = useMessages('desk.product');
  const stateOf = (state: string) => text(`state.${state as ProductState}`);
  const lines = detail
    .replace(UPLOAD, (_, extension: string) => extension.toUpperCase())
    .split('\n')
    .map((line) => line.replace(STATE, stateOf).replace(PATH, nameOf));
  return <span className={styles.changes}>{lines.join('\n')}</span>;
}

const changesOf = ({ detail }: OperatorLogEntry) => <ProductChanges detail={detail} />;

/** Who changed what of a product, newest first. */
export function ProductHistory({ id }: { id: string }) {
  const intl = useIntl();
  const text = useMessages('desk.product');
  const { data, error, isLoading, refetch } = useOptionalQuery(productHistoryQuery(id));
  return (
    <section className={styles.part}>
      <Heading level={3} size="title3">
        {text('part.history')}
      </Heading>
      <DataTable
        caption={text('part.history')}
        hideCaption
        columns={[
          { id: 'when', label: text('history.when'), cell: ({ at }) => formatMoment(intl, at), rowHeader: true },
          { id: 'who', label: text('history.who'), cell: ({ operator }) => operator },
          {
            id: 'what',
            label: text('history.what'),
            cell: changesOf,
          },
        ]}
        rows={data?.items ?? []}
        getRowId={(entry) => entry.id}
        loading={isLoading}
        {...(error && !data && { error: <ListFailed onRetry={refetch} /> })}
        empty={text('history.empty')}
      />
    </section>
  );
}
