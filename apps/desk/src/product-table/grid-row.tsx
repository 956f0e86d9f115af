import { PRODUCT_STATES } from '@rider/model/product';
import { Link } from '@rider/ui/link';
import { memo } from 'react';
import { productAddress } from '../data/addresses.ts';
import { useMessages } from '../messages/use-messages.ts';
import { savedText, TABLE_COLUMNS, type TableColumn, type TableRow } from './table-cells.ts';
import type { RowEdits } from './use-table-edits.ts';
import * as styles from './product-table.css.ts';

/** Props of `GridRow`. All but the active row's stay the same while a person types or moves. */
export interface GridRowProps {
  row: TableRow;
  index: number;
  edits: RowEdits | undefined;
  /** The unsaved state of the product. */
  state: string | undefined;
  /** Texts of errors by column. */
  faults: RowEdits | undefined;
  /** The column with the field; null in all rows but one. */
  active: number | null;
  /** What is typed into the field; null before. */
  typed: string | null;
  /** The first and last selected column; null without. */
  start: number | null;
  end: number | null;
  disabled: boolean;
  onType: (text: string) => void;
  onChoose: (text: string) => void;
}

/** A row of the table. Only the active cell has a field, so that a table of 1,000 rows stays light. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, edits, state, faults, active, start, end } = props;
  const { product, variant, isFirst } = row;
  const text = useMessages('desk.productTable');
  return (
    <tr data-first={isFirst || undefined}>
      <th scope="row" className={styles.code} title={variant.code}>
        <bdi>{variant.code}</bdi>
      </th>
      <td className={styles.name} title={product.name}>
        {isFirst ? (
          <Link href={productAddress(product.id)} target="_blank" tabIndex={-1}>
            {product.name}
          </Link>
        ) : (
          product.name
        )}
      </td>
      <td className={styles.options} title={variant.options.join(', ')}>
        {variant.options.join(', ')}
      </td>
      {TABLE_COLUMNS.map((column, place) => {
        const unsaved = column === 'state' ? state : edits?.[column];
        const shown = unsaved ?? savedText(row, column);
        const isActive = place === active;
        const label = text('cell', { column: text(column), code: variant.code });
        const hint =
          faults?.[column] ??
          (unsaved === undefined ? undefined : text('was', { text: nameOf(savedText(row, column), column, text) }));
        return (
          <td
            key={column}
            data-row={index}
            data-column={place}
            data-active={isActive || undefined}
            data-changed={unsaved !== undefined || undefined}
            data-faulty={faults?.[column] !== undefined || undefined}
            aria-selected={start !== null && end !== null && place >= start && place <= end}
            title={hint}
            className={column === 'state' || column === 'breaks' ? styles.cell.text : styles.cell.numeric}
          >
            {isActive ? (
              <CellField {...props} column={column} label={label} hint={hint} shown={shown} />
            ) : (
              nameOf(shown, column, text)
            )}
          </td>
        );
      })}
    </tr>
  );
});

function nameOf(shown: string, column: TableColumn, text: ReturnType<typeof useMessages<'desk.productTable'>>): string {
  const state = column === 'state' && PRODUCT_STATES.find((each) => each === shown);
  return state ? text(`state.${state}`) : shown;
}

interface CellFieldProps extends GridRowProps {
  column: TableColumn;
  label: string;
  hint: string | undefined;
  shown: string;
}

function CellField({ column, label, hint, shown, typed, faults, disabled, onType, onChoose }: CellFieldProps) {
  const text = useMessages('desk.productTable');
  const field = {
    className: styles.field,
    'aria-label': label,
    'aria-description': hint,
    'aria-invalid': faults?.[column] !== undefined,
  };
  if (column === 'state')
    return (
      // eslint-disable-next-line no-restricted-syntax -- a cell's field has the look of the cell
      <select {...field} disabled={disabled} value={shown} onChange={(event) => onChoose(event.currentTarget.value)}>
        {PRODUCT_STATES.map((state) => (
          <option key={state} value={state}>
            {text(`state.${state}`)}
          </option>
        ))}
      </select>
    );
  return (
    // eslint-disable-next-line no-restricted-syntax -- a cell's field has the look of the cell
    <input
      {...field}
      readOnly={disabled}
      autoComplete="off"
      spellCheck={false}
      value={typed ?? shown}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
