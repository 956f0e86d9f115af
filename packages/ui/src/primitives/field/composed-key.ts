import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The `keyCode` of key events right after a composition, which Safari does not mark as composing. */
const COMPOSED_KEY = 229;

/** Whether a key belongs to an input method's composition, so that the field must ignore it. */
export function isComposedKey({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === COMPOSED_KEY;
}

/** Enter that ends a composition would submit the form in Safari. */
export function keepComposedText(event: ReactKeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && isComposedKey(event.nativeEvent)) event.preventDefault();
}
