import { useState } from 'react';

/** Rows that can be added, moved and removed, with ids under which their fields keep what was typed. */
export function useRows<Value>(initial: readonly Value[]) {
  const [{ rows, next }, setRows] = useState({
    rows: initial.map((value, id) => ({ id, value })),
    next: initial.length,
  });
  return {
    rows,
    /** Adds a row at the end, or at a position. */
    add: (value: Value, at = rows.length) =>
      setRows({ rows: rows.toSpliced(at, 0, { id: next, value }), next: next + 1 }),
    remove: (id: number) => setRows({ rows: rows.filter((row) => row.id !== id), next }),
    /** Moves the row at a position one up. */
    moveUp: (at: number) =>
      setRows({ rows: rows.toSpliced(at - 1, 2, ...rows.slice(at - 1, at + 1).toReversed()), next }),
  };
}
