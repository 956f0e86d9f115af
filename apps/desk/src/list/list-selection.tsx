import type { OperatorListQuery } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
import { Text } from '@rider/ui/text';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './list-screen.css.ts';

/** The rows that an operator has selected on the pages of a list. */
export interface ListSelection {
  /** Ids of rows selected one by one. */
  ids: readonly string[];
  /** The search and filter whose rows are all selected; null if they were selected one by one. */
  all: OperatorListQuery | null;
  count: number;
  clear: () => void;
}

/** The rows of a page, as `ListSelectionBar` and the table need them. */
interface ShownRows {
  ids: readonly string[];
  total: number;
  query: OperatorListQuery;
}

/** The selection of a list. It stays while the operator turns pages and searches. */
export function useListSelection({ ids: shown, total, query }: ShownRows) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [allOf, setAllOf] = useState<string | null>(null);
  const { search = '', state = '' } = query;
  const found = JSON.stringify([search, state]);
  const isAll = allOf === found;
  const selection: ListSelection = {
    ids: selected,
    all: isAll ? { search, state } : null,
    count: isAll ? total : selected.length,
    clear: () => {
      setSelected([]);
      setAllOf(null);
    },
  };
  return {
    selection,
    /** Whether the rows of other pages can be added. */
    canSelectAll: !isAll && total > shown.length && shown.every((id) => selected.includes(id)),
    selectAll: () => setAllOf(found),
    /** Props of the table. */
    table: {
      selectable: true,
      selected: isAll ? shown : selected,
      onSelectedChange: (now: readonly string[]) => {
        setAllOf(null);
        setSelected((before) => [...before.filter((id) => !shown.includes(id)), ...now]);
      },
    },
  };
}

/** Props of `ListSelectionBar`. */
export interface ListSelectionBarProps {
  selecting: ReturnType<typeof useListSelection>;
  total: number;
  /** What can be done with the selected rows. */
  children: ReactNode;
}

/** The number of selected rows, with what can be done with them. */
export function ListSelectionBar({ selecting, total, children }: ListSelectionBarProps) {
  const { selection, canSelectAll, selectAll } = selecting;
  return (
    <div className={styles.selection}>
      <Text size="small" aria-live="polite">
        <FormattedMessage id="desk.list.selected" values={{ count: selection.count }} />
      </Text>
      {selection.count > 0 && (
        <>
          {canSelectAll && (
            <Button size="small" variant="quiet" onClick={selectAll}>
              <FormattedMessage id="desk.list.selectAll" values={{ total }} />
            </Button>
          )}
          {children}
          <Button size="small" variant="quiet" onClick={selection.clear}>
            <FormattedMessage id="desk.list.clearSelection" />
          </Button>
        </>
      )}
    </div>
  );
}
