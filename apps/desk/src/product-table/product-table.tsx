import type { ProductChoice, ProductTable } from '@rider/api/operator';
import { SHORT_TEXT_LENGTH } from '@rider/model/limits';
import { Button, LinkButton } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { productTableQuery } from '../data/operator-queries.ts';
import { useLeaveWarning } from '../form/use-leave-warning.ts';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { sizeOf } from './grid-keys.ts';
import { TableGrid } from './table-grid.tsx';
import { TableVerdicts } from './table-verdicts.tsx';
import { useGrid } from './use-grid.ts';
import { useSaveTable } from './use-save-table.ts';
import { useTableEdits, type Edits } from './use-table-edits.ts';
import * as styles from './product-table.css.ts';

const FILL_EXAMPLE = '+5%';

/** The products of the address as a table: those of `ids`, or those that the list's search and filter find. */
export function ProductTableScreen() {
  const text = useMessages('desk.productTable');
  const [parameters] = useSearchParams();
  const get = (name: string) => parameters.get(name) ?? '';
  const ids = get('ids').split(',').filter(Boolean);
  const choice: ProductChoice = ids.length > 0 ? { ids } : { search: get('search'), state: get('state') };
  const list = new URLSearchParams(parameters);
  for (const name of ['ids', 'after']) list.delete(name);
  const back = { href: `/products?${list}`, label: text('back') };
  return (
    <Loaded query={productTableQuery(choice, get('after'))} unknown={text('unknown')} back={back}>
      {(table) => <EditedTable key={parameters.toString()} table={table} back={back} />}
    </Loaded>
  );
}

function EditedTable({ table, back }: { table: ProductTable; back: { href: string; label: string } }) {
  const text = useMessages('desk.productTable');
  const [parameters] = useSearchParams();
  const edit = useTableEdits(table.products);
  const saving = useSaveTable(edit);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const tableElement = useRef<HTMLTableElement>(null);
  const reasonField = useRef<HTMLInputElement>(null);
  const changesStock = (edits: Edits) => [...edits.values()].some(({ stock }) => stock !== undefined);
  const save = (edits: Edits) => {
    const isMissing = changesStock(edits) && reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) return reasonField.current?.focus();
    void saving.save(edits, reason);
  };
  const grid = useGrid(edit, tableElement, save);
  useLeaveWarning(edit.count > 0 || grid.typed !== null);
  const next = new URLSearchParams(parameters);
  if (table.next !== null) next.set('after', table.next);
  const selected = sizeOf(grid.range);
  return (
    <Container>
      <Stack gap="x4">
        <Link href={back.href}>{back.label}</Link>
        <Cluster justify="between" gap="x4">
          <Heading level={2} size="title2">
            {text('title')}
          </Heading>
          <Text size="small" tone="quiet">
            {text('shown', { rows: edit.rows.length, products: edit.products.length, total: table.total })}
          </Text>
          {table.next !== null && (
            <LinkButton size="small" href={`/products/table?${next}`}>
              {text('next')}
            </LinkButton>
          )}
        </Cluster>
        <TableVerdicts judged={saving.judged} />
        {edit.rows.length === 0 ? (
          <Text>{text('empty')}</Text>
        ) : (
          <TableGrid ref={tableElement} edit={edit} grid={grid} faults={saving.faults} disabled={saving.pending} />
        )}
        <div className={styles.bar}>
          <Button
            variant="primary"
            pending={saving.pending}
            disabled={edit.count === 0 && grid.typed === null}
            onClick={() => save(grid.commit())}
          >
            {text('save', { count: edit.count })}
          </Button>
          <Button variant="quiet" disabled={!edit.canUndo || saving.pending} onClick={edit.undo}>
            {text('undo')}
          </Button>
          <Button variant="quiet" disabled={!edit.canRedo || saving.pending} onClick={edit.redo}>
            {text('redo')}
          </Button>
          {changesStock(edit.edits) && (
            <TextField
              ref={reasonField}
              className={styles.reason}
              label={text('reason')}
              required
              maxLength={SHORT_TEXT_LENGTH}
              autoComplete="off"
              value={reason}
              error={isReasonMissing && text('reasonMissing')}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
          {selected > 1 && <Fill key={selected} count={selected} onFill={grid.fill} />}
        </div>
        <Text size="small" tone="quiet" aria-live="polite">
          {saving.progress ? text('progress', saving.progress) : text('hint')}
        </Text>
      </Stack>
    </Container>
  );
}

/** Enters one text into all selected cells. */
function Fill({ count, onFill }: { count: number; onFill: (text: string) => void }) {
  const text = useMessages('desk.productTable');
  const [typed, setTyped] = useState('');
  return (
    <form
      className={styles.fill}
      onSubmit={(event) => {
        event.preventDefault();
        onFill(typed);
      }}
    >
      <TextField
        className={styles.fillField}
        label={text('fillLabel', { count })}
        placeholder={FILL_EXAMPLE}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">{text('fill')}</Button>
    </form>
  );
}
