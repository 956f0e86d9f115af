import { readQuickOrder, MOST_QUICK_ROWS } from '@rider/model/quick-order';
import { screens } from '@rider/model/screens';
import { mergeableLines, type ShoppingListPage } from '@rider/model/shopping-list';
import { useEffect, useState } from 'react';
import { warnOfFailure } from '../../../data/browser-load.ts';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { pageStore } from '../../../shopping-list/page-store.ts';
import { countAdded, filledRows, type RowChange, type TypedRow } from '../../../quick-order/order-rows.ts';
import { useAddRows } from '../../../quick-order/use-add-rows.ts';
import { useCheckedRows } from '../../../quick-order/use-checked-rows.ts';
import type { PostedLines } from './posted-lines.ts';
import { useListSaving } from './use-list-saving.ts';

/** A row that was removed, and its place. */
interface RemovedRow {
  row: TypedRow;
  place: number;
}

/** The lines of a list as rows that are checked and saved, adding them to the cart, and undoing a removal. */
export function useList(page: ShoppingListPage, posted: PostedLines | FormOutcome | undefined) {
  const { list, lines, check } = page;
  const outcome = posted && 'check' in posted ? posted : undefined;
  const checked = useCheckedRows({
    rows: lines.map(({ id, ...line }) => ({ ...line, line: id })),
    check: outcome?.check ?? check,
    message: null,
    path: screens.shoppingList(list.id),
  });
  const { rows, filled, change, show } = checked;
  const saving = useListSaving(list.id, lines, checked);
  const { isAdding, addRows } = useAddRows(checked);
  const [added, setAdded] = useState<{ lines: number; left: number } | null>(
    outcome?.check ? { lines: countAdded(outcome.check), left: lines.length - countAdded(outcome.check) } : null,
  );
  /** The rows that are in the cart: a second press does not add them again. */
  const [done, setDone] = useState<string | null>(null);
  const [removed, setRemoved] = useState<RemovedRow | null>(null);
  useEffect(() => storeSeen(list.id, false), [list.id]);

  async function add() {
    const answer = await addRows();
    if (answer === null) return;
    show(answer);
    const count = countAdded(answer);
    setAdded({ lines: count, left: filled.length - count });
    if (count > 0) setDone(checked.list);
    storeSeen(list.id, true);
  }
  const mergeable = checked.isChecking ? [] : mergeableLines(filled.map(withNote), checked.verdicts);
  const merge = () =>
    change({
      change: 'correct',
      corrections: mergeable.map(({ line }) => line),
      merged: mergeable.flatMap(({ merged }) => merged.map(({ id }) => id)),
    });
  function changeRow(changed: RowChange) {
    const [id] = changed.change === 'remove' ? changed.ids : [];
    const place = rows.findIndex((row) => row.id === id);
    const row = rows[place];
    if (row && filledRows([row]).length > 0) setRemoved({ row, place });
    change(changed);
  }
  return {
    order: {
      ...checked,
      change: changeRow,
      isAdding,
      added,
      add,
      paste: (at: number, text: string) => {
        const { rows: pasted } = readQuickOrder(text);
        change({ change: 'paste', at, pasted: pasted.slice(0, MOST_QUICK_ROWS - filled.length) });
      },
    },
    saving,
    /** Stores the rows of each variant as one; null where no variant has two rows. */
    merge: mergeable.length > 0 ? merge : null,
    removed,
    undo: () => {
      if (removed) change({ change: 'restore', ...removed });
      setRemoved(null);
    },
    isDone: done === checked.list,
    againOnceMore: () => setDone(null),
  };
}

const withNote = ({ note = '', ...row }: TypedRow) => ({ ...row, note });

/** Stores prices and stock as seen. */
function storeSeen(id: string, ordered: boolean): void {
  void pageStore()
    .then((lists) => lists.seen(id, { ordered }))
    .catch(warnOfFailure);
}
