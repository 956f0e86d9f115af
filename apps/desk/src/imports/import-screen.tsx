import { applyImport, cancelImport, type ImportedRow, type ImportProgress } from '@rider/api/operator';
import { ROW_OUTCOMES, type ImportKind, type ImportState, type RowOutcome } from '@rider/model/import';
import { Banner } from '@rider/ui/banner';
import { Button, LinkButton } from '@rider/ui/button';
import { DataTable } from '@rider/ui/data-table';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Pagination } from '@rider/ui/pagination';
import { StatTile } from '@rider/ui/stat-tile';
import { Heading, Text } from '@rider/ui/text';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { api } from '../data/desk-api.ts';
import type { Change } from '../data/changes.ts';
import { importQuery, importRowsQuery } from '../data/operator-queries.ts';
import { useAnswers, useOptionalQuery } from '../data/use-query.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { usePageAddress } from '../list/list-address.ts';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ProductChanges } from '../products/product-history.tsx';
import * as styles from './imports.css.ts';

const LIST = '/imports';
/** How often the progress of a running import is fetched (ms). */
const INTERVAL = 1_000;
const ROWS_OF_PAGE = 50;

const RUNNING = ['reading', 'checking', 'applying'] as const;
type Running = (typeof RUNNING)[number];

const isRunning = (state: ImportState): state is Running => RUNNING.includes(state as Running);

/** The tones of what is shown of an import that is not running. */
const TONES: Partial<Record<ImportState, 'success' | 'warning'>> = { applied: 'success', interrupted: 'warning' };

/** What an applied import changes. */
const CHANGES: Readonly<Record<ImportKind, Change>> = {
  products: 'product',
  'price-lists': 'price-list',
  'price-list-assignments': 'price-list',
  stock: 'stock',
  categories: 'category',
  buyers: 'account-request',
  'cross-references': 'cross-reference',
};

/** An import: what it would do, or has done, row by row. */
export function ImportScreen() {
  const text = useMessages('desk.imports');
  const { id = '' } = useParams();
  return (
    <Loaded query={importQuery(id)} unknown={text('unknown')} back={{ href: LIST, label: text('back') }}>
      {(progress) => <ImportPage progress={progress} />}
    </Loaded>
  );
}

function ImportPage({ progress }: { progress: ImportProgress }) {
  const intl = useIntl();
  const text = useMessages('desk.imports');
  const { id, fileName, kind, unused, state, fault, counts, left } = progress;
  const { invalidate } = useAnswers();
  useOptionalQuery(isRunning(state) ? importQuery(id) : null, { refreshInterval: INTERVAL });
  // What is saved shows in the lists.
  useEffect(() => {
    if (state === 'applied') void invalidate(CHANGES[kind]);
  }, [state, kind, invalidate]);
  const done = ROW_OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0);
  return (
    <Container>
      <Stack gap="x6">
        <Link href={LIST}>{text('back')}</Link>
        <Cluster gap="x3" justify="between">
          <Stack gap="x1">
            <Heading level={2} size="title2">
              {fileName}
            </Heading>
            <Text size="small" tone="quiet">
              {text(`kind.${kind}`)}
            </Text>
          </Stack>
          <Actions progress={progress} />
        </Cluster>
        {isRunning(state) ? (
          <label className={styles.progress}>
            {text(`state.${state}`)}
            <progress {...(state !== 'reading' && { value: done })} max={done + left || 1} className={styles.bar} />
            {state !== 'reading' && text('done', { done, total: done + left })}
          </label>
        ) : (
          <Banner tone={TONES[state] ?? 'info'}>
            {fault ||
              text(state === 'checked' && counts.created + counts.changed === 0 ? 'hint.nothing' : `hint.${state}`)}
          </Banner>
        )}
        {unused.length > 0 && (
          <Text size="small" tone="quiet">
            {text('unused', { columns: unused.join(', ') })}
          </Text>
        )}
        <dl className={styles.counts}>
          {ROW_OUTCOMES.map((outcome) => (
            <StatTile key={outcome} label={text(`outcome.${outcome}`)} value={intl.formatNumber(counts[outcome])} />
          ))}
        </dl>
        <Rows progress={progress} outcome="faulty" title={text('faults')} />
        <Rows progress={progress} outcome="changed" title={text('changes')} />
      </Stack>
    </Container>
  );
}

function Actions({ progress: { id, state, counts } }: { progress: ImportProgress }) {
  const text = useMessages('desk.imports');
  const acting = useOperatorAction('import');
  const saved = counts.created + counts.changed;
  return (
    <Cluster gap="x3">
      {state !== 'interrupted' && (
        <LinkButton href={`/api/operator/imports/${id}/file`} download>
          {text('result')}
        </LinkButton>
      )}
      {(isRunning(state) || state === 'checked') && (
        <Button onClick={() => void acting.run(() => cancelImport(api, id))}>{text('cancel')}</Button>
      )}
      {state === 'checked' && saved > 0 && (
        <Button variant="primary" pending={acting.pending} onClick={() => void acting.run(() => applyImport(api, id))}>
          {text('apply', { count: saved })}
        </Button>
      )}
    </Cluster>
  );
}

const detailOf = ({ detail }: ImportedRow) => <span className={styles.detail}>{detail}</span>;
const changesOf = ({ detail }: ImportedRow) => <ProductChanges detail={detail} />;

/** The rows of an import with faults or changes, in pages. */
function Rows({ progress, outcome, title }: { progress: ImportProgress; outcome: RowOutcome; title: string }) {
  const text = useMessages('desk.imports');
  const isOfProduct = outcome === 'changed' && progress.kind === 'products';
  const { page, pageHref } = usePageAddress(outcome);
  const list = { state: outcome, page, limit: ROWS_OF_PAGE };
  const { data } = useOptionalQuery(progress.counts[outcome] > 0 ? importRowsQuery(progress, list) : null, {
    keepPreviousData: true,
    refreshInterval: isRunning(progress.state) ? INTERVAL : 0,
  });
  if (!data || data.total === 0) return null;
  return (
    <Stack gap="x3">
      <DataTable
        caption={title}
        columns={[
          { id: 'row', label: text('row'), numeric: true, rowHeader: true, cell: ({ number }) => number },
          { id: 'detail', label: text('detail'), cell: isOfProduct ? changesOf : detailOf },
        ]}
        rows={data.items}
        getRowId={({ number }) => String(number)}
      />
      <Pagination page={page} count={Math.ceil(data.total / ROWS_OF_PAGE)} getHref={pageHref} />
    </Stack>
  );
}
