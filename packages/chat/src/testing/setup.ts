import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no layout, popovers or modal dialogs.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoObserver;
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
URL.createObjectURL ??= () => 'blob:of-a-test';
URL.revokeObjectURL ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

function toggled(element: Element, newState: 'open' | 'closed'): void {
  const event = new Event('toggle');
  element.dispatchEvent(Object.assign(event, { newState }));
}
HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  this.dataset['popoverState'] = 'open';
  // jsdom's default styles hide popovers, whose open state it does not implement.
  this.style.setProperty('display', 'block');
  toggled(this, 'open');
};
HTMLElement.prototype.hidePopover ??= function hidePopover(this: HTMLElement) {
  if (this.dataset['popoverState'] !== 'open') return;
  delete this.dataset['popoverState'];
  this.style.removeProperty('display');
  toggled(this, 'closed');
};
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('button, a[href], input, textarea')?.focus();
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// A missing text fails the test that shows it.
const { error } = console;
console.error = (...args: unknown[]) => {
  const [first] = args;
  if (first instanceof Error && first.message.includes('MISSING_TRANSLATION')) throw first;
  error(...args);
};

// An upper bound for busy machines; a wait ends as soon as its condition is true.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
