/** A cell of the table, from 0. */
export interface Position {
  row: number;
  column: number;
}

/** The selected cells: from the anchor to the active cell, which has the field. */
export interface GridSelection {
  anchor: Position;
  active: Position;
}

/** A rectangle of cells, ends included. */
export interface Range {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

/** The cells of a selection. */
export function rangeOf({ anchor, active }: GridSelection): Range {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    start: Math.min(anchor.column, active.column),
    end: Math.max(anchor.column, active.column),
  };
}

/** The number of cells of a range. */
export function sizeOf({ top, bottom, start, end }: Range): number {
  return (bottom - top + 1) * (end - start + 1);
}

/** Rows of a page. */
const PAGE = 12;

/** Steps of the keys that move: rows and columns; Infinity moves to the end. */
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** A pressed key with its modifiers. */
export interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * How a key moves in the table; undefined where it does not. While a text is typed, the keys within a line are the field's, and Tab moves to
 * the next cell; otherwise Tab leaves the table.
 */
export function stepOf(pressed: PressedKey, isTyping: boolean): readonly [rows: number, columns: number] | undefined {
  const { key, shiftKey, altKey } = pressed;
  const isCommand = pressed.ctrlKey || pressed.metaKey;
  if (altKey) return undefined;
  if (key === 'Enter' && !isCommand) return [shiftKey ? -1 : 1, 0];
  if (key === 'Tab') return isTyping && !isCommand ? [0, shiftKey ? -1 : 1] : undefined;
  const step = STEPS[key];
  if (step === undefined || (isTyping && step[0] === 0)) return undefined;
  if (!isCommand) return step;
  // To the corners by Home and End, to the edge by arrows.
  const far = (by: number) => (by === 0 ? 0 : by * Infinity);
  return key === 'Home' || key === 'End' ? [step[1], step[1]] : [far(step[0]), far(step[1])];
}

/** The cell that is some steps away, within the table. */
export function movedBy(
  { row, column }: Position,
  [rows, columns]: readonly [number, number],
  size: { rows: number; columns: number },
): Position {
  const within = (place: number, count: number) => Math.max(0, Math.min(count - 1, place));
  return { row: within(row + rows, size.rows), column: within(column + columns, size.columns) };
}
