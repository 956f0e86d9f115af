import { Button } from '@rider/ui/button';
import { ScrollRegion } from '@rider/ui/scroll-region';
import type { RefObject } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { GridRow } from './grid-row.tsx';
import { TABLE_COLUMNS } from './table-cells.ts';
import type { Grid } from './use-grid.ts';
import type { RowEdits, TableEdits } from './use-table-edits.ts';
import * as styles from './product-table.css.ts';

/** Props of `TableGrid`. */
export interface TableGridProps {
  ref: RefObject<HTMLTableElement | null>;
  edit: TableEdits;
  grid: Grid;
  /** Errors of cells by variant id. */
  faults: ReadonlyMap<string, RowEdits>;
  disabled: boolean;
}

/** The variants as a table to type in. A press on a column's head selects the column. */
export function TableGrid({ ref, edit, grid, faults, disabled }: TableGridProps) {
  const text = useMessages('desk.productTable');
  const { active, range, typed } = grid;
  return (
    <ScrollRegion label={text('title')} className={styles.region}>
      <table
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table is what a grid is made of
        role="grid"
        aria-label={text('title')}
        aria-multiselectable
        aria-busy={disabled}
        className={styles.table}
        {...grid.handlers}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) grid.commit();
        }}
      >
        <colgroup>
          <col className={styles.width.code} />
          <col className={styles.width.name} />
          <col className={styles.width.options} />
          {TABLE_COLUMNS.map((column) => (
            <col key={column} className={column === 'breaks' ? styles.width.breaks : styles.width.value} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={styles.codeHead}>
              {text('code')}
            </th>
            <th scope="col" className={styles.head.text}>
              {text('name')}
            </th>
            <th scope="col" className={styles.head.text}>
              {text('options')}
            </th>
            {TABLE_COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={column === 'state' || column === 'breaks' ? styles.head.text : styles.head.numeric}
              >
                <Button
                  size="small"
                  variant="quiet"
                  className={styles.columnButton}
                  title={text('selectColumn')}
                  onClick={() => grid.selectColumn(column)}
                >
                  {text(column)}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {edit.rows.map((row, index) => {
            const isSelected = index >= range.top && index <= range.bottom;
            return (
              <GridRow
                key={row.variant.id}
                row={row}
                index={index}
                edits={edit.edits.get(`variant ${row.variant.id}`)}
                state={edit.edits.get(`product ${row.product.id}`)?.state}
                faults={faults.get(row.variant.id)}
                active={index === active.row ? active.column : null}
                typed={index === active.row ? typed : null}
                start={isSelected ? range.start : null}
                end={isSelected ? range.end : null}
                disabled={disabled}
                onType={grid.onType}
                onChoose={grid.onChoose}
              />
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
