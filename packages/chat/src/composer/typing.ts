import type { TextRange } from './emoji-groups.ts';

/** Replaces a range, or what is selected, as if it had been typed: it can be undone, and React hears of it. */
export function typeInto(area: HTMLTextAreaElement, text: string, range?: TextRange): void {
  area.focus();
  if (range) area.setSelectionRange(range.start, range.end);
  const { selectionStart: start, selectionEnd: end } = area;
  if (text === '' && start === end) return;
  if (isTyped(area, text)) return;
  area.setRangeText(text, start, end, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText', data: text }));
}

/** The old editing command is the only one that keeps the browser's undo; not every browser has it for text areas. */
function isTyped(area: HTMLTextAreaElement, text: string): boolean {
  const editing: { execCommand?: (command: string, ui: boolean, value?: string) => boolean } = area.ownerDocument;
  const before = area.value;
  const done = text === '' ? editing.execCommand?.('delete', false) : editing.execCommand?.('insertText', false, text);
  return done === true && area.value !== before;
}
