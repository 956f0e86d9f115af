// The build puts the compiled styles of all that the window is made of in the place of these words.
const compiled = '/* rider-chat: compiled styles */';

/**
 * The window's styles for a shadow root. A page with a font size of its own on the root must not make the chat smaller: what is measured
 * in it is measured in the chat's.
 */
export function windowStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(compiled.replaceAll(/(?<![\w-])([\d.]+)rem\b/g, 'calc($1 * var(--rdchat-font-size, 16px))'));
  return sheet;
}
