/** A cell of the table. */
export interface Position {
  row: number;
  column: number;
}

type Step = readonly [down: number, right: number];

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The step of a key as in a spreadsheet; undefined for a key that edits. Numbers are short: their caret needs no arrow keys. */
export function stepOf({ key, shiftKey }: { key: string; shiftKey: boolean }): Step | undefined {
  if (key === 'Enter') return [shiftKey ? -1 : 1, 0];
  return shiftKey ? undefined : STEPS[key];
}

/** The nearest cell with a field in a direction; null at the edge. */
export function nextField(from: Position, [down, right]: Step, hasField: readonly (readonly boolean[])[]) {
  let { row, column } = from;
  for (;;) {
    row += down;
    column += right;
    const field = hasField[row]?.[column];
    if (field === undefined) return null;
    if (field) return { row, column };
  }
}

/** The cells of a text that a spreadsheet copied; null for the text of one cell. */
export function pastedBlock(text: string): string[][] | null {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  return lines.length === 1 && lines[0]?.length === 1 ? null : lines;
}
