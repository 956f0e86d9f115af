import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dismissToast, toastQueue } from '../primitives/toast/queue.ts';

// jsdom has no media queries, observers or layout, which overlays use.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoObserver;
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;

// An upper bound for busy machines; a wait ends as soon as its condition is true.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  // They outlive the page that showed them.
  for (const { id } of toastQueue.read()) dismissToast(id);
});
