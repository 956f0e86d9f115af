import { afterEach } from 'vitest';

// Files share their worker's document: elements that a test leaves would take the focus of the next.
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
