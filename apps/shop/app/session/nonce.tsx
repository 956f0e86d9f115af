import { createContext, use, type ReactNode } from 'react';

const NonceContext = createContext<{ script?: string | undefined; style?: string | undefined }>({});

/** Provides the document's nonces to the elements that need them; there are none in the browser. */
export function NonceProvider(props: { script?: string | undefined; style?: string | undefined; children: ReactNode }) {
  return <NonceContext value={{ script: props.script, style: props.style }}>{props.children}</NonceContext>;
}

export function useNonces() {
  return use(NonceContext);
}

declare global {
  var __webpack_nonce__: string | undefined;
}

/** Sets the document's nonce for the scroll lock of dialogs, which inserts a style element. */
export function lendStyleNonce(): void {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
