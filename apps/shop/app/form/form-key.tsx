import { randomId } from '@rider/model/random-id';
import { useState } from 'react';
import { useSignedIn } from '../session/use-signed-in.ts';

/**
 * Marks a form of a browser without script, which may send it twice. The server writes the mark, and into no document that a cache shares; in
 * the page it is empty.
 */
export function FormKey() {
  const signedIn = useSignedIn();
  const [key] = useState(() => (import.meta.env.SSR && signedIn ? randomId() : ''));
  return <input type="hidden" name="key" value={key} suppressHydrationWarning />;
}
