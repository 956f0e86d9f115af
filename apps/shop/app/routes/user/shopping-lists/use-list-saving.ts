import { ApiError } from '@rider/api/error';
import { randomId } from '@rider/model/random-id';
import { differences, type SavedLines, type ShoppingListLine, type TypedLine } from '@rider/model/shopping-list';
import { useEffect, useRef, useState } from 'react';
import { whenConnected } from '../../../connection/page-connection.ts';
import { pageStore } from '../../../shopping-list/page-store.ts';
import { filledRows, type TypedRow } from '../../../quick-order/order-rows.ts';
import type { CheckedRows } from '../../../quick-order/use-checked-rows.ts';

/** Pause after a change before it is saved (ms). */
const SAVING_PAUSE = 600;

/** Whether the rows are stored; `full` where some did not fit. */
export type SavingState = 'saved' | 'saving' | 'failed' | 'full';

const linesOf = (rows: readonly TypedRow[], prefix: string): TypedLine[] =>
  filledRows(rows).map(({ id, line, text, quantity, note = '' }) => ({
    id: line ?? `${prefix}-${id}`,
    text: text.trim(),
    quantity: quantity.trim(),
    note: note.trim(),
  }));

/** Saves the rows of a list a moment after each change, one request after the other. */
export function useListSaving(listId: string, lines: readonly ShoppingListLine[], rowsOf: CheckedRows) {
  const { rows, change, setFailed, describe } = rowsOf;
  const stored = useRef(new Map(lines.map((line) => [line.id, line])));
  const prefix = useRef('');
  const isRunning = useRef(false);
  const [state, setState] = useState<SavingState>('saved');
  /** Numbers of rows that another member has changed meanwhile. */
  const [conflicts, setConflicts] = useState<readonly string[]>([]);
  const latest = useRef({ rows, describe });
  useEffect(() => {
    latest.current.describe = describe;
  });

  function take({ saved, changedMeanwhile, removedMeanwhile, full }: SavedLines, sent: readonly TypedLine[]) {
    for (const { id, version } of saved) {
      const line = sent.find((each) => each.id === id);
      if (line) stored.current.set(id, { ...line, version });
    }
    // A row that another member removed, but this one has changed, is added again.
    for (const id of removedMeanwhile) stored.current.delete(id);
    for (const theirs of changedMeanwhile) stored.current.set(theirs.id, theirs);
    if (changedMeanwhile.length > 0) change({ change: 'take', lines: changedMeanwhile });
    setConflicts(changedMeanwhile.map(({ text }) => text));
    setState(full.length > 0 ? 'full' : 'saved');
    // The rows do not show their values yet: what they hold now would replace the other member's change.
    return full.length === 0 && changedMeanwhile.length === 0;
  }
  const save = useRef(async () => {
    prefix.current ||= randomId().slice(0, 13);
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      for (let isLeft = true; isLeft;) {
        const typed = linesOf(latest.current.rows, prefix.current);
        const changes = differences(stored.current, typed);
        if (changes === null) break;
        setState('saving');
        const store = await pageStore();
        const outcome = await whenConnected(() => store.change(listId, changes), { repeatable: true });
        for (const { id } of changes.removed) stored.current.delete(id);
        isLeft = take(outcome, typed);
      }
    } catch (error) {
      setState('failed');
      if (error instanceof ApiError) setFailed(latest.current.describe(error));
    } finally {
      isRunning.current = false;
    }
  });
  useEffect(() => {
    latest.current.rows = rows;
    const timer = setTimeout(() => void save.current(), SAVING_PAUSE);
    return () => clearTimeout(timer);
  }, [rows]);
  // A change is not lost with the screen.
  useEffect(() => {
    const { current: saveNow } = save;
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      void saveNow();
    };
  }, []);
  return { state, conflicts };
}
