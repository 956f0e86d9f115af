import type { TextRange } from './emoji-groups.ts';

/** Replaces a range or the selection as if typed: undo works and React sees the change. */
export function typeInto(area: HTMLTextAreaElement, text: string, range?: TextRange): void {
  area.focus();
  if (range) area.setSelectionRange(range.start, range.end);
  const { selectionStart: start, selectionEnd: end } = area;
  if (text === '' && start === end) return;
  if (isTyped(area, text)) return;
  area.setRangeText(text, start, end, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText', data: text }));
}

/** Only `execCommand` preserves the undo history; not every browser supports it in text areas. */
function isTyped(area: HTMLTextAreaElement, text: string): boolean {
  const editing: { execCommand?: (command: string, ui: boolean, value?: string) => boolean } = area.ownerDocument;
  const before = area.value;
  const done = text === '' ? editing.execCommand?.('delete', false) : editing.execCommand?.('insertText', false, text);
  return done === true && area.value !== before;
}
