import { RiderChatElement } from './rider-chat.ts';
import { version } from './version.ts';

const NAME = 'rider-chat';

/** Defines the element; where another copy did so before, that one stays and both versions are named in a warning. */
export function defineRiderChat(): void {
  // On a server there are no elements.
  if (typeof customElements === 'undefined') return;
  const first = customElements.get(NAME);
  if (first === undefined) customElements.define(NAME, RiderChatElement);
  else if (first !== RiderChatElement) {
    const theirs = 'version' in first ? String(first.version) : 'unknown';
    console.warn(`<${NAME}> ${version}: the page already has ${theirs}, which stays in use`);
  }
}
