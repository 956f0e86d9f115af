import { RiderChatElement } from './rider-chat.ts';
import { version } from './version.ts';

const NAME = 'rider-chat';

/** Defines the element. If another copy has already defined it, warns with both versions. */
export function defineRiderChat(): void {
  // Servers have no custom elements.
  if (typeof customElements === 'undefined') return;
  const first = customElements.get(NAME);
  if (first === undefined) customElements.define(NAME, RiderChatElement);
  else if (first !== RiderChatElement) {
    const theirs = 'version' in first ? String(first.version) : 'unknown';
    console.warn(`<${NAME}> ${version}: the page already has ${theirs}, which stays in use`);
  }
}
