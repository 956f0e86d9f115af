'use client';

import { useLayoutEffect, useRef, useState } from 'react';

/** The input in the plain control before hydration. */
export interface PlainAnswer {
  value: string;
  focused: boolean;
}

/**
 * Progressive enhancement of a field: render the plain control with `plain` as its ref until there is an `answer`, then the rich control
 * with that initial value. The server's HTML has the plain control, which works without script.
 */
export function usePlainFirst<Control extends HTMLInputElement | HTMLSelectElement>() {
  const plain = useRef<Control>(null);
  const [answer, setAnswer] = useState<PlainAnswer | null>(null);
  // In a layout effect: on pages that were not rendered by the server the exchange happens before the first paint.
  useLayoutEffect(() => {
    const control = plain.current;
    if (control) setAnswer({ value: control.value, focused: document.activeElement === control });
  }, []);
  return { plain, answer };
}
