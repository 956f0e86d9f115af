'use client';

import { setNonce } from 'get-nonce';
import { useInsertionEffect } from 'react';

/** The page's nonce; the browser may leave it out and read what the server wrote. */
export interface CspNonceProps {
  /** The nonce of `style-src`, new for each document. */
  nonce?: string | undefined;
}

/**
 * Lends the page's nonce to the style elements that overlays write, such as the scroll lock of a dialog.
 * Place it once, anywhere in the tree, when the page's policy allows no inline styles.
 */
export function CspNonce({ nonce }: CspNonceProps) {
  // Before any effect of an overlay; never on the server, where one module serves many documents.
  useInsertionEffect(() => {
    const lent = nonce ?? document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    if (lent) setNonce(lent);
  }, [nonce]);
  return <meta property="csp-nonce" nonce={nonce} />;
}
