import { MOST_QUICK_ROWS } from '../quick-order/index.ts';
import { sameLine } from './rules.ts';
import type { LineChanges, SavedLines, ShoppingListLine } from './shopping-list.ts';

/**
 * Applies a buyer's changes to the lines of a list. A change of a line that somebody else has changed since is not made, and the outcome
 * says so: no line and no change is lost silently. Idempotent.
 */
export function applyChanges(
  stored: readonly ShoppingListLine[],
  { added, set, removed }: LineChanges,
): { lines: ShoppingListLine[]; outcome: SavedLines } {
  const saved: { id: string; version: number }[] = [];
  const changedMeanwhile: ShoppingListLine[] = [];
  const removedMeanwhile: string[] = [];
  const full: string[] = [];
  let lines = [...stored];
  const find = (id: string) => lines.find((line) => line.id === id);
  const report = (line: ShoppingListLine, isAsWanted: boolean) =>
    isAsWanted ? saved.push({ id: line.id, version: line.version }) : changedMeanwhile.push(line);

  for (const { id, version } of removed) {
    const line = find(id);
    if (line === undefined) continue;
    if (line.version === version) lines = lines.filter((each) => each !== line);
    else report(line, false);
  }
  for (const wanted of set) {
    const line = find(wanted.id);
    if (line === undefined) removedMeanwhile.push(wanted.id);
    else if (line.version !== wanted.version) report(line, sameLine(line, wanted));
    else {
      const next = { ...wanted, version: wanted.version + 1 };
      lines = lines.map((each) => (each === line ? next : each));
      report(next, true);
    }
  }
  for (const { after, ...wanted } of added) {
    const line = find(wanted.id);
    if (line !== undefined) report(line, sameLine(line, wanted));
    else if (lines.length >= MOST_QUICK_ROWS) full.push(wanted.id);
    else {
      const next = { ...wanted, version: 1 };
      const above = lines.findIndex(({ id }) => id === after);
      lines.splice(after === '' ? 0 : above < 0 ? lines.length : above + 1, 0, next);
      report(next, true);
    }
  }
  return { lines, outcome: { saved, changedMeanwhile, removedMeanwhile, full } };
}
