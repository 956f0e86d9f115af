import { isComposedKey } from '@rider/ui/field';
import { useStableCallback } from '@rider/ui/stable-callback';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { movedBy, rangeOf, sizeOf, stepOf, type GridSelection, type Position } from './grid-keys.ts';
import { enteredText, pastedCells, TABLE_COLUMNS, type TableColumn } from './table-cells.ts';
import { cellText, type CellChange, type Edits, type TableEdits } from './use-table-edits.ts';

const FIRST: Position = { row: 0, column: 0 };

function positionAt(target: EventTarget): Position | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null;
  if (cell === null) return null;
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

/** The table as a spreadsheet: one cell has a field, keys and mouse move and select, and copied cells can be pasted. */
export function useGrid(edit: TableEdits, table: RefObject<HTMLTableElement | null>, onSave: (edits: Edits) => void) {
  const text = useMessages('desk.productTable');
  const [{ anchor, active }, setSelection] = useState<GridSelection>({ anchor: FIRST, active: FIRST });
  const [typed, setTyped] = useState<string | null>(null);
  const takesFocus = useRef(false);
  const { rows, edits } = edit;
  const size = { rows: rows.length, columns: TABLE_COLUMNS.length };
  const range = rangeOf({ anchor, active });

  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    const cell = `td[data-row="${active.row}"][data-column="${active.column}"]`;
    const field = table.current?.querySelector<HTMLElement>(`${cell} :is(input, select)`);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [active, table]);

  /** The texts of cells by what is entered into them; cells beyond the table are left out. */
  const entered = (cells: Iterable<Position & { text: string }>): CellChange[] =>
    [...cells].flatMap(({ row: at, column: place, text: given }) => {
      const [row, column] = [rows[at], TABLE_COLUMNS[place]];
      if (row === undefined || column === undefined) return [];
      const present = cellText(edits, row, column);
      const next = enteredText(column, present, given, (state) => text(`state.${state}`));
      return next === present ? [] : [{ row, column, text: next }];
    });
  const enter = (cells: Iterable<Position & { text: string }>): Edits => {
    const changes = entered(cells);
    return changes.length > 0 ? edit.set(changes) : edits;
  };
  const filled = function* (given: (at: Position) => string) {
    for (let row = range.top; row <= range.bottom; row++)
      for (let column = range.start; column <= range.end; column++) yield { row, column, text: given({ row, column }) };
  };
  const textAt = ({ row: at, column: place }: Position) => {
    const [row, column] = [rows[at], TABLE_COLUMNS[place]];
    return row && column ? cellText(edits, row, column) : '';
  };
  /** Enters what is typed. Returns all edits. */
  const commit = (): Edits => {
    setTyped(null);
    return typed === null ? edits : enter([{ ...active, text: typed }]);
  };
  const select = (to: Position, isExtended: boolean) => {
    commit();
    takesFocus.current = true;
    setSelection({ anchor: isExtended ? anchor : to, active: to });
  };
  const fill = (given: string) => {
    setTyped(null);
    enter(filled(() => given));
  };

  /** Runs the command of a key; false where it has none. */
  const runCommand = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const name = key.toLowerCase();
    if (name === 's') onSave(commit());
    else if (name === 'enter') fill(typed ?? textAt(active));
    else if (name === 'd') enter(filled(({ column }) => textAt({ row: range.top, column })));
    // Within a field that is typed in, it is the browser's undo.
    else if (name === 'z' && typed === null) (shiftKey ? edit.redo : edit.undo)();
    else if (name === 'y' && typed === null) edit.redo();
    else return false;
    return true;
  };
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    if (isComposedKey(event.nativeEvent)) return;
    const { key } = event;
    const step = stepOf(event, typed !== null);
    let isHandled = true;
    if (step !== undefined) select(movedBy(active, step, size), event.shiftKey && key !== 'Enter' && key !== 'Tab');
    else if (key === 'Escape' && typed !== null) setTyped(null);
    else if (key === 'F2') setTyped(typed ?? textAt(active));
    else if ((key === 'Delete' || key === 'Backspace') && typed === null && sizeOf(range) > 1) fill('');
    else isHandled = (event.ctrlKey || event.metaKey) && runCommand(event);
    if (isHandled) event.preventDefault();
  });
  const onMouseDown = useStableCallback((event: MouseEvent) => {
    const at = positionAt(event.target);
    if (at === null || event.button !== 0) return;
    const isActive = at.row === active.row && at.column === active.column;
    takesFocus.current = true;
    if (isActive && !event.shiftKey) {
      // A press into the field sets its caret.
      if (sizeOf(range) > 1) setSelection({ anchor: at, active: at });
      return;
    }
    event.preventDefault();
    select(at, event.shiftKey);
  });
  const onMouseOver = useStableCallback((event: MouseEvent) => {
    const at = event.buttons === 1 ? positionAt(event.target) : null;
    if (at === null || (at.row === active.row && at.column === active.column)) return;
    select(at, true);
  });
  const onPaste = useStableCallback((event: ClipboardEvent) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    const single = cells.length === 1 && cells[0]?.length === 1 ? (cells[0][0] ?? '') : null;
    if (single !== null && sizeOf(range) === 1 && event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (single !== null) return fill(single);
    setTyped(null);
    enter(
      cells.flatMap((line, down) =>
        line.map((given, right) => ({ row: range.top + down, column: range.start + right, text: given })),
      ),
    );
    const begin = { row: range.top, column: range.start };
    const end = movedBy(begin, [cells.length - 1, (cells[0]?.length ?? 1) - 1], size);
    setSelection({ anchor: end, active: begin });
  });
  const onCopy = useStableCallback((event: ClipboardEvent) => {
    if (typed !== null || (sizeOf(range) === 1 && event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const lines = rows.slice(range.top, range.bottom + 1).map((_, down) =>
      TABLE_COLUMNS.slice(range.start, range.end + 1)
        .map((__, right) => textAt({ row: range.top + down, column: range.start + right }))
        .join('\t'),
    );
    event.clipboardData.setData('text/plain', lines.join('\n'));
  });

  return {
    handlers: { onKeyDown, onMouseDown, onMouseOver, onPaste, onCopy },
    active,
    range,
    typed,
    onType: useStableCallback((given: string) => setTyped(given)),
    /** Enters a choice at once. */
    onChoose: useStableCallback((given: string) => void enter([{ ...active, text: given }])),
    commit,
    fill,
    selectColumn: (column: TableColumn) => {
      commit();
      takesFocus.current = true;
      const place = TABLE_COLUMNS.indexOf(column);
      setSelection({ anchor: { row: size.rows - 1, column: place }, active: { row: 0, column: place } });
    },
  };
}

/** The state of the table's cells. */
export type Grid = ReturnType<typeof useGrid>;
