// The build replaces this string by the compiled styles of the window.
const compiled = '/* rider-chat: compiled styles */';

/**
 * The window's styles for a shadow root. `rem` is replaced, because a page's root font size must not scale the chat.
 */
export function windowStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(compiled.replaceAll(/(?<![\w-])([\d.]+)rem\b/g, 'calc($1 * var(--rdchat-font-size, 16px))'));
  return sheet;
}
