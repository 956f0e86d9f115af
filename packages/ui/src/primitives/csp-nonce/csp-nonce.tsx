'use client';

import { setNonce } from 'get-nonce';
import { useInsertionEffect } from 'react';

/** Props with the page's nonce; in the browser it is read from the document if absent. */
export interface CspNonceProps {
  /** The nonce of `style-src`, new for each document. */
  nonce?: string | undefined;
}

/**
 * Sets the page's nonce on style elements that overlays create, such as a dialog's scroll lock. Render it once, anywhere, if the page's
 * policy forbids inline styles.
 */
export function CspNonce({ nonce }: CspNonceProps) {
  // Runs before any effect of an overlay, and not on the server, where one module serves many documents.
  useInsertionEffect(() => {
    const lent = nonce ?? document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    if (lent) setNonce(lent);
  }, [nonce]);
  return <meta property="csp-nonce" nonce={nonce} />;
}
