'use client';

import { useLayoutEffect, useRef, useState } from 'react';

/** What the visitor did to the plain control before the richer one came. */
export interface PlainAnswer {
  value: string;
  focused: boolean;
}

/**
 * Lets the platform's control stand in the server's HTML, where it works without script, and gives way to a richer one
 * afterwards: render the plain control with `plain` as its ref until there is an `answer`, and start the richer one from it.
 */
export function usePlainFirst<Control extends HTMLInputElement | HTMLSelectElement>() {
  const plain = useRef<Control>(null);
  const [answer, setAnswer] = useState<PlainAnswer | null>(null);
  // Before the first paint of a page that was not rendered by the server: nobody sees the exchange.
  useLayoutEffect(() => {
    const control = plain.current;
    if (control) setAnswer({ value: control.value, focused: document.activeElement === control });
  }, []);
  return { plain, answer };
}
